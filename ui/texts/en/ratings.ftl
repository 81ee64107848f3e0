# Ratings: as they are shown, and what a game has made of them. One message a thing to say; arguments are named after what they stand for.

rating = { $points }
rating-provisional = { $points }?
rating-spoken-provisional = { $points }, provisional
rating-changed = { $who } { $rating } ({ $change })
ratings-changed = -# Rated: { $ratings }
ratings-agreed = -# Not rated, as was agreed.
ratings-often = -# Not rated: between { $players ->
    [2] these two players
   *[other] these teams
}, only { $games } games of a kind count each day (UTC).
