-- Rows that only version 40 can write.

-- A server gives roles, of which one is refused. Someone was given one, and it was taken back from someone else.
INSERT INTO earned_roles (guild, merit, role, refused) VALUES
    (1001, 'champion', 7001, NULL), (1001, 'from-1800', 7002, 'forbidden');
INSERT INTO given_roles (guild, role, player) VALUES (1001, 7001, 11), (1001, 7003, 13);
INSERT INTO moderation_log (guild, by, at, kind, one, role) VALUES
    (1002, 13, 1751200000000, 'gave role', 11, 7001), (1002, 13, 1751200000001, 'took role', 12, 7001);
