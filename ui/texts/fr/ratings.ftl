# Cotes.

rating = { $points }
rating-provisional = { $points }?
rating-spoken-provisional = { $points }, sur peu de parties
rating-changed = { $who } { $rating } ({ $change })
ratings-changed = -# Classée : { $ratings }
ratings-agreed = -# Non classée, comme convenu
ratings-often = -# Non classée : au plus { $games } parties par jour (UTC) comptent entre { $players ->
    [2] les mêmes personnes
   *[other] les mêmes équipes
}
ratings-computer = -# Non classée : contre l’ordinateur
