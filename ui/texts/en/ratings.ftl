# Ratings.

rating = { $points }
rating-provisional = { $points }?
rating-spoken-provisional = { $points }, based on few games
rating-changed = { $who } { $rating } ({ $change })
ratings-changed = -# New ratings: { $ratings }
ratings-agreed = -# Unrated, as agreed: no one's rating changes
ratings-often = -# Unrated: only { $games ->
    [one] one game a day (UTC) counts
   *[other] { $games } games a day (UTC) count
} between { $players ->
    [2] these two players
   *[other] these teams
}
ratings-computer = -# Unrated: against the computer
ratings-early = -# Unrated: it ended too early
pace = -# ⏱️ { $who } typically moves within { $time } · finishes { $percent }% of games
pace-finishes = -# ⏱️ { $who } finishes { $percent }% of games
