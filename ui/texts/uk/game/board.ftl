# Повідомлення з дошкою.

board-begun = { $players }: партія починається!
board-order = Порядок ходів: { $players }
board-won = 🏆 { $ending }
board-drawn = 🤝 { $ending }
board-row-takes-nothing = Забирати нічого: усі фішки суперника в рядах.
board-set-aside = { $count ->
    [one] { $who }: { $count } фішку нікуди поставити, її відкладено.
    [few] { $who }: { $count } фішки нікуди поставити, їх відкладено.
    [many] { $who }: { $count } фішок нікуди поставити, їх відкладено.
   *[other] { $who }: { $count } фішки нікуди поставити, їх відкладено.
}
board-moves-began = { $row ->
    [mill] Усі фішки стоять. Тепер ходи по лініях: за новий млин забирають фішку суперника.
   *[row] Усі фішки стоять. Тепер ходи на клітинку: за новий ряд забирають фішку суперника.
}
board-undone = ↩️ Хід **{ $path }** повернуто.
board-captured = { $count ->
    [1] Побито кульку на { $squares }.
    [one] Побито по кульці на { $squares }.
    [few] Побито по кульці на { $squares }.
    [many] Побито по кульці на { $squares }.
   *[other] Побито по кульці на { $squares }.
}
board-bonus = Центр **{ $square }** дає ще одну кульку.
board-promoted = Проста стає дамкою!
board-resigned = 🏳️ { $who } здається: { $partner } грає за команду.
board-left = { $who } виходить із сервера: { $partner } грає за команду.
board-skipped = { $who } не може ходити й пропускає хід.
board-footer = -# Партія { $game } · { $rules } · { $plies ->
    [0] ще без ходів
    [one] { $plies } хід
    [few] { $plies } ходи
    [many] { $plies } ходів
   *[other] { $plies } ходу
}
board-footer-unrated = { $footer } · нерейтингова

did-drop = { $who } ставить фішку на **{ $square }**.
did-take = { $who } забирає фішку з **{ $square }**.
did-huff = { $who } бере за фук шашку з **{ $square }**: її знято за пропущене взяття.
did-force = { $who } змушує зробити пропущене взяття.
did-jump = { $count ->
    [one] { $who } б’є { $count } шашку: **{ $path }**.
    [few] { $who } б’є { $count } шашки: **{ $path }**.
    [many] { $who } б’є { $count } шашок: **{ $path }**.
   *[other] { $who } б’є { $count } шашки: **{ $path }**.
}
did-step = { $who } ходить з **{ $from }** { $direction } на **{ $to }**.
did-move = { $who } ходить **{ $path }**.
did-make-row = { $did } { $row ->
    [mill] Млин!
   *[row] Ряд!
}

direction-up = вгору
direction-down = вниз
direction-left = ліворуч
direction-right = праворуч
typed-up = вгору
typed-down = вниз
typed-left = ліворуч
typed-right = праворуч

due-drop = { $who }, твій хід: постав фішку (у запасі { $hand }).
due-drop-central = { $who }, твій хід: постав фішку в центр, на { $squares } (у запасі { $hand }).
due-move = { $kind ->
    [marble] { $who }, твій хід: ходи кульками з однієї клітинки.
    [piece] { $who }, твій хід: ходи шашкою.
   *[stone] { $who }, твій хід: ходи фішкою.
}
due-capture = { $who }, твій хід: суперник вимагає зробити пропущене взяття. Зроби його.
due-must-claim = { $who }, твій хід: ходити нікуди. Візьми шашку за фук (зніми) або змусь бити.
due-claim = { $count ->
    [one] Шашка на { $squares } пропустила взяття. Візьми за фук (зніми), змусь бити або ходи.
    [few] Шашки на { $squares } пропустили взяття. Візьми одну за фук (зніми), змусь бити або ходи.
    [many] Шашки на { $squares } пропустили взяття. Візьми одну за фук (зніми), змусь бити або ходи.
   *[other] Шашки на { $squares } пропустили взяття. Візьми одну за фук (зніми), змусь бити або ходи.
}
due-take = { $who }, забери одну з обведених фішок.

ended-resigned = { $players ->
    [one] { $loser } здається.
   *[other] { $loser } здаються.
}
ended-left = { $players ->
    [one] { $loser } виходить із сервера.
   *[other] { $loser } виходять із сервера.
}
ended-stones = { $kind ->
    [marble] { $players ->
        [one] { $loser } має одну кульку або жодної.
       *[other] { $loser } мають одну кульку або жодної.
    }
   *[stone] { $players ->
        [one] { $loser } має замало фішок.
       *[other] { $loser } мають замало фішок.
    }
}
ended-ten = { $players ->
    [one] **{ $winner } перемагає!** Це десята забрана фішка.
   *[other] **{ $winner } перемагають!** Це десята забрана фішка.
}
ended-taken = { $kind ->
    [piece] { $players ->
        [one] { $loser } більше не має шашок.
       *[other] { $loser } більше не мають шашок.
    }
   *[stone] { $players ->
        [one] { $loser } більше не має фішок.
       *[other] { $loser } більше не мають фішок.
    }
}
ended-blocked = { $players ->
    [one] { $loser } не може ходити.
   *[other] { $loser } не можуть ходити.
}
ended-wins = { $players ->
    [one] **{ $winner } перемагає!**
   *[other] **{ $winner } перемагають!**
}
ended-draw-blocked = **Нічия**: ніхто не може ходити.
ended-draw-repetition = **Нічия**: та сама позиція втретє.
ended-draw-bound = { $kind ->
    [stone] **Нічия**: забагато ходів без забраної фішки.
   *[other] **Нічия**: забагато ходів без взяття.
}
ended-draw-reduced = **Нічия**: для перемоги в обох сторін лишилося замало.
board-refused = Discord не пропускає дошку сюди. Побачити її: { $command }.
board-footer-computer = { $footer } · комп’ютер: рівень { $level }
board-footer-lowered = { $footer } · граю слабше: ця позиція з партії, що триває, тож не зараховується
board-footer-hints = { $footer } · { $hints ->
    [one] { $hints } підказка
    [few] { $hints } підказки
    [many] { $hints } підказок
   *[other] { $hints } підказки
}
board-replaced = -# Партія { $game } пішла далі: [остання дошка]({ $link })
