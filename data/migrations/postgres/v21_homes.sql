-- The counterpart of SQLite's migration of this name, where it is explained. Workers of version 20 don't show what lives outside
-- servers.

CREATE TABLE channel_replies (
    channel BIGINT PRIMARY KEY,
    token TEXT NOT NULL,
    at BIGINT NOT NULL,
    remaining BIGINT NOT NULL CHECK (remaining >= 0)
);

CREATE INDEX channel_replies_by_time ON channel_replies (at);

ALTER TABLE announcements ADD COLUMN owed_to BIGINT;
CREATE INDEX announcements_owed ON announcements (owed_to) WHERE owed_to IS NOT NULL;
