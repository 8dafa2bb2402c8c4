-- What somebody has seen of a game: everything up to `version`. A panel that was delivered shows the rest; whoever then
-- uses it has seen it. `here` is what the latest panel on the server has shown, `direct` what their direct message shows.
CREATE TABLE seen (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id  INTEGER NOT NULL,
    version  INTEGER NOT NULL DEFAULT 0,
    here     INTEGER NOT NULL DEFAULT 0,
    direct   INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, user_id)
) WITHOUT ROWID;

CREATE INDEX seen_by_a_person ON seen (user_id);
