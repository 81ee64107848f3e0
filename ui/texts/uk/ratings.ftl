# Рейтинги.

rating = { $points }
rating-provisional = { $points }?
rating-spoken-provisional = { $points }, на основі кількох партій
rating-changed = { $who } { $rating } ({ $change })
ratings-changed = -# Нові рейтинги: { $ratings }
ratings-agreed = -# Нерейтингова, як домовлено: рейтинги не змінюються
ratings-often = -# Нерейтингова: за день (UTC) між { $players ->
    [2] цими двома гравцями
   *[other] цими командами
} рахується не більше { $games ->
    [one] { $games } партії
    [few] { $games } партій
    [many] { $games } партій
   *[other] { $games } партії
}
ratings-computer = -# Нерейтингова: проти комп’ютера
ratings-early = -# Нерейтингова: закінчилася зарано
pace = -# ⏱️ { $who }: на відповідь зазвичай іде { $time } · дограє { $percent } % партій
pace-finishes = -# ⏱️ { $who } дограє { $percent } % партій
