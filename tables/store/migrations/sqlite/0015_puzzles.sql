-- How somebody has done at a puzzle, which is named like `mighty-monsters:odd-coin`.
CREATE TABLE puzzles (
    user_id       INTEGER NOT NULL,
    puzzle        TEXT    NOT NULL,
    tries         INTEGER NOT NULL DEFAULT 0,
    best          INTEGER,
    solved        INTEGER NOT NULL DEFAULT 0,
    solution_seen INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (user_id, puzzle)
) WITHOUT ROWID;
