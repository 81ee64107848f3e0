-- Rows that only version 34 can write.

-- No manager of this server was shown yet what the bot can do there.
UPDATE guilds SET welcome_due = TRUE WHERE id = 1001;
