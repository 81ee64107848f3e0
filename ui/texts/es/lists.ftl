# Lists: the games of a player, and those of a server. One message a thing to say; arguments are named after what they stand for.

games-title = ## Tus partidas en este servidor
games-your-turn = **Te esperan a ti**
games-others-turn = **Esperas a los demás**
games-challenges = **Desafíos abiertos**
games-game = **{ $rules }** contra { $opponents }, en { $link }: { $turn }.
games-turn-yours = tu turno, { $state }
games-turn-yours-since = tu turno empezó { $since }
games-turn-others = turno de { $who }, { $state }
games-turn-others-since = el turno de { $who } empezó { $since }
games-invited = { $who } te desafía a **{ $rules }**: { $link }, expira { $expires }.
games-made = Tu desafío a **{ $rules }**: { $link }, expira { $expires }.
games-joined = **{ $rules }**, donde ya tienes puesto: { $link }, expira { $expires }.
games-open = **{ $rules }**, con quien se una: { $link }, expira { $expires }.
games-none = No juegas ninguna partida en este servidor ni hay desafíos abiertos para ti. Empieza con `/dara desafiar`, o lo mismo con otro juego. `/mirar` muestra lo que juegan los demás.
watch-title = ## Las partidas de este servidor
watch-game = **{ $rules }** en { $link }: { $plies ->
    [0] empezó { $since }
    [one] 1 jugada, la última { $since }
   *[other] { $plies } jugadas, la última { $since }
}
watch-game-timed = { $game }, { $state }
watch-game-here = { $game } · { $players }
watch-none = En este servidor no se juega ninguna partida. Empieza una con `/dara desafiar`, o lo mismo con otro juego.
page-of = -# Página { $number } de { $last }
button-page-before = Página anterior
button-page-after = Página siguiente
