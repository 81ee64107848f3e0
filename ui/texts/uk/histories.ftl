# Закінчені партії. Одне повідомлення – одна думка; аргументи названо за тим, що вони означають.

history-own = ## Твої закінчені партії на цьому сервері
history-of = ## Закінчені партії на цьому сервері: { $who }
history-everyone = ## Усі закінчені партії цього сервера
history-category = { $title } · { $game }
history-game = { $what } · { $rules } · { $plies ->
    [one] { $plies } дія
    [few] { $plies } дії
    [many] { $plies } дій
   *[other] { $plies } дії
} · { $ended } · Партія { $game }, { $link }
history-won = **Перемога** проти { $opponents } ({ $why })
history-drawn = **Нічия** проти { $opponents } ({ $why })
history-lost = **Поразка** проти { $opponents } ({ $why })
history-aborted = **Скасовано**, проти { $opponents } ({ $why })
history-of-two-won = { $winners }, **перемога** проти { $losers } ({ $why })
history-of-two-drawn = { $first } – { $second }, **нічия** ({ $why })
history-of-two-aborted = { $first } – { $second }, **скасовано** ({ $why })
history-why = { $why ->
    [resigned] здача
    [left] вихід із сервера
    [time] вийшов час
    [aborted] вийшов час до другого ходу
    [called-off] скасовано за згодою або до першого ходу
    [stopped] завершили модератори
    [stones] лишилося замало
    [ten] забрано десять
    [taken] забрано все
    [blocked] нічим ходити
    [repetition] та сама позиція тричі
    [bound] задовго без взяття
    [reduced] для перемоги замало
   *[agreed] за згодою
}
history-elsewhere = -# Партію без кнопки можна переглянути там, де її грали: запитай про неї там, напр. `/перегляд гра:{ $game }`.
history-none-own = На цьому сервері в тебе ще немає закінчених партій. `/партії` показує ті, що тривають; почни з `/dara виклик` або так само з іншою грою.
history-none = Закінчених партій у цю гру на цьому сервері ще немає. Не заповнюй `гра`, щоб побачити партії всіх ігор, або подивися, що грають зараз: `/дивитися`.
history-none-at-all = На цьому сервері ще немає закінчених партій. Подивися, що грають зараз: `/дивитися`, або почни партію: `/dara виклик`.
history-none-of = { $player } ще не має закінчених партій на цьому сервері. `/історія` з `усі:True` показує партії всіх.
button-replay-game = Переглянути { $game }
button-newer = Новіші
button-older = Старіші
