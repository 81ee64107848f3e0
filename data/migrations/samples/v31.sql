-- Rows that only version 31 can write.

-- A result was corrected, and someone replaced; a player was told that a game has begun.
INSERT INTO moderation_log (guild, by, at, kind, competition, tool, one, other, result) VALUES
    (1001, 11, 1751100000000, 'managed competition', 1, 'correct', 11, 12, 'second'),
    (1001, 11, 1751100000001, 'managed competition', 1, 'replace', 11, 12, NULL);
UPDATE players SET told = 1751100000000, told_what = 'game:1' WHERE id = 12;
