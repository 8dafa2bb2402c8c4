-- What somebody may do only so often within an hour, and when they did: a list of moments. At no table in particular, the
-- number of the table is 0. Rows are deleted once the last moment is an hour old.
CREATE TABLE hourly (
    what     TEXT NOT NULL,
    user_id  BIGINT NOT NULL,
    table_id BIGINT NOT NULL,
    moments  TEXT NOT NULL,
    until    DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (what, user_id, table_id)
);
