-- The counterpart of SQLite's migration of this name, where it is explained. Workers of version 31 post at the hour in UTC, and forget
-- what was chosen when it's switched off.

ALTER TABLE daily_settings ADD COLUMN zone TEXT NOT NULL DEFAULT 'UTC';
ALTER TABLE daily_settings ADD COLUMN is_on BOOLEAN NOT NULL DEFAULT TRUE;
