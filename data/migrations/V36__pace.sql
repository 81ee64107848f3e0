-- Where a player lives, by which their clocks stand at night if that was agreed on; NULL: as their server's.
ALTER TABLE preferences ADD COLUMN zone TEXT;

-- In how many minutes the seeker usually answers; NULL: not known.
ALTER TABLE seeks ADD COLUMN pace INTEGER CHECK (pace >= 0);
