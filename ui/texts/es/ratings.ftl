# Puntuaciones.

rating = { $points }
rating-provisional = { $points }?
rating-spoken-provisional = { $points }, con pocas partidas
rating-changed = { $who } { $rating } ({ $change })
ratings-changed = -# Puntuaciones nuevas: { $ratings }
ratings-agreed = -# No puntuable, según lo acordado: no cambia ninguna puntuación
ratings-often = -# No puntuable: { $games ->
    [one] solo cuenta una partida
   *[other] solo cuentan { $games } partidas
} al día (UTC) entre { $players ->
    [2] estas dos personas
   *[other] estos equipos
}
ratings-computer = -# No puntuable: contra la máquina
ratings-early = -# No puntuable: terminó muy pronto
pace = -# ⏱️ { $who } suele responder en { $time } · termina el { $percent } % de sus partidas
pace-finishes = -# ⏱️ { $who } termina el { $percent } % de sus partidas
