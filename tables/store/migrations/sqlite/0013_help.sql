-- How much somebody wants to have explained: `more`, `less`, or NULL for as much as they need.
ALTER TABLE people ADD COLUMN help TEXT;
