# Ratings: as they are shown, and what a game has made of them. One message a thing to say; arguments are named after what they stand for.

rating = { $points }
rating-provisional = { $points }?
rating-spoken-provisional = { $points }, provisional
rating-changed = { $who } { $rating } ({ $change })
ratings-changed = -# Puntuación: { $ratings }
ratings-agreed = -# No puntúa, como se acordó.
ratings-often = -# No puntúa: entre { $players ->
    [2] estas dos personas
   *[other] estos equipos
} solo cuentan { $games } partidas de cada juego al día (UTC).
