# The week of a server.

week-title = ## 📅 The week in review
week-games = **{ $games ->
    [one] One game ended
   *[other] { $games } games ended
}**, played by { $players ->
    [one] one member
   *[other] { $players } members
}.
week-climbers = 📈 **Biggest gains**: { $list }
week-climber = { $who } +{ $gain } ({ $game }, now { $rating })
week-upset = ⚡ **Upset of the week**: { $winner } ({ $lower }) beat { $loser } ({ $higher }) { $link }
week-game = 🎬 **Game of the week**: { $players } { $link }
week-solvers = 🧩 **Puzzles of the day solved**: { $list }
week-solver = { $who } { $solved }
week-guessers = 🔮 **Best guessers**: { $list }
week-guesser = { $who } { $right } of { $all }
week-competition = 🏆 **{ $name }**: { $list } { $link }
week-competition-place = { $place }. { $who } { $shown }
week-competition-begun = 🏆 **{ $name }** is being played { $link }
week-waits = ⏳ **Long wait**: { $other } is waiting for { $who }, last move { $since } { $link }
week-seeks = 🔎 **{ $count ->
    [one] One open challenge
   *[other] { $count } open challenges
}**: { $list }
