-- Rows that only version 37 can write.

-- The week is told on Sundays; that of 29 June 2025 couldn't be posted. In another server, it was switched off.
INSERT INTO week_settings (guild, channel, weekday, hour, zone, is_on, told, posted) VALUES
    (1001, 2001, 'sunday', 18, 'Africa/Lagos', TRUE, 1751216400000, 1750611600000),
    (1002, 2002, 'monday', 0, 'UTC', FALSE, NULL, NULL);
INSERT INTO timers (what, at) VALUES ('week:1001', 1751821200000);
