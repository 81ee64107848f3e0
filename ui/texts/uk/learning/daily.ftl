# Задачі дня.

daily-title = 🧩 **Задача дня: { $rules }**
daily-task = { $goal ->
    [win] Ходять { $who }: знайди єдиний виграшний хід.
   *[ahead] Ходять { $who }: знайди єдиний хід, що дає явну перевагу.
}
daily-until = -# Розв’язуй наодинці. Наступна з’явиться { $until }.
daily-until-last = -# Розв’язуй наодинці. Розв’язки перестануть зараховуватися { $until }.
daily-solution = **Розв’язок попередньої:** { $line }
daily-untried = Ніхто не пробував її розв’язати.
daily-tried = Спроб: { $tried }, розв’язків: { $solved } ({ $percent } %).
daily-first = Перший розв’язок: { $who } · час: { $time }
daily-last-week = **Минулий тиждень**, { $count ->
    [one] { $count } задача
    [few] { $count } задачі
    [many] { $count } задач
   *[other] { $count } задачі
}:
daily-table-this = ## Цей тиждень: { $count ->
    [0] задач ще немає
    [one] { $count } задача
    [few] { $count } задачі
    [many] { $count } задач
   *[other] { $count } задачі
}
daily-table-last = ## Минулий тиждень: { $count ->
    [0] без задач
    [one] { $count } задача
    [few] { $count } задачі
    [many] { $count } задач
   *[other] { $count } задачі
}
daily-table-empty = Жодного розв’язку.
daily-table-line = { $place } **{ $who }** · { $counts }
daily-table-counts = розв’язано: { $solved } · з першої спроби: { $right } · поспіль: { $streak }
daily-own = Ти: місце **{ $place }** · { $counts }
daily-own-unlisted = Ти · { $counts }. Це бачиш лише ти: так вибрано в `/уподобання`.
daily-own-none = У тебе ще немає розв’язків.
daily-table-about = -# Тиждень починається в понеділок ({ $zone }). Серія пробачає один пропущений день, а після 7 розв’язаних – ще один.
daily-streak = { $days ->
    [one] **{ $days } день поспіль.**
    [few] **{ $days } дні поспіль.**
    [many] **{ $days } днів поспіль.**
   *[other] **{ $days } дня поспіль.**
}
button-daily-solve = Розв’язати
button-daily-table = Таблиця тижня
button-daily-solution = Попередній розв’язок
button-daily-last-week = Минулий тиждень
button-daily-this-week = Цей тиждень
