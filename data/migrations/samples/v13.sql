-- What version 13 writes besides what version 12 does.
INSERT INTO practices (player, game, record, at) VALUES
    (11, 'dara', 'dara:niger b3 c4', 1750000200000), (11, 'damas', 'damas:ruibal', 1750000200000);
