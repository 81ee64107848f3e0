# Час і умови. Одне повідомлення – одна думка; аргументи названо за тим, що вони означають.

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
terms-bank = { $bank }, за кожен хід ще { $increment }, найбільше { $cap }
terms-bank-fixed = { $bank } на всі ходи разом
terms-no-away = відпустка годинника не зупиняє
terms-match-points = { $points ->
    [one] матч до { $points } очка
    [few] матч до { $points } очок
    [many] матч до { $points } очок
   *[other] матч до { $points } очка
}
terms-unrated = нерейтингова: на рейтинг не впливає
clock = ⏳ { $parts }
clock-out = час спливає { $time }
clock-left = { $stone }: ще { $time }
clock-stands = ⏸️ Годинник стоїть: { $why }.
clock-paused = у партії пауза
clock-cut-off = у каналі партії не можна писати
clock-away = відпустка до { $until }
away = 💤 { $parts }.
away-until = { $who } у відпустці до { $until }
terms-match-pair = дві партії, кожна сторона по разу перша
refused-bad-clock = { $typed } – це не час на ходи. Вкажи час на хід, від хвилини до 90 днів, напр. `3d` чи `12h`; або запас, додаток за кожен хід і найбільший запас, напр. `5d+12h/7d`; або `none`.
refused-bad-match = { $typed } – це не матч. Вкажи, до скількох очок, від `1` до `{ $most }`, напр. `10`; або `pair` – дві партії, у яких кожна сторона по разу перша.
