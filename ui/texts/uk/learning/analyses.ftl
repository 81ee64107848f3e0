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
analysis-come-back = -# Це забере трохи часу. Можна піти, а згодом знову натиснути **Аналіз**.
analysis-title = **Партія { $game }, аналіз** · { $rules }
analysis-side = { $who }: точність **{ $accuracy } %** · { $marks }
analysis-side-forced = { $who }: вибору не було
analysis-no-marks = без помилок
analysis-no-turning-point = Жодна помилка не змінила перебігу партії.
analysis-where-it-turned = **Де все вирішилося:**
analysis-turning-point = **{ $number }.** Хід { $turn }, { $who }: { $played } **{ $sign }** { $why } Краще: { $best }.
analysis-legend = -# На дошках: ⌜ ⌟ зігране, ◯ найкраще
analysis-signs = -# **{ $blunder }** груба помилка · **{ $mistake }** помилка · **{ $inaccuracy }** неточність · **{ $only }** єдиний правильний хід, знайдений
analysis-shown-by = -# Показує { $who }
analysis-graph-title = Шанси на перемогу
analysis-graph-alt = Графік шансів на перемогу: { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
    [many] { $turns } ходів
   *[other] { $turns } ходу
}. Точність: { $one } { $first } %, { $other } { $second } %. Шанси наприкінці: { $one } { $end } %.
analysis-board-alt = Перед ходом { $turn }: { $position } Зіграно: { $played }. Найкраще: { $best }.
analysis-chance-alt = Шанси на перемогу: { $one } { $percent } %.
analysis-only-move = **{ $sign }** Єдиний правильний хід, і його знайдено.
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
analysis-why-blocked = Далі швидко скінчилися ходи.
analysis-why-allowed-win = { $turns ->
    [one] Суперник міг виграти за { $turns } хід.
    [few] Суперник міг виграти за { $turns } ходи.
    [many] Суперник міг виграти за { $turns } ходів.
   *[other] Суперник міг виграти за { $turns } ходу.
}
analysis-why-allowed-far-win = Суперник отримав форсовану перемогу.
analysis-why-huffed = Взяття пропущено, і шашку взято за фук.
analysis-why-freed-flyer = У суперника лишилося три фішки, і вони вже літають.
analysis-why-missed-row = { $row ->
    [mill] Пропущено нагоду закрити млин.
   *[row] Пропущено нагоду скласти ряд.
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
analysis-why-lost-pieces = { $kind ->
    [piece] { $pieces ->
        [one] Втрачено { $pieces } шашку.
        [few] Втрачено { $pieces } шашки.
        [many] Втрачено { $pieces } шашок.
       *[other] Втрачено { $pieces } шашки.
    }
    [marble] { $pieces ->
        [one] Втрачено { $pieces } кульку.
        [few] Втрачено { $pieces } кульки.
        [many] Втрачено { $pieces } кульок.
       *[other] Втрачено { $pieces } кульки.
    }
   *[stone] { $pieces ->
        [one] Втрачено { $pieces } фішку.
        [few] Втрачено { $pieces } фішки.
        [many] Втрачено { $pieces } фішок.
       *[other] Втрачено { $pieces } фішки.
    }
}
analysis-why-missed-capture = { $kind ->
    [piece] { $pieces ->
        [one] Не взято { $pieces } шашку.
        [few] Не взято { $pieces } шашки.
        [many] Не взято { $pieces } шашок.
       *[other] Не взято { $pieces } шашки.
    }
    [marble] { $pieces ->
        [one] Не взято { $pieces } кульку.
        [few] Не взято { $pieces } кульки.
        [many] Не взято { $pieces } кульок.
       *[other] Не взято { $pieces } кульки.
    }
   *[stone] { $pieces ->
        [one] Не взято { $pieces } фішку.
        [few] Не взято { $pieces } фішки.
        [many] Не взято { $pieces } фішок.
       *[other] Не взято { $pieces } фішки.
    }
}
analysis-why-allowed-dama = Суперник зміг провести дамку.
analysis-why-missed-dama = Пропущено нагоду провести дамку.
analysis-why-allowed-marble = Суперник зміг здобути кульку.
analysis-why-missed-marble = Пропущено нагоду здобути кульку.
analysis-why-missed-pair = { $row ->
    [mill] Суперник зайняв точку, що готувала млин.
   *[row] Суперник зайняв клітинку, що готувала ряд.
}
analysis-why-allowed-pair = { $row ->
    [mill] Суперник зміг підготувати млин.
   *[row] Суперник зміг підготувати ряд.
}
analysis-why-left-square = Найкраще місце лишилося суперникові.
analysis-why-fewer-row-squares = { $count ->
    [one] { $row ->
        [mill] На { $count } можливість закрити млин менше.
       *[row] На { $count } можливість скласти ряд менше.
    }
    [few] { $row ->
        [mill] На { $count } можливості закрити млин менше.
       *[row] На { $count } можливості скласти ряд менше.
    }
    [many] { $row ->
        [mill] На { $count } можливостей закрити млин менше.
       *[row] На { $count } можливостей скласти ряд менше.
    }
   *[other] { $row ->
        [mill] На { $count } можливості закрити млин менше.
       *[row] На { $count } можливості скласти ряд менше.
    }
}
analysis-why-more-row-squares = { $count ->
    [one] { $row ->
        [mill] У суперника на { $count } можливість закрити млин більше.
       *[row] У суперника на { $count } можливість скласти ряд більше.
    }
    [few] { $row ->
        [mill] У суперника на { $count } можливості закрити млин більше.
       *[row] У суперника на { $count } можливості скласти ряд більше.
    }
    [many] { $row ->
        [mill] У суперника на { $count } можливостей закрити млин більше.
       *[row] У суперника на { $count } можливостей скласти ряд більше.
    }
   *[other] { $row ->
        [mill] У суперника на { $count } можливості закрити млин більше.
       *[row] У суперника на { $count } можливості скласти ряд більше.
    }
}
analysis-why-fewer-moves = { $count ->
    [one] Далі вибір на { $count } хід менший.
    [few] Далі вибір на { $count } ходи менший.
    [many] Далі вибір на { $count } ходів менший.
   *[other] Далі вибір на { $count } ходу менший.
}
analysis-why-worse = Позиція погіршилася.
refused-analysis-of-running-game = Партія { $game } ще триває. Аналізуй, коли вона закінчиться.
refused-analysis-of-empty-game = У партії { $game } немає жодного ходу, тож аналізувати нічого.
refused-analyses-waiting = Ти вже чекаєш на { $most ->
    [one] { $most } аналіз
    [few] { $most } аналізи
    [many] { $most } аналізів
   *[other] { $most } аналізу
}. Спробуй, коли один буде готовий.
