# La semaine d’un serveur.

week-title = ## 📅 La semaine en bref
week-games = **{ $games ->
    [one] Une partie finie
   *[other] { $games } parties finies
}**, { $players ->
    [one] une personne a joué
   *[other] { $players } personnes ont joué
}.
week-climbers = 📈 **Plus belles progressions** : { $list }
week-climber = { $who } +{ $gain } ({ $game }, maintenant { $rating })
week-upset = ⚡ **Surprise de la semaine** : { $winner } ({ $lower }) bat { $loser } ({ $higher }) { $link }
week-game = 🎬 **Partie de la semaine** : { $players } { $link }
week-solvers = 🧩 **Problèmes du jour résolus** : { $list }
week-solver = { $who } { $solved }
week-guessers = 🔮 **Meilleurs pronostics** : { $list }
week-guesser = { $who } { $right } sur { $all }
week-competition = 🏆 **{ $name }** : { $list } { $link }
week-competition-place = { $place }. { $who } { $shown }
week-competition-begun = 🏆 **{ $name }** se joue en ce moment { $link }
week-waits = ⏳ **Longue attente** : { $other } attend { $who }, dernier coup { $since } { $link }
week-seeks = 🔎 **{ $count ->
    [one] Un défi ouvert
   *[other] { $count } défis ouverts
}** : { $list }
