-- Who has left a game that others went on with, and has not come back; `excused` if the others say that it does not count.
CREATE TABLE departures (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id  INTEGER NOT NULL,
    left_at  REAL    NOT NULL,
    excused  INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, user_id)
);

CREATE INDEX departures_of_a_person ON departures (user_id);

-- Who keeps a list of their tables in their direct messages, where it is, and when it may be brought up to date next.
-- A list that is no longer wanted stays here until its message is gone.
CREATE TABLE homes (
    user_id    INTEGER PRIMARY KEY,
    wanted     INTEGER NOT NULL DEFAULT 1,
    channel_id INTEGER,
    message_id INTEGER,
    posted_at  REAL    NOT NULL DEFAULT 0,
    next_at    REAL    NOT NULL DEFAULT 0
);

-- Lists that something has changed on since they were last brought up to date.
CREATE TABLE home_changes (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL
);

CREATE INDEX home_changes_of_a_person ON home_changes (user_id);
