# Leaderboards. One message a thing to say; arguments are named after what they stand for.

leaderboard-title = ## Clasificación: { $game } · { $period }
period-all-time = histórica
period-month = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { $year }
button-all-time = Histórica
leaderboard-place = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $place }.**
}
leaderboard-line = { $place } **{ $who }** · { $standing }
leaderboard-line-own = { $line } **← tú**
leaderboard-standing = { $rating } ± { $width } · { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
leaderboard-own-place = Tú: puesto **{ $place }** · { $standing }
leaderboard-own-missing = Tú: { $standing }. Aún no apareces: { $missing ->
    [one] te falta una partida puntuable
   *[other] te faltan { $missing } partidas puntuables
}.
leaderboard-own-none = Tú: aún sin partidas puntuables. Aparece quien ha jugado cinco.
leaderboard-own-unlisted = Tú: { $standing }. No apareces, porque así lo elegiste: solo tú ves esta línea. Se cambia en `/preferencias`.
leaderboard-own-unlisted-none = Tú: aún sin partidas puntuables. No aparecerás, porque así lo elegiste. Se cambia en `/preferencias`.
leaderboard-empty = Aún no aparece nadie: hacen falta cinco partidas puntuables de { $game } en este periodo. Juega con `/{ $command } desafiar`: toda partida puntúa, salvo si se anula, si se acuerda que no cuente o si es la séptima del día entre las mismas personas.
leaderboard-empty-teams = Aún no aparece nadie: hacen falta cinco partidas puntuables de { $game } en este periodo. Juega con `/{ $command } desafiar` y las reglas `teams`: toda partida puntúa, salvo si se anula, si se acuerda que no cuente o si es la séptima del día entre las mismas personas.
leaderboard-legend = -# Puntuación ± el doble de su desviación. El orden lo da la puntuación menos ese margen: lo que de ella es seguro. Con cinco partidas puntuables se aparece aquí.
leaderboard-legend-provisional = -# Puntuación ± el doble de su desviación. El orden lo da la puntuación menos ese margen: lo que de ella es seguro. Con cinco partidas puntuables se aparece aquí; `?` marca una puntuación todavía provisional.
leaderboard-shown-by = -# Lo comparte { $who }.
leaderboard-choose = Otro juego
button-show-to-all = Mostrar a todo el mundo
button-own-place = ¿En qué puesto estoy?
