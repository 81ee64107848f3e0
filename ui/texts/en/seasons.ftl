# Seasons. One message a thing to say; arguments are named after what they stand for.

season-question =
    ### Close season { $season }?
    - How the leaderboards stand is kept: { $boards }.
    - All ratings go half-way to the mean of their game, and are provisional again. Games that are running go on, and count for the next season.
    - A picture of the first three of each game is posted in this channel. Nobody is pinged.
    It cannot be undone.
season-board = { $category } { $players ->
    [one] (1 player)
   *[other] ({ $players } players)
}
season-under-way = Season { $season } is being closed. There are so many ratings here that it takes a little while: then `/seasons { $season }` shows how it ended, and lets you post it for all.
season-over = ## Season { $season } is over
season-kept = ## Season { $season } of { $last }
season-line = **{ $category }** { $first }
season-line-nobody = **{ $category }** The first three do not want to be listed any more, or have left.
season-place = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} { $who } { $rating }
season-goes-on = -# Season { $next } has begun: all ratings went half-way to the mean of their game, and are provisional again. `/seasons` shows what was.
season-closed = -# Closed { $closed } by { $by }.
season-closed-shown-by = -# Closed { $closed } by { $by }. Shown by { $who }.
season-choice = Season { $season }, closed on { $day }
podium-title = Season { $season } – { $category }
podium-spoken = Podium of season { $season } of { $category }. { $first }.
podium-spoken-place = { $place ->
    [1] First
    [2] Second
   *[3] Third
}: { $who }, { $rating }
podium-spoken-unknown = somebody whose name I do not know
button-close-season = Close season { $season }
button-leave-season = Leave it open
button-season = Season { $season }
button-post-season = Post it here
refused-season-closed = Season { $season } was closed already. `/seasons { $season }` shows how it ended.
refused-season-not-played = No rated game has ended in season { $season } yet: there is nothing to keep. Close it when some were played.
refused-season-nobody = Nobody stands on a leaderboard of this server yet: that takes five rated games of one kind. Close the season when somebody has played them.
refused-season-none = No season of this server was closed yet. Those who manage the server close one with `/season close`.
refused-season-no-such = This server has closed no season { $season }. The last one is season { $last }: `/seasons { $last }`.
