# Таблиці лідерів.

leaderboard-title = ## Таблиця лідерів: { $game } · { $period }
leaderboard-title-world = ## Світова таблиця лідерів: { $game } · { $period }
period-all-time = увесь час
period-month = { $month ->
    [1] січень
    [2] лютий
    [3] березень
    [4] квітень
    [5] травень
    [6] червень
    [7] липень
    [8] серпень
    [9] вересень
    [10] жовтень
    [11] листопад
   *[12] грудень
} { $year }
button-all-time = Увесь час
leaderboard-place = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $place }.**
}
leaderboard-line = { $place } **{ $who }** · { $standing }
leaderboard-line-own = { $line } **← ти**
leaderboard-standing = { $rating } ± { $width } · { $games ->
    [one] { $games } партія
    [few] { $games } партії
    [many] { $games } партій
   *[other] { $games } партії
}
leaderboard-own-place = Ти: місце **{ $place }** · { $standing }
leaderboard-own-missing = Ти: { $standing }. До таблиці ще { $missing ->
    [one] { $missing } рейтингова партія
    [few] { $missing } рейтингові партії
    [many] { $missing } рейтингових партій
   *[other] { $missing } рейтингової партії
}.
leaderboard-own-none = Ти: ще жодної рейтингової партії. Партії рейтингові, якщо цього не вимкнути. Зіграй п’ять, щоб бути тут.
leaderboard-own-unlisted = Ти: { $standing }. Це бачиш лише ти: так вибрано в `/уподобання`.
leaderboard-own-unlisted-none = Ти: ще жодної рейтингової партії. Тебе не показують: так вибрано в `/уподобання`.
leaderboard-empty = Поки що нікого: потрібно п’ять рейтингових партій ({ $game }). Почни з `/{ $command } виклик`.
leaderboard-empty-teams = Поки що нікого: потрібно п’ять рейтингових командних партій. Почни з `/{ $command } виклик`.
leaderboard-legend = -# Порядок: рейтинг мінус похибка ±. Щоб потрапити сюди, зіграй 5 рейтингових партій.
leaderboard-legend-provisional = -# Порядок: рейтинг мінус похибка ±. Щоб потрапити сюди, зіграй 5 рейтингових партій. `?`: останнім часом мало партій.
leaderboard-shown-by = -# Показує { $who }
leaderboard-choose = Інша гра
button-show-to-all = Опублікувати тут
button-own-place = Де я?
