-- Rows that only version 35 can write.

-- A report that says what for.
UPDATE reports SET reason = 'stalling', words = 'Third time this week' WHERE game = 1;
