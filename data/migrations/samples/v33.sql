-- Rows that only version 33 can write.

-- Only the newest board of a game stays in this server, and one has to go.
UPDATE server_settings SET boards = 'newest' WHERE guild = 1001;
INSERT INTO announcements (what, created, not_before) VALUES
    ('{"kind":"old_board","game":2,"channel":3002,"message":4001}', 1751100000000, 1751100000000);
