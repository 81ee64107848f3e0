# Тиждень сервера.

week-title = ## 📅 Підсумки тижня
week-games = **{ $games ->
    [one] Завершено { $games } партію
    [few] Завершено { $games } партії
    [many] Завершено { $games } партій
   *[other] Завершено { $games } партії
}**, гравців: { $players }.
week-climbers = 📈 **Найбільше зростання**: { $list }
week-climber = { $who } +{ $gain } ({ $game }, тепер { $rating })
week-upset = ⚡ **Несподіванка тижня**: { $winner } ({ $lower }) перемагає гравця { $loser } ({ $higher }) { $link }
week-game = 🎬 **Партія тижня**: { $players } { $link }
week-solvers = 🧩 **Розв’язано задач дня**: { $list }
week-solver = { $who } { $solved }
week-guessers = 🔮 **Хто вгадує найкраще**: { $list }
week-guesser = { $who } { $right } з { $all }
week-competition = 🏆 **{ $name }**: { $list } { $link }
week-competition-place = { $place }. { $who } { $shown }
week-competition-begun = 🏆 **{ $name }**: змагання триває { $link }
week-waits = ⏳ **Довге очікування**: { $other } чекає на гравця { $who }, останній хід { $since } { $link }
week-seeks = 🔎 **{ $count ->
    [one] { $count } відкритий виклик
    [few] { $count } відкриті виклики
    [many] { $count } відкритих викликів
   *[other] { $count } відкритого виклику
}**: { $list }
