-- What version 12 writes besides what version 11 does.
UPDATE houses SET threads = 'never', games = 5, challenges = 2 WHERE guild = 1001;

INSERT INTO house_channels (guild, channel) VALUES (1001, 2001), (1001, 2002);

INSERT INTO house_rules (id, guild, name, folded, rules) VALUES
    (1, 1001, 'Mesa de Ñandú', 'mesa de ñandú', 'dara:traditional+take=any'),
    (2, 1001, 'Rápida', 'rápida', 'damala:rapid+bonus=no+bound=30');

INSERT INTO usual_rules (guild, game, preset, house) VALUES
    (1001, 'dara', NULL, 1), (1001, 'wali', 'wali:prost', NULL);
