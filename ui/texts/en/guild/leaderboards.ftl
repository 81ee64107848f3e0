# Leaderboards.

leaderboard-title = ## Leaderboard: { $game } · { $period }
leaderboard-title-world = ## Worldwide leaderboard: { $game } · { $period }
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
leaderboard-own-missing = You: { $standing }. { $missing ->
    [one] One more rated game
   *[other] { $missing } more rated games
} to appear here.
leaderboard-own-none = You: no rated games yet. Games are rated unless you turn that off. Play five to appear here.
leaderboard-own-unlisted = You: { $standing }. Only you see this, because you chose not to be listed in `/preferences`.
leaderboard-own-unlisted-none = You: no rated games yet. You chose not to be listed in `/preferences`.
leaderboard-empty = No one's here yet: it takes five rated games of { $game }. Start one with `/{ $command } challenge`.
leaderboard-empty-teams = No one's here yet: it takes five rated team games. Start one with `/{ $command } challenge`.
leaderboard-legend = -# Sorted by rating minus the ± margin. 5 rated games to qualify.
leaderboard-legend-provisional = -# Sorted by rating minus the ± margin. 5 rated games to qualify. `?` means few games lately.
leaderboard-shown-by = -# Shown by { $who }
leaderboard-choose = Another game
button-show-to-all = Post here
button-own-place = Find me
