-- The counterpart of SQLite's migration of this name. Workers of version 19 go on without the column.
ALTER TABLE server_settings ADD COLUMN idle_days BIGINT NOT NULL DEFAULT 14 CHECK (idle_days BETWEEN 3 AND 366);
