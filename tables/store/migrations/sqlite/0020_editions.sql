-- Which values a game is played with: an operator's own edition, or ours if it is empty. A table keeps its edition for its
-- whole life, so its values are kept here; the id is a digest of them, and what an edition does not say is ours.
CREATE TABLE editions (
    id      TEXT PRIMARY KEY,
    game    TEXT NOT NULL,
    name    TEXT NOT NULL,
    content TEXT NOT NULL
);
ALTER TABLE tables ADD COLUMN edition TEXT NOT NULL DEFAULT '';

-- What people have told the operator about a table; the file with the same number has the game up to that moment.
CREATE TABLE complaints (
    report   TEXT PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version  INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    words    TEXT NOT NULL,
    at       REAL NOT NULL
);
CREATE INDEX complaints_of_a_person ON complaints (user_id, at);
