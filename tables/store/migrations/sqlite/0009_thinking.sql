-- What a hard computer player has to think about, one question per table: the state of this version, whose question it
-- is, and how many have been thought about in a row since a person decided. A timer says until when.
CREATE TABLE thoughts (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    version  INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    run      INTEGER NOT NULL
);
