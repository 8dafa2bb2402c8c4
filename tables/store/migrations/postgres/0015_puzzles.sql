-- How somebody has done at a puzzle, which is named like `mighty-monsters:odd-coin`.
CREATE TABLE puzzles (
    user_id       BIGINT NOT NULL,
    puzzle        TEXT    NOT NULL,
    tries         BIGINT NOT NULL DEFAULT 0,
    best          BIGINT,
    solved        BIGINT NOT NULL DEFAULT 0,
    solution_seen BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (user_id, puzzle)
);
