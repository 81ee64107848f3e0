# Перегляд партій.

replay-title = **Партія { $game }** · { $rules }
replay-turn = { $turn ->
    [0] { $turns ->
        [0] Ще немає ходів.
       *[other] Перед ходом 1 з { $turns }
    }
   *[other] **Хід { $turn } з { $turns }**
}
replay-goes-on = Партія триває.
replay-choice = Партія { $game }: { $rules }, { $plies ->
    [one] { $plies } хід
    [few] { $plies } ходи
    [many] { $plies } ходів
   *[other] { $plies } ходу
}
replay-choice-players = { $choice }, { $players }
replay-choice-over = { $choice }, кінець { $day }
button-post-gif = Опублікувати GIF
button-post-gif-from-here = GIF звідси
button-replay = Переглянути
gif-whole = { $turns ->
    [1] Поки що єдиний хід
    [one] Усі ходи: { $turns }
    [few] Усі ходи: { $turns }
    [many] Усі ходи: { $turns }
   *[other] Усі ходи: { $turns }
}
gif-part = Ходи { $from }–{ $to } з { $turns }
gif-shown-by = { $which }, показує { $who }
gif-cut = -# У GIF вміщується до { $most ->
    [one] { $most } ходу
    [few] { $most } ходів
    [many] { $most } ходів
   *[other] { $most } ходу
}. Щоб показати інші, перейди до них і натисни **GIF звідси**.
gif-alt = Ходи { $from }–{ $to }, анімація. Наприкінці: { $end }
