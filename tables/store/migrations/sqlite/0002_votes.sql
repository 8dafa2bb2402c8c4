-- What is to happen at a table by itself, and when. `subject` is the seat or the vote it is about.
CREATE TABLE timers (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind     TEXT    NOT NULL,
    subject  INTEGER NOT NULL DEFAULT 0,
    due_at   REAL    NOT NULL,
    PRIMARY KEY (table_id, kind, subject)
);

CREATE INDEX timers_by_time ON timers (due_at);

-- A question to the people of a table. Numbers are never given twice: an old button must not meet a new vote.
CREATE TABLE votes (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind     TEXT    NOT NULL,
    about    TEXT    NOT NULL
);

CREATE UNIQUE INDEX one_vote_about_one_thing ON votes (table_id, kind, about);

-- Who may vote; `choice` is NULL until they have.
CREATE TABLE ballots (
    vote_id INTEGER NOT NULL REFERENCES votes (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    choice  TEXT,
    PRIMARY KEY (vote_id, user_id)
);
