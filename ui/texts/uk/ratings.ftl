# Рейтинги: як їх показано і що з ними зробила партія. Одне повідомлення – одна думка; аргументи названо за тим, що вони означають.

rating = { $points }
rating-provisional = { $points }?
rating-spoken-provisional = { $points }, попередній
rating-changed = { $who } { $rating } ({ $change })
ratings-changed = -# Рейтинг: { $ratings }
ratings-agreed = -# Нерейтингова, як домовлено.
ratings-often = -# Нерейтингова: для { $players ->
    [2] цієї пари
   *[other] цих команд
} { $games ->
    [one] рахується лише { $games } партія кожної гри
    [few] рахуються лише { $games } партії кожної гри
    [many] рахується лише { $games } партій кожної гри
   *[other] рахується лише { $games } партії кожної гри
} на день (UTC).
