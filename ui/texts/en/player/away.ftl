# Time away.

absence-on = You're away until { $until }.
absence-off = You're not away.
absence-games = { $others ->
    [0] { $games ->
        [one] Your clock is paused in your one timed game here.
       *[other] Your clocks are paused in all { $games } of your timed games here.
    }
   *[other] { $standing ->
        [0] { $games ->
            [one] Your clock keeps running here: your one timed game doesn't pause for time away.
           *[other] Your clocks keep running here: your { $games } timed games don't pause for time away.
        }
       *[other] Your clocks are paused in { $standing } of your { $games } timed games here. The others don't pause for time away.
    }
}
absence-planned = You'll be away from { $from } to { $until }.
absence-left = You have { $left } left in { $year }, out of { $limit ->
    [one] 1 day
   *[other] { $limit } days
} a year.
refused-bad-date = { $typed } isn't a date. Try `24 December` or `in 5 days`.
refused-away-how-long = Give just one of the two: `days`, or `until` with your last day away.
day-tomorrow = tomorrow
day-in = in { $span }
day-offered = { $date } ({ $when })
absence-back = Welcome back: you're no longer away.
absence-cancelled = Cancelled: your time away from { $from } to { $until }.
refused-away-from-the-past = That day is over. Choose a later `from`, or leave it out to be away from now on.
