# Leaderboards. One message a thing to say; arguments are named after what they stand for.

leaderboard-title = ## Leaderboard: { $game } · { $period }
period-all-time = all time
period-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
button-all-time = All time
leaderboard-place = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $place }.**
}
leaderboard-line = { $place } **{ $who }** · { $standing }
leaderboard-line-own = { $line } **← you**
leaderboard-standing = { $rating } ± { $width } · { $games ->
    [one] 1 game
   *[other] { $games } games
}
leaderboard-own-place = You: place **{ $place }** · { $standing }
leaderboard-own-missing = You: { $standing }. You are not listed yet: { $missing ->
    [one] one more rated game
   *[other] { $missing } more rated games
} will do.
leaderboard-own-none = You: no rated game yet. Whoever has played five is listed.
leaderboard-own-unlisted = You: { $standing }. You are not listed, as you have chosen: only you see this line. `/preferences` changes that.
leaderboard-own-unlisted-none = You: no rated game yet. You will not be listed, as you have chosen. `/preferences` changes that.
leaderboard-empty = Nobody is listed: it takes five rated games, of { $game } and in this time. Play with `/{ $command } challenge`: every game is rated, unless it is aborted, agreed not to count, or the same players' seventh in a day.
leaderboard-empty-teams = Nobody is listed: it takes five rated games, of { $game } and in this time. Play with `/{ $command } challenge` by the rules `teams`: every game is rated, unless it is aborted, agreed not to count, or the same players' seventh in a day.
leaderboard-legend = -# Rating ± twice its deviation. The order is by the rating less that: by what is certain of it. Five rated games put a player here.
leaderboard-legend-provisional = -# Rating ± twice its deviation. The order is by the rating less that: by what is certain of it. Five rated games put a player here; `?` marks a rating that is provisional still.
leaderboard-shown-by = -# Shown by { $who }.
leaderboard-choose = Another game
button-show-to-all = Show to all
button-own-place = Where do I stand?
