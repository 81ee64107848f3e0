-- Rows that only version 32 can write.

-- In another server, the puzzle of the day came at noon in Lagos until it was switched off.
INSERT INTO daily_settings (guild, channel, game, hour, zone, is_on) VALUES (1002, 2002, 'dala', 12, 'Africa/Lagos', FALSE);
