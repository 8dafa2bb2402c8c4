-- What one process does for all of them, who does it, and until when nobody else does: `outbox 12` is the delivery of what
-- table 12 has to tell. Whoever is alive renews the lease; anybody may take over one that has run out.
CREATE TABLE leases (
    name  TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    until DOUBLE PRECISION NOT NULL
);

-- When to try again what could not be delivered, if nothing else happens at the table before.
ALTER TABLE outbox ADD COLUMN not_before DOUBLE PRECISION NOT NULL DEFAULT 0;

-- In which order people are asked in a vote.
ALTER TABLE ballots ADD COLUMN place BIGINT NOT NULL DEFAULT 0;

-- What there is and was in a channel is asked with every command.
CREATE INDEX tables_of_a_channel ON tables (channel_id);
