# Аналіз завершених партій.

button-analyse = Аналіз
button-post-analysis = Опублікувати аналіз
button-analysis-turn = Хід { $turn } { $sign }
button-mark-before = ◀ Попередня помилка
button-mark-after = Наступна помилка ▶
analysis-begun = **Аналізую партію { $game }** · { $rules }
analysis-progress = { $bar } { $done } із { $turns ->
    [one] { $turns } ходу
    [few] { $turns } ходів
    [many] { $turns } ходів
   *[other] { $turns } ходу
}
analysis-come-back = -# Це забере трохи часу. Якщо підеш, натисни **Аналіз** ще раз пізніше.
analysis-title = **Партія { $game }, аналіз** · { $rules }
analysis-side = { $who }: точність **{ $accuracy } %** · { $marks }
analysis-side-forced = { $who }: вибору не було
analysis-no-marks = без помилок
analysis-no-turning-point = Жодна помилка не змінила хід партії.
analysis-where-it-turned = **Де все вирішилося:**
analysis-turning-point = **{ $number }.** Хід { $turn }, { $who }: { $played } **{ $sign }** { $why } Краще: { $best }.
analysis-legend = -# На дошках: ⌜ ⌟ зігране, ◯ найкраще
analysis-shown-by = -# Показує { $who }
analysis-graph-title = Шанси на перемогу
analysis-graph-alt = Графік шансів на перемогу: { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
    [many] { $turns } ходів
   *[other] { $turns } ходу
}. Точність: { $one } { $first } %, { $other } { $second } %. Шанси наприкінці: { $one } { $end } %.
analysis-board-alt = Перед ходом { $turn }: { $position } Зіграно: { $played }. Найкраще: { $best }.
analysis-chance-alt = Шанси на перемогу: { $one } { $percent } %.
analysis-only-move = **{ $sign }** Єдиний добрий хід, і його знайдено.
analysis-mark = **{ $sign }** { $mark }. { $why }
analysis-mark-name = { $mark ->
    [inaccuracy] Неточність
    [mistake] Помилка
    [only] Єдиний хід
   *[blunder] Груба помилка
}
analysis-best-line = Краще: `{ $line }`
analysis-best-line-found = Найкраще: `{ $line }`
analysis-why-drew-won = Виграна партія стала нічиєю.
analysis-why-missed-win = { $turns ->
    [one] Пропущено перемогу за { $turns } хід.
    [few] Пропущено перемогу за { $turns } ходи.
    [many] Пропущено перемогу за { $turns } ходів.
   *[other] Пропущено перемогу за { $turns } ходу.
}
analysis-why-missed-far-win = Пропущено форсовану перемогу.
analysis-why-blocked = Після нього скоро не лишилося ходів.
analysis-why-allowed-win = { $turns ->
    [one] Суперник міг виграти за { $turns } хід.
    [few] Суперник міг виграти за { $turns } ходи.
    [many] Суперник міг виграти за { $turns } ходів.
   *[other] Суперник міг виграти за { $turns } ходу.
}
analysis-why-allowed-far-win = Суперник отримав форсовану перемогу.
analysis-why-huffed = Забуте взяття, і шашку здули.
analysis-why-freed-flyer = У суперника лишилося три фішки, і вони вже літають.
analysis-why-missed-row = { $row ->
    [mill] Пропущено млин.
   *[row] Пропущено ряд.
}
analysis-why-allowed-row = { $row ->
    [mill] Суперник міг закрити млин.
   *[row] Суперник міг скласти ряд.
}
analysis-why-missed-double-row = { $row ->
    [mill] Пропущено подвійну загрозу млина.
   *[row] Пропущено подвійну загрозу ряду.
}
analysis-why-allowed-double-row = { $row ->
    [mill] Суперник отримав подвійну загрозу млина.
   *[row] Суперник отримав подвійну загрозу ряду.
}
analysis-why-lost-dama = Втрачено дамку.
analysis-why-lost-pieces = { $pieces ->
    [one] Втрачено { $pieces } фішку.
    [few] Втрачено { $pieces } фішки.
    [many] Втрачено { $pieces } фішок.
   *[other] Втрачено { $pieces } фішки.
}
analysis-why-missed-capture = { $pieces ->
    [one] Не взято { $pieces } фішку.
    [few] Не взято { $pieces } фішки.
    [many] Не взято { $pieces } фішок.
   *[other] Не взято { $pieces } фішки.
}
analysis-why-allowed-dama = Суперник зміг провести дамку.
analysis-why-missed-dama = Пропущено нагоду провести дамку.
analysis-why-allowed-marble = Суперник зміг здобути кульку.
analysis-why-missed-marble = Пропущено нагоду здобути кульку.
analysis-why-missed-pair = { $row ->
    [mill] Суперник зайняв поле, що готувало млин.
   *[row] Суперник зайняв поле, що готувало ряд.
}
analysis-why-allowed-pair = { $row ->
    [mill] Суперник зміг підготувати млин.
   *[row] Суперник зміг підготувати ряд.
}
analysis-why-left-square = Найкраще поле лишилося супернику.
analysis-why-fewer-row-squares = { $count ->
    [one] { $row ->
        [mill] На { $count } можливість млина менше.
       *[row] На { $count } можливість ряду менше.
    }
    [few] { $row ->
        [mill] На { $count } можливості млина менше.
       *[row] На { $count } можливості ряду менше.
    }
    [many] { $row ->
        [mill] На { $count } можливостей млина менше.
       *[row] На { $count } можливостей ряду менше.
    }
   *[other] { $row ->
        [mill] На { $count } можливості млина менше.
       *[row] На { $count } можливості ряду менше.
    }
}
analysis-why-more-row-squares = { $count ->
    [one] { $row ->
        [mill] У суперника на { $count } можливість млина більше.
       *[row] У суперника на { $count } можливість ряду більше.
    }
    [few] { $row ->
        [mill] У суперника на { $count } можливості млина більше.
       *[row] У суперника на { $count } можливості ряду більше.
    }
    [many] { $row ->
        [mill] У суперника на { $count } можливостей млина більше.
       *[row] У суперника на { $count } можливостей ряду більше.
    }
   *[other] { $row ->
        [mill] У суперника на { $count } можливості млина більше.
       *[row] У суперника на { $count } можливості ряду більше.
    }
}
analysis-why-fewer-moves = { $count ->
    [one] Після нього вибір на { $count } хід менший.
    [few] Після нього вибір на { $count } ходи менший.
    [many] Після нього вибір на { $count } ходів менший.
   *[other] Після нього вибір на { $count } ходу менший.
}
analysis-why-worse = Позиція погіршилася.
refused-analysis-of-running-game = Партія { $game } ще триває. Аналізуй, коли вона скінчиться.
refused-analysis-of-empty-game = У партії { $game } нічого не зіграли, тож аналізувати нічого.
refused-analyses-waiting = Ти вже чекаєш на { $most ->
    [one] { $most } аналіз
    [few] { $most } аналізи
    [many] { $most } аналізів
   *[other] { $most } аналізу
}. Спробуй, коли один буде готовий.
