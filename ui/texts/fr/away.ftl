# Times away. One message a thing to say; arguments are named after what they stand for.

absence-on = Ton absence dure jusqu’au { $until }.
absence-off = Tu n’as pas d’absence en cours.
absence-games = { $others ->
    [0] Ton chrono est arrêté dans toutes tes parties chronométrées ici.
   *[other] { $standing ->
        [0] Ton chrono continue dans toutes tes parties chronométrées ici ({ $games }), comme convenu pour elles.
       *[other] Parmi tes parties chronométrées ici ({ $games }), ton chrono est arrêté dans { $standing } ; dans les autres il continue, comme convenu pour elles.
    }
}
absence-planned = Absence prévue du { $from } au { $until }.
absence-left = Il te reste { $left } d’absence en { $year }, sur { $limit ->
    [one] { $limit } jour
   *[other] { $limit } jours
} par an.
refused-bad-date = { $typed } n’est pas une date. Indique un jour, par ex. `2026-12-24`, ou `5d`.
refused-away-how-long = Indique soit la durée de ton absence en jours (`jours`), soit le jour où elle finit (`fin`).
day-tomorrow = demain
day-in = dans { $span }
day-offered = { $date } ({ $when })
