-- Servers that have been greeted: nobody is greeted twice.
CREATE TABLE greetings (
    guild_id   INTEGER PRIMARY KEY,
    greeted_at REAL    NOT NULL
);

-- Where a server hears of tables that look for players, which role is called there, and when it last was.
CREATE TABLE boards (
    guild_id   INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    role_id    INTEGER,
    called_at  REAL    NOT NULL DEFAULT 0
);

-- The cards of a lobby outside its own channel: `thread` is what the channel above a thread keeps, `wanted` looks for
-- players. A card without a message is still to be posted; `role_id` is called by it then.
CREATE TABLE cards (
    table_id   INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind       TEXT    NOT NULL CHECK (kind IN ('thread', 'wanted')),
    channel_id INTEGER NOT NULL,
    message_id INTEGER,
    role_id    INTEGER,
    PRIMARY KEY (table_id, kind)
);

-- Who wants to be told when players are wanted for a game on a server, and when they last were.
CREATE TABLE watchers (
    user_id  INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    told_at  REAL    NOT NULL DEFAULT 0,
    PRIMARY KEY (user_id, guild_id, game)
);

CREATE INDEX watchers_of_a_game ON watchers (guild_id, game);

-- Who has been called to which lobby: nobody is called to the same one twice.
CREATE TABLE invitations (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id  INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
);

-- Whom somebody would rather not play with. Nobody else learns of it.
CREATE TABLE avoided (
    user_id    INTEGER NOT NULL,
    avoided_id INTEGER NOT NULL,
    PRIMARY KEY (user_id, avoided_id)
);

CREATE INDEX avoided_by_others ON avoided (avoided_id);
