# Ratings: as they are shown, and what a game has made of them. One message a thing to say; arguments are named after what they stand for.

rating = { $points }
rating-provisional = { $points }?
rating-spoken-provisional = { $points }, provisoire
rating-changed = { $who } { $rating } ({ $change })
ratings-changed = -# Cotes : { $ratings }
ratings-agreed = -# Partie amicale, comme convenu.
ratings-often = -# Non classée : entre { $players ->
    [2] ces deux joueurs
   *[other] ces équipes
}, seules { $games } parties de chaque jeu comptent par jour (UTC).
