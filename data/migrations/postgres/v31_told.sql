-- The counterpart of SQLite's migration of this name, where it is explained. Workers of version 30 log without it, and tell no one.

ALTER TABLE moderation_log ADD COLUMN one BIGINT REFERENCES players (id) DEFERRABLE;
ALTER TABLE moderation_log ADD COLUMN other BIGINT REFERENCES players (id) DEFERRABLE;
ALTER TABLE moderation_log ADD COLUMN result TEXT CHECK (result IN ('first', 'drawn', 'second'));

ALTER TABLE players ADD COLUMN told BIGINT;
ALTER TABLE players ADD COLUMN told_what TEXT CHECK ((told_what IS NULL) = (told IS NULL));
