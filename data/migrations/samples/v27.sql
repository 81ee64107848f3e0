-- Rows that only version 27 can write.

-- A puzzle of the day every day at noon, of all games; the one of 26 June 2025 was posted, that of the day before wasn't.
INSERT INTO daily_settings (guild, channel, game, hour) VALUES (1001, 2001, NULL, 12);
INSERT INTO daily_puzzles (guild, day, puzzle, channel, begins, ends, message) VALUES
    (1001, 20264, 1, 2001, 1750852800000, 1750939200000, NULL),
    (1001, 20265, 2, 2001, 1750939200000, 1751025600000, 3901);
INSERT INTO timers (what, at) VALUES ('daily:1001', 1751025600000);
