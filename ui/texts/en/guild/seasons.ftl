# Seasons.

season-question =
    ### Close season { $season }?
    - I save the leaderboards: { $boards }.
    - Ratings move halfway back to the average. Games in progress count for the next season.
    - I post the top three of each game in this channel, without pings.
    This can't be undone.
season-board = { $category } { $players ->
    [one] (1 player)
   *[other] ({ $players } players)
}
season-under-way = Closing season { $season }. There are many ratings, so give me a moment, then look at `/season show`.
season-over = ## 🏆 Season { $season } is over!
season-kept = ## Season { $season } of { $last }
season-line = **{ $category }** { $first }
season-line-no-one = **{ $category }** The top three have left, or don't want to be listed.
season-place = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} { $who } { $rating }
season-goes-on = -# Season { $next } has started, and ratings moved halfway back to the average.
season-closed = -# Closed { $closed } by { $by }
season-closed-shown-by = -# Closed { $closed } by { $by } · shown by { $who }
season-choice = Season { $season }, closed on { $day }
podium-title = Season { $season } – { $category }
podium-spoken = Podium of season { $season } in { $category }. { $first }.
podium-spoken-place = { $place ->
    [1] First
    [2] Second
   *[3] Third
}: { $who }, { $rating }
podium-spoken-unknown = a player whose name I don't know
button-close-season = Close season { $season }
button-leave-season = Leave it open
button-season = Season { $season }
button-post-season = Post here
refused-season-closed = Season { $season } is already closed. See how it ended with `/season show`.
refused-season-not-played = No rated game has ended in season { $season } yet. Try again after one.
refused-no-one-listed = No one's on a leaderboard yet. It takes five rated games of the same kind. Try again later.
refused-no-season-closed = No season has been closed here yet. A server manager can do that with `/season close`.
refused-no-such-season = There's no closed season { $season } here. The last one is season { $last }.
season-planned = -# Ended automatically { $closed }, as set by { $by }
season-planned-shown-by = -# Ended automatically { $closed }, as set by { $by } · shown by { $who }
