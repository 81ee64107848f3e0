# Profiles and head-to-head records.

results = { $won } won, { $drawn } drawn, { $lost } lost
results-by-seat = { $stone } { $results }
results-in-short = { $stone } { $won } / { $drawn } / { $lost }

profile-title = ## Profile of { $who }
profile-none-own = No finished games yet. Start one with `/play`, or see yours with `/games`.
profile-none = { $who } has no finished games here yet. Challenge them with `/play`.
profile-game = **{ $game }** · { $games ->
    [one] 1 game: { $results }
   *[other] { $games } games: { $results }
}
profile-game-none = **{ $game }** · no finished games yet
profile-seat = - { $results }
profile-streak = - Winning streak: { $running } now, best { $longest }
profile-rating = - Rating: **{ $rating }** ± { $width }
profile-rating-best = - Rating: **{ $rating }** ± { $width }, best **{ $best }** on { $day }
profile-unrated = - No rating yet: none of these games was rated.
profile-last = - Last game { $when }{ $aborted ->
    [0] {""}
    [one] ; 1 game called off
   *[other] ; { $aborted } games called off
}
profile-others = **Other games** – won / drawn / lost
profile-other = - { $game } · { $results }
profile-other-rated = - { $game } · **{ $rating }** · { $results }
profile-legend = -# ±: how far off the rating may be. It shrinks with rated games. The band in the chart is half as wide.
profile-legend-provisional = -# ±: how far off the rating may be. `?` means few games lately, so it's a guess.
profile-shown-by = -# Shown by { $who }
profile-hidden = -# Only you see your profile, because you chose that in `/preferences`.
button-against-me = Head-to-head with me

plot-alt = Rating of { $who } in { $game } over { $games ->
    [one] one rated game
   *[other] { $games } rated games
}, from { $from } to { $to }. It starts at { $first }, is lowest at { $lowest } on { $lowest_day }, highest at { $highest } on { $highest_day }, and ends at { $last }. The band is { $width } up and down at the end.
plot-alt-one = Rating of { $who } in { $game } after one rated game, on { $to }: { $last }. The band is { $width } up and down.
plot-somebody = the player
date = { $day } { $month ->
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
plot-day = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
plot-month = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
} { $year }

versus-title = ## { $one } – { $other }
versus-score = **{ $points } – { $others }** after { $games ->
    [one] 1 game: { $results }
   *[other] { $games } games: { $results }
}
versus-game = - **{ $game }**: { $results } · { $seats }
versus-seats = -# From { $one }'s side; by colour: won / drawn / lost.
versus-last = **Latest games**
versus-last-won = - { $who } won { $when }: **{ $rules }**, { $link }
versus-last-drawn = - Draw { $when }: **{ $rules }**, { $link }
versus-last-aborted = - Called off { $when }: **{ $rules }**, { $link }
versus-none-own = You and { $other } haven't finished a game here yet. Challenge them with `/play`.
versus-none = { $one } and { $other } haven't finished a game here yet. See each of them in `/profile`.
versus-of-two = -# Games for two on this server. Team games aren't counted.

refused-profile-of-bot = { $player } is a bot and doesn't play. Choose a member.
refused-versus-self = `member` and `other` are the same person. Choose two, or use `/profile`.
refused-keeps-to-themselves = { $player } keeps their results private. `/versus` shows how the two of you did.
profile-computer-beaten = 🤖 Against the computer: { $results } · highest level beaten without hints: { $levels }
profile-computer = 🤖 Against the computer: { $results }
profile-puzzles = 🧩 Puzzles: { $ratings }
profile-puzzle-rating = { $game } **{ $rating }** ({ $solved } of { $tried })
