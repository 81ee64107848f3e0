# Listas de partidas.

games-title = ## Tus partidas aquí
games-your-turn = **Te toca**
games-others-turn = **Aún no te toca**
games-challenges = **Desafíos abiertos**
games-game = **{ $rules }** contra { $opponents }, en { $link }: { $turn }
games-turn-yours = te toca, { $state }
games-turn-yours-since = te toca desde { $since }
games-turn-others = le toca a { $who }, { $state }
games-turn-others-since = le toca a { $who } desde { $since }
games-invited = { $who } te desafía a **{ $rules }**: { $link }, caduca { $expires }
games-made = Tu desafío a **{ $rules }**: { $link }, caduca { $expires }
games-joined = **{ $rules }**, ya te uniste: { $link }, caduca { $expires }
games-open = **{ $rules }**, para cualquiera: { $link }, caduca { $expires }
games-none = No tienes partidas aquí. Empieza una con `/jugar`, o mira las de otros con `/mirar`.
watch-title = ## Partidas en juego aquí
watch-game = **{ $rules }** en { $link }: { $plies ->
    [0] empezó { $since }
    [one] 1 jugada, { $since }
   *[other] { $plies } jugadas, la última { $since }
}
watch-game-timed = { $game }, { $state }
watch-game-here = { $game } · { $players }
watch-none = Ahora no juega nadie aquí. Empieza una partida con `/jugar`.
page-of = -# Página { $number } de { $last }
list-and = { $rest } y { $last }
list-more = { $count } más
button-page-before = Página anterior
button-page-after = Página siguiente
