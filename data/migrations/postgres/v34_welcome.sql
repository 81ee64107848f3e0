-- The counterpart of SQLite's migration of this name. Workers of version 33 go on without the column.
ALTER TABLE guilds ADD COLUMN welcome_due BOOLEAN NOT NULL DEFAULT FALSE;
