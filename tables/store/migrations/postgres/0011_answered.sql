-- A panel that was answered stays where it is, and what the table then posts is below it: `answered` is what such a panel
-- has shown. Whoever goes on in it has seen that; whoever opens the panel anew may not have.
ALTER TABLE seen ADD COLUMN answered BIGINT NOT NULL DEFAULT 0;
