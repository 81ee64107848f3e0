-- The counterpart of SQLite's migration of this name. Workers of version 34 go on without the columns.
ALTER TABLE reports ADD COLUMN reason TEXT CHECK (reason IN ('name', 'computer', 'stalling', 'other'));
ALTER TABLE reports ADD COLUMN words TEXT;
