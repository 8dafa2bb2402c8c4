-- When the bot was last there for people: what was to end while it was away ends later. One row, or none yet.
CREATE TABLE presence (
    one      BIGINT PRIMARY KEY CHECK (one = 1),
    alive_at DOUBLE PRECISION    NOT NULL
);
