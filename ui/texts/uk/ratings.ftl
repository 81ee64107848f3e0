# Рейтинги.

rating = { $points }
rating-provisional = { $points }?
rating-spoken-provisional = { $points }, за кількома партіями
rating-changed = { $who } { $rating } ({ $change })
ratings-changed = -# Рейтингова: { $ratings }
ratings-agreed = -# Нерейтингова, як домовлено
ratings-often = -# Нерейтингова: рахуються лише { $games } партій на день (UTC) між { $players ->
    [2] цими двома
   *[other] цими командами
}
ratings-computer = -# Нерейтингова: проти комп’ютера
