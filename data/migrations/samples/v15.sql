-- Rows that only version 15 can write.

-- The messages of two offers, both of which have changed since.
INSERT INTO offer_messages (game, offer, made, channel, message) VALUES
    (2, 'draw', 0, 3002, 4001),
    (2, 'pause', 7, 3002, 4002);
INSERT INTO announcements (what, created, not_before, state, attempts) VALUES
    ('{"kind":"offer_changed","game":2,"offer":"draw","made":0,"by":11}', 1750000200000, 1750000200000, 'due', 0),
    ('{"kind":"challenge_changed","challenge":1,"begun":{"by":12,"channel":2001,"was_open":false}}', 1750000200000, 1750000200000, 'due', 0);
