# Картки, якими діляться.

button-share = Поділитися
button-post-card = Опублікувати тут
button-show-names = З іменами
button-hide-names = Без імен
share-how = Збережи зображення, щоб показати його будь-де, або опублікуй тут.
share-posted = -# Ділиться { $who }
card-moves = { $plies ->
    [one] { $plies } хід
    [few] { $plies } ходи
    [many] { $plies } ходів
   *[other] { $plies } ходу
}
card-puzzle = Задача { $number }
card-puzzle-daily = Задача дня
card-puzzle-task = { $who } ходять: { $goal ->
    [win] знайди єдиний виграшний хід.
   *[ahead] знайди єдиний хід, що дає явну перевагу.
}
card-puzzle-solved = { $wrong ->
    [0] Розв’язано з першої спроби
    [one] Розв’язано після { $wrong } помилки
    [few] Розв’язано після { $wrong } помилок
    [many] Розв’язано після { $wrong } помилок
   *[other] Розв’язано після { $wrong } помилки
}
card-puzzle-solved-by = { $who }: { $wrong ->
    [0] розв’язано з першої спроби
    [one] розв’язано після { $wrong } помилки
    [few] розв’язано після { $wrong } помилок
    [many] розв’язано після { $wrong } помилок
   *[other] розв’язано після { $wrong } помилки
}
card-puzzle-rated = Складність: { $rating }
card-rating-best = Рекорд: { $best }, { $day }
