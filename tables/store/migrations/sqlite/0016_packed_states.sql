-- The version a state is packed against: an earlier one, or its own if it is packed by itself. NULL for a state as
-- earlier releases wrote it, which is not packed.
ALTER TABLE states ADD COLUMN base INTEGER;

-- Tables that may have states of earlier releases. These are packed little by little while the bot runs, so that a large
-- file keeps nobody waiting at the start.
CREATE TABLE unpacked_tables (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE
);

INSERT INTO unpacked_tables SELECT id FROM tables WHERE status != 'lobby';
