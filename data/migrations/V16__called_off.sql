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
