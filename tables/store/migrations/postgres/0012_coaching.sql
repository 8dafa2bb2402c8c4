-- Who has turned the coach off, at a table that has one.
CREATE TABLE uncoached (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id  BIGINT NOT NULL,
    PRIMARY KEY (table_id, user_id)
);
