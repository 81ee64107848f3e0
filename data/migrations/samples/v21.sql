-- Rows that only version 21 can write.

-- A private channel, and its newest interaction.
INSERT INTO guilds (id, since, language) VALUES (-3001, 1750700000000, 'es');
INSERT INTO channel_replies (channel, token, at, remaining) VALUES (3001, 'secret', 1750700000000, 4);
