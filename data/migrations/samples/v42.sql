-- Rows that only version 42 can write.

-- Two servers play, and the second votes. A third seeks another.
INSERT INTO vote_games (id, guild, channel, by, record, plies, against, hours, started, voted, ends, silent, revision, twin) VALUES
    (3, 1001, 2002, 11, 'dara:traditional b3', 1, 'server:first', 24, 1751000000000, 0, 1752300000000, 0, 2, 4),
    (4, 1002, 2003, 13, 'dara:traditional b3', 1, 'server:second', 24, 1751000000000, NULL, 1752300000000, 0, 1, 3),
    (5, 1002, 2004, 13, 'dala:standard', 0, 'server:first', 24, 1751000000000, NULL, 1751604800000, 0, 0, NULL);
INSERT INTO timers (what, at) VALUES ('vote:3', 1752300000000), ('vote:4', 1752300000000), ('vote:5', 1751604800000);
