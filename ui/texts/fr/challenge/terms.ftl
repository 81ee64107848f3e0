# Chronos et autres conditions d’une partie.

span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
span-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
terms = ⏳ { $terms }
terms-untimed = sans chrono
terms-per-turn = { $time } par tour
terms-bank = { $bank }, plus { $increment } par tour, jusqu’à { $cap }
terms-bank-fixed = { $bank } pour tous les tours
terms-no-away = le chrono continue pendant une absence
terms-match-points = { $points ->
    [one] match en { $points } point, sur plusieurs parties
   *[other] match en { $points } points, sur plusieurs parties
}
terms-unrated = non classée : les cotes ne changent pas
clock = ⏳ { $parts }
clock-out = le temps expire { $time }
clock-left = { $stone } a { $time }
clock-stands = ⏸️ Chrono en pause : { $why }
clock-paused = partie en pause
clock-cut-off = je ne peux pas écrire dans le salon de la partie
clock-away = absence jusqu’au { $until }
clock-unreached = mes messages n’arrivent pas ; il repart { $until } au plus tard
away = 💤 { $parts }
away-until = { $who } : absence jusqu’au { $until }
terms-match-pair = deux parties, chaque camp commence une fois
refused-bad-clock = { $typed } n’est pas un chrono. Essaie `3 jours`, `12 heures` ou `sans chrono`.
refused-bad-match = { $typed } n’est pas un match. Essaie `10 points` ({ $most } au plus) ou `deux parties`.
terms-nights = chronos en pause de 22 h à 8 h, à l’heure locale de chacun
terms-days-off = chronos en pause { $off ->
    [sat] le samedi et le dimanche
    [fri] le vendredi et le samedi
   *[thu] le jeudi et le vendredi
}, à l’heure locale de chacun
terms-nights-and-days-off = pause de 22 h à 8 h, { $off ->
    [sat] samedi et dimanche
    [fri] vendredi et samedi
   *[thu] jeudi et vendredi
}, à l’heure locale de chacun
clock-rests = en pause jusqu’au { $until }
