# Cotes.

rating = { $points }
rating-provisional = { $points }?
rating-spoken-provisional = { $points }, sur peu de parties
rating-changed = { $who } { $rating } ({ $change })
ratings-changed = -# Nouvelles cotes : { $ratings }
ratings-agreed = -# Non classée, comme convenu : les cotes ne changent pas
ratings-often = -# Non classée : au plus { $games ->
    [one] { $games } partie compte
   *[other] { $games } parties comptent
} par jour (UTC) entre les { $players ->
    [2] mêmes personnes
   *[other] mêmes équipes
}
ratings-computer = -# Non classée : contre l’ordinateur
ratings-early = -# Non classée : elle s’est arrêtée trop tôt
pace = -# ⏱️ { $who } répond en général en { $time } · finit { $percent } % de ses parties
pace-finishes = -# ⏱️ { $who } finit { $percent } % de ses parties
