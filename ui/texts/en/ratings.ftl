# Ratings.

rating = { $points }
rating-provisional = { $points }?
rating-spoken-provisional = { $points }, based on few games
rating-changed = { $who } { $rating } ({ $change })
ratings-changed = -# Rated: { $ratings }
ratings-agreed = -# Unrated, as agreed
ratings-often = -# Unrated: only { $games } games a day (UTC) count between { $players ->
    [2] these two players
   *[other] these teams
}
ratings-computer = -# Unrated: against the computer
