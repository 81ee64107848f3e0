# Time away.

absence-on = You're away until { $until }.
absence-off = You're not away.
absence-games = { $others ->
    [0] Your clocks are paused in all your timed games here.
   *[other] { $standing ->
        [0] Your clocks keep running here: your games ({ $games }) were agreed without breaks.
       *[other] Your clocks are paused in { $standing } of your { $games } timed games here. The others were agreed without breaks.
    }
}
absence-planned = You'll be away from { $from } to { $until }.
absence-left = You have { $left } left in { $year }, out of { $limit ->
    [one] 1 day
   *[other] { $limit } days
} a year.
refused-bad-date = { $typed } isn't a date. Try `2026-12-24` or `in 5 days`.
refused-away-how-long = Choose one of the two: `days`, or the last day with `until`.
day-tomorrow = tomorrow
day-in = in { $span }
day-offered = { $date } ({ $when })
