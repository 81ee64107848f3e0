# Перегляд партій. Одне повідомлення – одна думка; аргументи названо за тим, що вони означають.

replay-title = **Партія { $game }** · { $rules }
replay-turn = { $turn ->
    [0] { $turns ->
        [0] Ще ніхто не ходив.
        [one] Перед першим з { $turns } ходу.
        [few] Перед першим з { $turns } ходів.
        [many] Перед першим з { $turns } ходів.
       *[other] Перед першим з { $turns } ходу.
    }
   *[other] **Хід { $turn } з { $turns }**
}
replay-goes-on = Партія триває.
replay-choice = Партія { $game }: { $rules }, { $plies ->
    [one] { $plies } дія
    [few] { $plies } дії
    [many] { $plies } дій
   *[other] { $plies } дії
}
replay-choice-players = { $choice }, { $players }
replay-choice-over = { $choice }, закінчено { $day }
button-post-gif = Викласти GIF
button-post-gif-from-here = Викласти GIF звідси
button-replay = Переглянути хід за ходом
gif-whole = { $turns ->
    [one] Уся партія: { $turns } хід
    [few] Уся партія: { $turns } ходи
    [many] Уся партія: { $turns } ходів
   *[other] Уся партія: { $turns } ходу
}
gif-part = Ходи { $from }–{ $to } із { $turns }
gif-shown-by = { $which }. Показує { $who }.
gif-cut = -# GIF показує щонайбільше { $most ->
    [one] { $most } хід
    [few] { $most } ходи
    [many] { $most } ходів
   *[other] { $most } ходу
}. Щоб показати інші, дійди до того, з якого вони починаються, і натисни **Викласти GIF звідси**.
gif-alt = Анімація ходів { $from }–{ $to }, одного за одним. Наприкінці: { $end }
