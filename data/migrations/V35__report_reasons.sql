-- What a player of the world was reported for, and what was added to it.
ALTER TABLE reports ADD COLUMN reason TEXT CHECK (reason IN ('name', 'computer', 'stalling', 'other'));
ALTER TABLE reports ADD COLUMN words TEXT;
