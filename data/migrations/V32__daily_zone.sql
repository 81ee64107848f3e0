-- The time zone of the puzzle of the day, and what was chosen for it while it's switched off.
ALTER TABLE daily_settings ADD COLUMN zone TEXT NOT NULL DEFAULT 'UTC';
ALTER TABLE daily_settings ADD COLUMN is_on INTEGER NOT NULL DEFAULT 1 CHECK (is_on IN (0, 1));
