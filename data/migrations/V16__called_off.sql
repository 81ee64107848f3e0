-- Games can be called off: by agreement, or by a player who hasn't moved yet.
INSERT INTO endings (name) VALUES ('called-off');

-- The same table as before, for one more kind of offer.
CREATE TABLE new_offer_messages (
    game INTEGER NOT NULL REFERENCES games (id),
    offer TEXT NOT NULL CHECK (offer IN ('draw', 'takeback', 'pause', 'abort')),
    made INTEGER NOT NULL CHECK (made >= 0),
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (game, offer, made)
) STRICT, WITHOUT ROWID;
INSERT INTO new_offer_messages SELECT game, offer, made, channel, message FROM offer_messages;
DROP TABLE offer_messages;
ALTER TABLE new_offer_messages RENAME TO offer_messages;

-- Ratings that a closed season still has to pull to the mean. Empty but for the seconds that this takes in a large server.
CREATE TABLE season_pulls (
    guild INTEGER NOT NULL REFERENCES guilds (id),
    category TEXT NOT NULL,
    player INTEGER NOT NULL REFERENCES players (id),
    -- The mean of all ratings when the season was closed, and when that was.
    mean REAL NOT NULL,
    closed INTEGER NOT NULL,
    PRIMARY KEY (guild, category, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX season_pulls_by_player ON season_pulls (player);
