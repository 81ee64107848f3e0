-- Rows that only version 39 can write.

-- Seasons end each quarter, and that of a server did. In another server, that was switched off.
INSERT INTO season_plans (guild, channel, every, hour, zone, by, is_on, posted) VALUES
    (1001, 2001, 'quarter', 18, 'Africa/Lagos', 13, TRUE, 0),
    (1002, 2002, 'month', 0, 'UTC', 13, FALSE, 0);
UPDATE seasons SET planned = TRUE WHERE guild = 1001 AND number = 1;
INSERT INTO timers (what, at) VALUES ('season:1001', 1759338000000);
