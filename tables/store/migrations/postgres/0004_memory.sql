-- Every way back: `version` is that of the state it led to, `back_to` that of the state it returned to. The moves in
-- between stay where they are; seed, moves and undos together rebuild the game.
CREATE TABLE undos (
    table_id       BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version        BIGINT NOT NULL,
    back_to        BIGINT NOT NULL,
    kind           TEXT    NOT NULL CHECK (kind IN ('own', 'agreed', 'repair')),
    seat           BIGINT,
    interaction_id BIGINT UNIQUE,
    made_at        DOUBLE PRECISION    NOT NULL,
    PRIMARY KEY (table_id, version)
);

-- Rules that have failed. The report itself is a file; the same attempt at the same version is reported once.
CREATE TABLE faults (
    report   TEXT    PRIMARY KEY,
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version  BIGINT NOT NULL,
    attempt  TEXT    NOT NULL,
    at       DOUBLE PRECISION    NOT NULL,
    UNIQUE (table_id, version, attempt)
);

-- Onlookers who want to be told how a game goes on, and the chapter of which they have been told.
CREATE TABLE followers (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id  BIGINT NOT NULL,
    chapter  TEXT    NOT NULL,
    PRIMARY KEY (table_id, user_id)
);

CREATE INDEX followed_by_a_person ON followers (user_id);

-- Whose name, beside its own, a computer player bears that has taken over a seat.
CREATE TABLE leavers (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     BIGINT NOT NULL,
    user_id  BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_left_by_a_person ON leavers (user_id);

-- How finished games ended, read from their last states once. A game is rated if nobody but people played it, and
-- nobody left it.
CREATE TABLE results (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     BIGINT NOT NULL,
    user_id  BIGINT,
    name     TEXT    NOT NULL,
    place    BIGINT NOT NULL,
    winners  BIGINT NOT NULL,
    answers  BIGINT NOT NULL,
    waited   DOUBLE PRECISION    NOT NULL,
    rated    BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX results_of_a_person ON results (user_id);
