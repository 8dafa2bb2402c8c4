-- What a table agrees on beside the settings of its game: clocks and absences.
ALTER TABLE tables ADD COLUMN options TEXT NOT NULL DEFAULT '{}';

-- How long a person has for the question they are asked; `deadline` leaves out all time that does not count.
CREATE TABLE clocks (
    table_id   BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat       BIGINT NOT NULL,
    user_id    BIGINT NOT NULL,
    number     BIGINT NOT NULL,
    reaction   BIGINT NOT NULL,
    started_at DOUBLE PRECISION    NOT NULL,
    deadline   DOUBLE PRECISION    NOT NULL,
    PRIMARY KEY (table_id, seat)
);

-- For whom a computer player keeps a seat, and when they are back by themselves, if that is known.
ALTER TABLE seats ADD COLUMN owner_id BIGINT;
ALTER TABLE seats ADD COLUMN owner_name TEXT;
ALTER TABLE seats ADD COLUMN returns_at DOUBLE PRECISION;
-- The version of the table since which its holder has had a seat: what was told to it in secret before stays so.
ALTER TABLE seats ADD COLUMN since BIGINT NOT NULL DEFAULT 0;

CREATE INDEX seats_kept_for_a_person ON seats (owner_id) WHERE owner_id IS NOT NULL;

-- How people want to be called, when they are not to be disturbed, and when they are away.
ALTER TABLE people ADD COLUMN notify TEXT NOT NULL DEFAULT 'mention'
    CHECK (notify IN ('dm', 'mention', 'both', 'silent'));
ALTER TABLE people ADD COLUMN quiet_from BIGINT;
ALTER TABLE people ADD COLUMN quiet_to BIGINT;
ALTER TABLE people ADD COLUMN zone TEXT;
ALTER TABLE people ADD COLUMN away_from DOUBLE PRECISION;
ALTER TABLE people ADD COLUMN away_until DOUBLE PRECISION;

-- Tables from before there were timers: nothing happens to them sooner than if they had been changed just now.
INSERT INTO timers (table_id, kind, due_at)
SELECT id, 'expiry', extract(epoch FROM now()) + 7 * 86400 FROM tables WHERE status = 'lobby'
UNION ALL
SELECT id, 'warning', extract(epoch FROM now()) + 14 * 86400 FROM tables WHERE status = 'playing';
