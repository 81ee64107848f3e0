# Годинники та інші умови партії.

span-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
    [many] { $count } днів
   *[other] { $count } дня
}
span-hours = { $count ->
    [one] { $count } година
    [few] { $count } години
    [many] { $count } годин
   *[other] { $count } години
}
span-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
    [many] { $count } хвилин
   *[other] { $count } хвилини
}
terms = ⏳ { $terms }
terms-untimed = без годинника
terms-per-turn = { $time } на хід
terms-bank = { $bank }, плюс { $increment } за хід, найбільше { $cap }
terms-bank-fixed = { $bank } на всі ходи
terms-no-away = годинники йдуть і під час відсутності
terms-match-points = { $points ->
    [one] матч до { $points } очка, з кількох партій
    [few] матч до { $points } очок, з кількох партій
    [many] матч до { $points } очок, з кількох партій
   *[other] матч до { $points } очка, з кількох партій
}
terms-unrated = нерейтингова: рейтинги не зміняться
clock = ⏳ { $parts }
clock-out = час спливає { $time }
clock-left = { $stone }: ще { $time }
clock-stands = ⏸️ Годинник на паузі: { $why }
clock-paused = партія на паузі
clock-cut-off = не можу писати в каналі партії
clock-away = відсутність до { $until }
clock-unreached = мої повідомлення не доходять; знову піде щонайпізніше { $until }
away = 💤 { $parts }
away-until = { $who }: відсутність до { $until }
terms-match-pair = дві партії, кожна сторона починає одну
refused-bad-clock = { $typed } – це не годинник. Спробуй `3 дні`, `12 годин` або `без годинника`.
refused-bad-match = { $typed } – це не матч. Спробуй `10 очок` (найбільше { $most }) або `дві партії`.
terms-nights = годинники на паузі з 22:00 до 8:00 за часом кожного гравця
terms-days-off = годинники на паузі { $off ->
    [sat] щосуботи й щонеділі
    [fri] щоп’ятниці й щосуботи
   *[thu] щочетверга й щоп’ятниці
} за часом кожного гравця
terms-nights-and-days-off = годинники на паузі з 22:00 до 8:00 та { $off ->
    [sat] щосуботи й щонеділі
    [fri] щоп’ятниці й щосуботи
   *[thu] щочетверга й щоп’ятниці
} за часом кожного гравця
clock-rests = на паузі до { $until }
