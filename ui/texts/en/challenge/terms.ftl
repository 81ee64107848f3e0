# Clocks and other terms of a game.

span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
terms = ⏳ { $terms }
terms-untimed = no clock
terms-per-turn = { $time } a turn
terms-bank = { $bank }, plus { $increment } a turn, up to { $cap }
terms-bank-fixed = { $bank } for all turns
terms-no-away = clocks run during time away
terms-match-points = { $points ->
    [one] match to 1 point, over several games
   *[other] match to { $points } points, over several games
}
terms-unrated = unrated: no one's rating changes
clock = ⏳ { $parts }
clock-out = time runs out { $time }
clock-left = { $stone } has { $time }
clock-stands = ⏸️ Clock paused: { $why }
clock-paused = the game is paused
clock-cut-off = I can't post in the game's channel
clock-away = away until { $until }
clock-unreached = my messages don't get through; it runs again { $until } at the latest
away = 💤 { $parts }
away-until = { $who } is away until { $until }
terms-match-pair = two games, each side goes first once
refused-bad-clock = { $typed } isn't a clock. Try `3 days`, `12 hours` or `no clock`.
refused-bad-match = { $typed } isn't a match. Try `10 points` (at most { $most }), or `two games`.
terms-nights = clocks pause from 22:00 to 8:00, in each player's own time
terms-days-off = clocks pause on { $off ->
    [sat] Saturdays and Sundays
    [fri] Fridays and Saturdays
   *[thu] Thursdays and Fridays
}, in each player's own time
terms-nights-and-days-off = clocks pause from 22:00 to 8:00 and on { $off ->
    [sat] Saturdays and Sundays
    [fri] Fridays and Saturdays
   *[thu] Thursdays and Fridays
}, in each player's own time
clock-rests = paused until { $until }
