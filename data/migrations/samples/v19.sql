-- Rows that only version 19 can write.

-- A member is reinstated and suspended again.
INSERT INTO moderation_log (id, guild, by, at, kind, player, game, channel, challenge, season, reason) VALUES
    (5, 1001, 13, 1750600000000, 'reinstated', 15, NULL, NULL, NULL, NULL, NULL),
    (6, 1001, 13, 1750600060000, 'suspended', 15, NULL, NULL, NULL, NULL, 'He still shouts.');
