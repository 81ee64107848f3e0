# Times away. One message a thing to say; arguments are named after what they stand for.

absence-on = You are away until { $until }.
absence-off = You are not away.
absence-games = { $others ->
    [0] Your clock stands in all of your games with a clock here.
   *[other] { $standing ->
        [0] Your clock goes on in all of your games with a clock here ({ $games }), as was agreed for them.
       *[other] Of your games with a clock here ({ $games }), your clock stands in { $standing }; in the others it goes on, as was agreed for them.
    }
}
absence-planned = You will be away from { $from } to { $until }.
absence-left = You have { $left } left for it in { $year }, of { $limit ->
    [one] 1 day
   *[other] { $limit } days
} a year.
refused-bad-date = { $typed } is no date. Say a day, e.g. `2026-12-24`, or `in 5 days`.
refused-away-how-long = Say either for how many `days` you will be away, or `until` which day.
day-tomorrow = tomorrow
day-in = in { $span }
day-offered = { $date } ({ $when })
