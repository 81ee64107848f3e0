# La semana de un servidor.

week-title = ## 📅 Resumen de la semana
week-games = **{ $games ->
    [one] Terminó una partida
   *[other] Terminaron { $games } partidas
}** { $players ->
    [one] de una persona
   *[other] entre { $players } personas
}.
week-climbers = 📈 **Mayores subidas**: { $list }
week-climber = { $who } +{ $gain } ({ $game }, ahora { $rating })
week-upset = ⚡ **Sorpresa de la semana**: { $winner } ({ $lower }) ganó a { $loser } ({ $higher }) { $link }
week-game = 🎬 **Partida de la semana**: { $players } { $link }
week-solvers = 🧩 **Problemas del día resueltos**: { $list }
week-solver = { $who } { $solved }
week-guessers = 🔮 **Quién adivinó mejor**: { $list }
week-guesser = { $who } { $right } de { $all }
week-competition = 🏆 **{ $name }**: { $list } { $link }
week-competition-place = { $place }. { $who } { $shown }
week-competition-begun = 🏆 **{ $name }** se está jugando { $link }
week-waits = ⏳ **Larga espera**: { $other } espera a { $who }, última jugada { $since } { $link }
week-seeks = 🔎 **{ $count ->
    [one] Un desafío abierto
   *[other] { $count } desafíos abiertos
}**: { $list }
