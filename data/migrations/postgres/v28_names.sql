-- See V28__names.sql. Programs before it ask for the old name, so they can't go on beside this one.
ALTER TABLE blocks RENAME COLUMN whom TO blocked;

ALTER INDEX blocks_by_whom RENAME TO blocks_by_blocked;

UPDATE compatible_since SET version = 28;
