-- The counterpart of SQLite's migration of this name. Workers of version 32 go on without the column.
ALTER TABLE server_settings ADD COLUMN boards TEXT NOT NULL DEFAULT 'all' CHECK (boards IN ('all', 'newest'));
