-- How strong the computer player at a seat is; those from before there were strengths play as they always did.
ALTER TABLE seats ADD COLUMN strength TEXT NOT NULL DEFAULT 'normal' CHECK (strength IN ('easy', 'normal', 'hard'));
