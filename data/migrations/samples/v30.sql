-- Rows that only version 30 can write.

-- A league whose games can't begin, since the bot may not open threads.
UPDATE competitions SET halted = 1751000000000, halted_why = 'lacks-34359738368' WHERE id = 1;
