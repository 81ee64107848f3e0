# Задачі.

puzzle-title = **Задача { $number }: { $rules }** – твої { $who }. Бачиш лише ти.
puzzle-title-themed = **Задача { $number }: { $rules }** ({ $theme }) – твої { $who }. Бачиш лише ти.
puzzle-title-daily = **Задача дня: { $rules }** – твої { $who }. Бачиш лише ти.
puzzle-task = { $goal ->
    [win] Знайди єдиний виграшний хід.
   *[ahead] Знайди єдиний хід, що дає тобі явну перевагу.
}
puzzle-whole-turn = -# { $game ->
    [damas] Усі стрибки одного взяття – це один хід.
    [damala] Усі кульки з клітинки – це один хід.
    [morris] Млин і забрана за нього фішка – це один хід.
   *[other] Ряд і забрана за нього фішка – це один хід.
}
puzzle-task-again = { $goal ->
    [win] Знайди єдиний виграшний хід.
   *[ahead] Знайди єдиний хід, що дає тобі явну перевагу.
} Ця задача тобі вже знайома, тож не рахується.
puzzle-task-late = { $goal ->
    [win] Знайди єдиний виграшний хід.
   *[ahead] Знайди єдиний хід, що дає тобі явну перевагу.
} Її день минув, тож вона не рахується.
puzzle-right-go-on = ✅ { $turn } – правильно. Тепер знайди наступний хід.
puzzle-wrong = ❌ { $turn } – це не розв’язок. Найкраща відповідь:
puzzle-wrong-over = ❌ { $turn } – це не розв’язок. На цьому партія закінчується, але не твоєю перемогою.
puzzle-goes-on = Далі може бути так: { $line }
puzzle-rating = -# Твій рейтинг у задачах ({ $game }): { $before } → { $after }
puzzle-rated-before = -# Твій рейтинг не змінюється: рахується лише перша спроба.
puzzle-rated-late = -# Твій рейтинг не змінюється: день цієї задачі минув.
puzzle-solution = **Розв’язок:**
puzzle-solved = ✅ **Розв’язано.**
puzzle-solved-after = ✅ **Розв’язано** після { $wrong ->
    [one] { $wrong } хибної спроби
    [few] { $wrong } хибних спроб
    [many] { $wrong } хибних спроб
   *[other] { $wrong } хибної спроби
}.
puzzle-solved-again = ✅ **Це і є розв’язок.**
puzzle-about = -# Рейтинг цієї задачі: { $rating }
puzzle-about-themes = -# Рейтинг цієї задачі: { $rating } · { $themes }
puzzle-of-computer = -# З партії комп’ютера із самим собою
puzzle-of-game = -# З партії { $game } на цьому сервері
puzzle-of-players = -# З партії { $game } на цьому сервері: { $players }
button-try-again = Спробувати ще раз
button-solve-again = Розв’язати знову
button-show-solution = Показати розв’язок
button-next-puzzle = Наступна задача
refused-no-puzzle = Цю задачу тут не показують. Візьми іншу: `/задача`.
refused-no-puzzles = Задач для гри «{ $game }» ще немає. Вибери іншу гру: `/задача`.
refused-no-puzzles-themed = Для гри «{ $game }» немає задач на тему «{ $theme }». Вибери іншу.
refused-bad-puzzle-motif = { $typed } – не тема задач. Вибери одну зі списку.
puzzle-theme-finish = виграш партії
puzzle-theme-block = блокада
puzzle-theme-squeeze = лещата
puzzle-theme-quiet = тихий хід
puzzle-theme-sacrifice = жертва
puzzle-theme-trade = розмін
puzzle-theme-forced = вимушені відповіді
puzzle-theme-long = три ходи або більше
puzzle-theme-drops = під час розставляння
puzzle-theme-ending = мало фішок
puzzle-theme-chain = кілька взять за раз
puzzle-theme-double-threat = подвійна загроза
puzzle-theme-double-row = два ряди за раз
puzzle-theme-see-saw = гойдалка
puzzle-theme-reopen = відкрити й закрити ряд
puzzle-theme-guard = захист
puzzle-theme-race = перегони рядів
puzzle-theme-row-breaker = розбити ряд
puzzle-theme-flying = політ
puzzle-theme-promotion = перетворення на дамку
puzzle-theme-breakthrough = прорив
puzzle-theme-dama = дамка
puzzle-theme-huff = фук
puzzle-theme-force = примус до взяття
puzzle-theme-bonus = здобута кулька
puzzle-theme-stack = три кульки
puzzle-why-finish = Цей хід виграє партію.
puzzle-why-block = У суперника не лишається ходів.
puzzle-why-chain = Кілька взять за раз.
puzzle-why-double-row = { $row ->
    [mill] Один хід закриває два млини.
   *[row] Один хід складає два ряди.
}
puzzle-why-double-threat = { $row ->
    [mill] Хай що зробить суперник, далі буде млин.
   *[row] Хай що зробить суперник, далі буде ряд.
}
puzzle-why-see-saw = { $row ->
    [mill] Фішка виходить з одного млина й закриває інший.
   *[row] Фішка виходить з одного ряду й складає інший.
}
puzzle-why-reopen = { $row ->
    [mill] Млин відкривається й закривається знову.
   *[row] Ряд відкривається й закривається знову.
}
puzzle-why-row-breaker = { $row ->
    [mill] Забрана фішка розбиває млин суперника.
   *[row] Забрана фішка розбиває ряд суперника.
}
puzzle-why-breakthrough = Віддано просту, зате здобуто дамку.
puzzle-why-promotion = Проста стає дамкою.
puzzle-why-sacrifice = Віддано менше, ніж здобуто.
puzzle-why-bonus = Здобуто кульку в центрі.
puzzle-why-force = Суперник мусить бити й втрачає більше.
puzzle-why-huff = Цей хід карає за пропущене взяття.
puzzle-why-guard = { $row ->
    [mill] Цей хід не дає суперникові закрити млин, а інші дозволяють.
   *[row] Цей хід не дає суперникові скласти ряд, а інші дозволяють.
}
puzzle-why-squeeze = Суперникові майже нема чим ходити.
puzzle-why-trade = Після розміну лишається виграшна позиція.
