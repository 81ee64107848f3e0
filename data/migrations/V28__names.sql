-- A block has the words of the program: who blocked, and who is blocked.
ALTER TABLE blocks RENAME COLUMN whom TO blocked;

DROP INDEX blocks_by_whom;
CREATE INDEX blocks_by_blocked ON blocks (blocked, by);
