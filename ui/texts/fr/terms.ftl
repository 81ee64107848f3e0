# Times and terms. One message a thing to say; arguments are named after what they stand for.

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
terms-bank = { $bank } de réserve, plus { $increment } par tour, { $cap } au plus
terms-bank-fixed = { $bank } pour tous les tours ensemble
terms-no-away = le chrono ne s’arrête pas en cas d’absence
terms-match-points = { $points ->
    [one] un match en { $points } point
   *[other] un match en { $points } points
}
terms-unrated = partie amicale, sans effet sur les cotes
clock = ⏳ { $parts }
clock-out = échéance { $time }
clock-left = { $stone } a encore { $time }
clock-stands = ⏸️ Le chrono est arrêté : { $why }.
clock-paused = la partie est en pause
clock-cut-off = son salon est inaccessible
clock-away = retour le { $until }
away = 💤 { $parts }.
away-until = { $who } s’absente jusqu’au { $until }
terms-match-pair = deux parties, chacun commence une fois
refused-bad-clock = { $typed } n’est pas un temps de jeu. Indique un temps par tour, d’une minute à 90 jours, par ex. `3d` ou `12h` ; ou une réserve, avec ce que chaque tour ajoute et son maximum, par ex. `5d+12h/7d` ; ou `none`.
refused-bad-match = { $typed } n’est pas un match. Indique en combien de points, de `1` à `{ $most }`, par ex. `10` ; ou `pair` pour deux parties, où chacun commence une fois.
