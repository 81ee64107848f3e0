-- The counterpart of SQLite's migration of this name, where it is explained. Workers of version 35 seek without it.

ALTER TABLE preferences ADD COLUMN zone TEXT;

ALTER TABLE seeks ADD COLUMN pace BIGINT CHECK (pace >= 0);
