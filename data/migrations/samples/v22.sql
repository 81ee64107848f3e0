-- Rows that only version 22 can write.

-- Someone seeks a game in the world, and another was reported.
INSERT INTO guilds (id, since) VALUES (0, 1750800000000);
INSERT INTO members (guild, player, name, unlisted, gone) VALUES (0, 11, 'Ada', 0, 0);
INSERT INTO suspensions (guild, player, since, reason) VALUES (0, 14, 1750800000000, 'Rude name.');
INSERT INTO mailed_boards (game, player, channel, message) VALUES (1, 11, 4001, 4002);
INSERT INTO reports (game, by, player, name, at) VALUES (1, 11, 12, 'Ben', 1750800000000);
