-- The standing with which people have agreed to end a game: it counts as the result.
CREATE TABLE standings (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     BIGINT NOT NULL,
    points   BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

-- What somebody at a seat has achieved in a finished game, such as the most souls in one round; who sat there, `results` tells.
CREATE TABLE records (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     BIGINT NOT NULL,
    record   TEXT    NOT NULL,
    value    BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat, record)
);

-- Servers that have a hall of fame.
CREATE TABLE halls (
    guild_id BIGINT PRIMARY KEY
);
