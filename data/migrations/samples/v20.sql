-- Rows that only version 20 can write.

-- A server gives games against the computer a month.
UPDATE server_settings SET idle_days = 30 WHERE guild = 1001;
