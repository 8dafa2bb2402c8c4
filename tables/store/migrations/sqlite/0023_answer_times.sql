-- How many seconds each answer of somebody took in a game, as a list; NULL if that was not kept yet when the game ended.
ALTER TABLE results ADD COLUMN times TEXT;
