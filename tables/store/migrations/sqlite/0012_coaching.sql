-- Who has turned the coach off, at a table that has one.
CREATE TABLE uncoached (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id  INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
);
