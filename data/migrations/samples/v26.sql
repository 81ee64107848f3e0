-- Rows that only version 26 can write.

-- A lesson that Ada has gone through, and one that a later version no longer has.
INSERT INTO lessons_done (player, lesson, at) VALUES (11, 'dara-row', 1751100000000), (11, 'dara-gone', 1751100000001);
