-- A table: a lobby, a game in progress, or what is left of one.
CREATE TABLE tables (
    id          INTEGER PRIMARY KEY,
    guild_id    INTEGER,
    channel_id  INTEGER NOT NULL,
    game        TEXT    NOT NULL,
    settings    TEXT    NOT NULL,
    host_id     INTEGER NOT NULL,
    status      TEXT    NOT NULL CHECK (status IN ('lobby', 'playing', 'over', 'closed')),
    version     INTEGER NOT NULL DEFAULT 0,
    locale      TEXT    NOT NULL,
    seed        INTEGER,
    message_id  INTEGER,
    message_at  REAL,
    created_at  REAL    NOT NULL,
    changed_at  REAL    NOT NULL
);

CREATE UNIQUE INDEX one_open_table_per_channel ON tables (channel_id) WHERE status IN ('lobby', 'playing');

-- Who sits where; user_id is NULL for a computer player.
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    user_id  INTEGER,
    name     TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE UNIQUE INDEX one_seat_per_person ON seats (table_id, user_id) WHERE user_id IS NOT NULL;
CREATE INDEX seats_of_a_person ON seats (user_id);

-- Every state of a game, so that undo, replay and bug reports are exact.
CREATE TABLE states (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version  INTEGER NOT NULL,
    state    BLOB    NOT NULL,
    PRIMARY KEY (table_id, version)
);

-- Every accepted move; version is that of the state it led to. Seed and moves alone rebuild the game.
CREATE TABLE moves (
    table_id       INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version        INTEGER NOT NULL,
    seat           INTEGER NOT NULL,
    number         INTEGER NOT NULL,
    choice         TEXT    NOT NULL,
    barrier        TEXT,
    interaction_id INTEGER UNIQUE,
    made_at        REAL    NOT NULL,
    PRIMARY KEY (table_id, version)
);

-- What Discord must still be told. A batch is sent under one nonce, so that sending it twice does no harm.
CREATE TABLE outbox (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id   INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    errand     TEXT    NOT NULL,
    batch      INTEGER,
    attempts   INTEGER NOT NULL DEFAULT 0
);

CREATE INDEX outbox_by_table ON outbox (table_id, id);

-- The one living direct message per person and table.
CREATE TABLE panels (
    table_id   INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id    INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    posted_at  REAL    NOT NULL,
    PRIMARY KEY (table_id, user_id)
);

-- An answer in the making: picks so far, or a place waiting for Confirm.
CREATE TABLE drafts (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    words    TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat)
);

-- What people have set, and what we have learned about reaching them.
CREATE TABLE people (
    user_id   INTEGER PRIMARY KEY,
    locale    TEXT,
    chosen    INTEGER NOT NULL DEFAULT 0,
    hands     TEXT NOT NULL DEFAULT 'dm' CHECK (hands IN ('dm', 'panel')),
    dms       TEXT NOT NULL DEFAULT 'open' CHECK (dms IN ('open', 'closed', 'closed-told'))
);

-- The language a server's tables speak, where it is not the server's own.
CREATE TABLE servers (
    guild_id INTEGER PRIMARY KEY,
    locale   TEXT NOT NULL
);
