-- Every way back: `version` is that of the state it led to, `back_to` that of the state it returned to. The moves in
-- between stay where they are; seed, moves and undos together rebuild the game.
CREATE TABLE undos (
    table_id       INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version        INTEGER NOT NULL,
    back_to        INTEGER NOT NULL,
    kind           TEXT    NOT NULL CHECK (kind IN ('own', 'agreed', 'repair')),
    seat           INTEGER,
    interaction_id INTEGER UNIQUE,
    made_at        REAL    NOT NULL,
    PRIMARY KEY (table_id, version)
);

-- Rules that have failed. The report itself is a file; the same attempt at the same version is reported once.
CREATE TABLE faults (
    report   TEXT    PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version  INTEGER NOT NULL,
    attempt  TEXT    NOT NULL,
    at       REAL    NOT NULL,
    UNIQUE (table_id, version, attempt)
);

-- Onlookers who want to be told how a game goes on, and the chapter of which they have been told.
CREATE TABLE followers (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id  INTEGER NOT NULL,
    chapter  TEXT    NOT NULL,
    PRIMARY KEY (table_id, user_id)
);

CREATE INDEX followed_by_a_person ON followers (user_id);

-- Whose name, beside its own, a computer player bears that has taken over a seat.
CREATE TABLE leavers (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_left_by_a_person ON leavers (user_id);

-- How finished games ended, read from their last states once. A game is rated if nobody but people played it, and
-- nobody left it.
CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    user_id  INTEGER,
    name     TEXT    NOT NULL,
    place    INTEGER NOT NULL,
    winners  INTEGER NOT NULL,
    answers  INTEGER NOT NULL,
    waited   REAL    NOT NULL,
    rated    INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX results_of_a_person ON results (user_id);
