# Clasificaciones.

leaderboard-title = ## Clasificación: { $game } · { $period }
leaderboard-title-world = ## Clasificación mundial: { $game } · { $period }
period-all-time = desde siempre
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
button-all-time = Desde siempre
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
leaderboard-own-missing = Tú: { $standing }. Para entrar, { $missing ->
    [one] te falta una partida puntuable
   *[other] te faltan { $missing } partidas puntuables
}.
leaderboard-own-none = Tú: ninguna partida puntuable aún (lo son si no lo desactivas). Juega cinco para entrar.
leaderboard-own-unlisted = Tú: { $standing }. Solo lo ves tú, porque en `/preferencias` elegiste no salir.
leaderboard-own-unlisted-none = Tú: ninguna partida puntuable aún. En `/preferencias` elegiste no salir.
leaderboard-empty = Aún no hay nadie: hacen falta cinco partidas puntuables de { $game }. Empieza con `/{ $command } desafiar`.
leaderboard-empty-teams = Aún no hay nadie: hacen falta cinco partidas puntuables por equipos. Empieza con `/{ $command } desafiar`.
leaderboard-legend = -# Ordenada por puntuación menos el margen ±. Se entra con 5 partidas puntuables.
leaderboard-legend-provisional = -# Ordenada por puntuación menos el margen ±. Se entra con 5 partidas puntuables. `?`: pocas partidas últimamente.
leaderboard-shown-by = -# La muestra { $who }
leaderboard-choose = Otro juego
button-show-to-all = Publicar aquí
button-own-place = ¿Dónde estoy?
