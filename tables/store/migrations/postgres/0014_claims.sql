-- Who thinks about a question, and until when nobody else does: the lease of whoever is alive is renewed while they think.
ALTER TABLE thoughts ADD COLUMN claimed_by TEXT NOT NULL DEFAULT '';
ALTER TABLE thoughts ADD COLUMN claimed_until DOUBLE PRECISION NOT NULL DEFAULT 0;
