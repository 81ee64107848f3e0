# Profiles: what a player has played, and how they have fared against another. One message a thing to say; arguments are named after what they stand for.

results = { $won } won, { $drawn } drawn, { $lost } lost
results-by-seat = { $stone } { $results }
results-in-short = { $stone } { $won } / { $drawn } / { $lost }

profile-title = ## Profile of { $who }
profile-none-own = You have finished no game in this server yet, so there is nothing to show. Begin one with `/dara challenge`, or the same of another game; `/games` lists those that you are playing.
profile-none = { $who } has finished no game in this server yet, so there is nothing to show. You can challenge them with `/dara challenge`, or the same of another game.
profile-game = **{ $game }** · { $games ->
    [one] 1 game: { $results }
   *[other] { $games } games: { $results }
}
profile-game-none = **{ $game }** · no finished game yet
profile-seat = - { $results }
profile-streak = - Won in a row: { $running } now, { $longest } at most
profile-rating = - Rating: **{ $rating }** ± { $width }
profile-rating-best = - Rating: **{ $rating }** ± { $width }, the best **{ $best }** on { $day }
profile-unrated = - No rating yet: none of these games was rated.
profile-last = - Last game { $when }{ $aborted ->
    [0] {""}
    [one] ; 1 more was aborted, and does not count
   *[other] ; { $aborted } more were aborted, and do not count
}
profile-others = **The other games** – won / drawn / lost
profile-other = - { $game } · { $results }
profile-other-rated = - { $game } · **{ $rating }** · { $results }
profile-legend = -# Rating ± twice its deviation: within that, the strength almost certainly lies. The band of the plot is half as wide.
profile-legend-provisional = -# Rating ± twice its deviation: within that, the strength almost certainly lies. The band of the plot is half as wide. `?` marks a rating that is provisional: with so few games of late it says little.
profile-shown-by = -# Shown by { $who }.
profile-hidden = -# Only you see this: others are not shown your profile, as you have chosen with `/preferences`.
button-against-me = Head to head with me

plot-alt = A plot: the rating of { $who } in { $game } after each of { $games } rated games, from { $from } to { $to }. It begins at { $first }, is lowest at { $lowest } on { $lowest_day }, highest at { $highest } on { $highest_day }, and ends at { $last }. The band around the line is the deviation, at the end { $width } up and down.
plot-alt-one = A plot: the rating of { $who } in { $game } after the one rated game so far, on { $to }: { $last }. The band around it is the deviation, { $width } up and down.
plot-somebody = the player
plot-date = { $day } { $month ->
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

versus-title = ## { $one } against { $other }
versus-score = **{ $points } – { $others }** after { $games ->
    [one] 1 game: { $results }
   *[other] { $games } games: { $results }
}
versus-game = - **{ $game }**: { $results } · { $seats }
versus-seats = -# Seen from { $one }; by colour: won / drawn / lost.
versus-last = **The last games**
versus-last-won = - { $who } won { $when }: **{ $rules }**, { $link }
versus-last-drawn = - Drawn { $when }: **{ $rules }**, { $link }
versus-last-aborted = - Aborted { $when }: **{ $rules }**, { $link }
versus-none-own = You and { $other } have finished no game against each other in this server yet. Challenge them with `/dara challenge`, or the same of another game.
versus-none = { $one } and { $other } have finished no game against each other in this server yet. `/profile` shows what each of them has played.
versus-of-two = -# Games of two in this server: those of four are played in teams, and are not counted here.

refused-profile-of-bot = { $player } is a program: it plays no games, and has no profile. Name a member who plays.
refused-versus-self = That would be the same member on both sides. Name two different members, or use `/profile` to see what one of them has played.
refused-keeps-to-himself = { $player } does not want to be listed, so nobody else is shown their results. `/versus` shows how the two of you fared against each other.
