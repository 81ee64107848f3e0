-- The messages that show offers, until they show what has become of them.
CREATE TABLE offer_messages (
    game INTEGER NOT NULL REFERENCES games (id),
    -- What is offered, and the revision of the game with which it was: together they name an offer.
    offer TEXT NOT NULL CHECK (offer IN ('draw', 'takeback', 'pause')),
    made INTEGER NOT NULL CHECK (made >= 0),
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (game, offer, made)
) STRICT, WITHOUT ROWID;
