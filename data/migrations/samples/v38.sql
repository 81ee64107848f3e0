-- Rows that only version 38 can write.

-- Two members watched the second game: one guess each was right and wrong, and one is open. Guessing is on.
INSERT INTO guesses (game, ply, player, guild, action, at, hit) VALUES
    (2, 2, 13, 1001, 'c3', 1750000180000, 1),
    (2, 2, 14, 1001, 'c4', 1750000180000, 0),
    (2, 3, 13, 1001, 'd4', 1750000190000, NULL);
UPDATE server_settings SET guesses = 1 WHERE guild = 1001;
