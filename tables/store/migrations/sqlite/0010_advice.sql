-- Whether anybody has asked for advice where a game does not count then. Who it was is nobody's business.
ALTER TABLE tables ADD COLUMN advised INTEGER NOT NULL DEFAULT 0;
