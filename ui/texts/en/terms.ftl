# Times and terms. One message a thing to say; arguments are named after what they stand for.

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
terms-bank = { $bank }, { $increment } more with every turn, at most { $cap }
terms-bank-fixed = { $bank } for all turns together
terms-no-away = no clock stands for one who is away
terms-match-points = { $points ->
    [one] a match to 1 point
   *[other] a match to { $points } points
}
terms-unrated = unrated: counts for no rating
clock = ⏳ { $parts }
clock-out = time is out { $time }
clock-left = { $stone } has { $time }
clock-stands = ⏸️ The clock stands: { $why }.
clock-paused = the game is paused
clock-cut-off = nothing can be posted where it is played
clock-away = away until { $until }
away = 💤 { $parts }.
away-until = { $who } is away until { $until }
terms-match-pair = two games, each side first once
refused-bad-clock = { $typed } is no time for turns. Say a time a turn, from a minute to 90 days, e.g. `3d` or `12h`; or a bank with what every turn adds and the most that it holds, e.g. `5d+12h/7d`; or `none`.
refused-bad-match = { $typed } is no match. Say to how many points, from `1` to `{ $most }`, e.g. `10`; or `pair` for two games, in which each side is first once.
