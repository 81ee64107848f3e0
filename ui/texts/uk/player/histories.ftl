# Закінчені партії.

history-own = ## Твої закінчені партії тут
history-of = ## Закінчені партії: { $who }
history-everyone = ## Закінчені партії цього сервера
history-category = { $title } · { $game }
history-game = { $what } · { $rules } · { $plies ->
    [one] { $plies } хід
    [few] { $plies } ходи
    [many] { $plies } ходів
   *[other] { $plies } ходу
} · { $ended } · Партія { $game }, { $link }
history-won = **Перемога** проти { $opponents } ({ $why })
history-drawn = **Нічия** з { $opponents } ({ $why })
history-lost = **Поразка** від { $opponents } ({ $why })
history-aborted = **Скасовано**, проти { $opponents } ({ $why })
history-of-two-won = **Перемога**: { $winners } проти { $losers } ({ $why })
history-of-two-drawn = { $first } – { $second }, **нічия** ({ $why })
history-of-two-aborted = { $first } – { $second }, **скасовано** ({ $why })
history-why = { $why ->
    [resigned] партію здано
    [left] вихід із сервера
    [time] скінчився час
    [aborted] час скінчився на початку
    [called-off] за згодою
    [stopped] скасували модератори
    [withdrawn] вихід зі змагання
    [adjudicated] оцінив комп’ютер
    [stones] замало лишилося
    [ten] десять забрано
    [taken] забрано все
    [blocked] немає ходів
    [repetition] повторення
    [bound] без взяття
    [reduced] замало для перемоги
   *[agreed] за згодою
}
history-elsewhere = -# Партія без кнопки? Напиши `/перегляд номер:{ $game }` у каналі, де її грали.
history-none-own = У тебе тут ще немає закінчених партій. Поглянь на поточні: `/партії`, або почни нову: `/грати`.
history-none = Закінчених партій у цю гру тут немає. Прибери `гра`, щоб побачити всі, або спробуй `/дивитися`.
history-none-at-all = Тут ще ніхто не закінчив партії. Подивися, що грають: `/дивитися`, або почни: `/грати`.
history-none-of = { $player } ще не має тут закінчених партій. Увімкни `усі` в `/історія`, щоб побачити партії всіх.
button-replay-game = Переглянути { $game }
button-newer = Новіші
button-older = Старіші
