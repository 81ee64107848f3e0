-- Games live outside servers as well: in private channels and in channels of servers that don't have the bot. `guilds` has a row
-- for each, whose id is below 0, and whatever refers to a server may refer to one of those.

-- The newest interaction in such a channel. The bot can't post there by itself, but with the interaction's token, which is
-- valid for fifteen minutes, a few more messages.
CREATE TABLE channel_replies (
    channel INTEGER PRIMARY KEY,
    token TEXT NOT NULL,
    at INTEGER NOT NULL,
    -- How many messages can still be posted with it.
    remaining INTEGER NOT NULL CHECK (remaining >= 0)
) STRICT;

CREATE INDEX channel_replies_by_time ON channel_replies (at);

-- The channel that waits for it: it is posted once someone uses the bot there.
ALTER TABLE announcements ADD COLUMN owed_to INTEGER;
CREATE INDEX announcements_owed ON announcements (owed_to) WHERE owed_to IS NOT NULL;
