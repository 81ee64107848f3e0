# Повідомлення з дошкою. Одне повідомлення – одна думка; аргументи названо за тим, що вони означають.

board-begun = { $players }: партія починається!
board-order = Черговість ходів: { $players }.
board-row-takes-nothing = Забрати нічого не можна: усі фішки суперника стоять у рядах.
board-set-aside = { $who }: { $count ->
    [one] { $count } фішку вже ніде поставити, її відкладено.
    [few] { $count } фішки вже ніде поставити, їх відкладено.
    [many] { $count } фішок уже ніде поставити, їх відкладено.
   *[other] { $count } фішки вже ніде поставити, їх відкладено.
}
board-moves-began = Усі фішки на дошці. Відтепер вони ходять на одну клітинку, а новий ряд забирає фішку суперника.
board-undone = **{ $path }** скасовано.
board-captured = { $count ->
    [one] Кульку суперника забрано з { $squares }.
    [few] По одній кульці суперника забрано з { $squares }.
    [many] По одній кульці суперника забрано з { $squares }.
   *[other] По одній кульці суперника забрано з { $squares }.
}
board-bonus = Центр **{ $square }** дарує ще одну кульку.
board-promoted = Проста стає дамкою!
board-resigned = { $who } здається: { $partner } грає далі за двох.
board-left = { $who } більше не на сервері: { $partner } грає далі за двох.
board-skipped = { $who } не має дозволених дій і пропускає хід.
board-footer = -# Партія { $game } · { $rules } · { $plies ->
    [0] ще жодної дії
    [one] { $plies } дія
    [few] { $plies } дії
    [many] { $plies } дій
   *[other] { $plies } дії
}
board-footer-unrated = { $footer } · нерейтингова

did-drop = { $who } ставить фішку на **{ $square }**.
did-take = { $who } забирає фішку з **{ $square }**.
did-huff = { $who } бере за фук шашку **{ $square }**, що не побила.
did-force = { $who } вимагає пропущеного взяття.
did-jump = { $count ->
    [one] { $who } б’є шашку: **{ $path }**.
    [few] { $who } б’є { $count } шашки: **{ $path }**.
    [many] { $who } б’є { $count } шашок: **{ $path }**.
   *[other] { $who } б’є { $count } шашки: **{ $path }**.
}
did-step = { $who } ходить з **{ $from }** { $direction } на **{ $to }**.
did-move = { $who } ходить **{ $path }**.
did-make-row = { $did } { $row ->
    [mill] Є млин!
   *[row] Є ряд!
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
due-drop-central = { $who }, твій хід: постав фішку на центральну клітинку: { $squares } (у запасі { $hand }).
due-move = { $kind ->
    [marble] { $who }, твій хід: розклади свої кульки з якоїсь клітинки.
    [piece] { $who }, твій хід: піди шашкою.
   *[stone] { $who }, твій хід: піди фішкою.
}
due-capture = { $who }, твій хід: суперник вимагає пропущеного взяття, тож бий.
due-must-claim = { $who }, твій хід: ходити більше нічим, тож карай за пропущене взяття.
due-claim = { $count ->
    [one] Шашка на { $squares } не побила: візьми її за фук, змусь побити або пробач і ходи.
    [few] Пропущено взяття: візьми за фук одну з шашок { $squares }, змусь побити або пробач і ходи.
    [many] Пропущено взяття: візьми за фук одну з шашок { $squares }, змусь побити або пробач і ходи.
   *[other] Пропущено взяття: візьми за фук одну з шашок { $squares }, змусь побити або пробач і ходи.
}
due-take = { $who }, забери фішку: одну з обведених.

ended-resigned = Партію здано: { $loser }.
ended-left = { $loser } більше не на сервері.
ended-stones = { $kind ->
    [marble] { $players ->
        [one] { $loser }: лишилася щонайбільше одна кулька.
       *[other] { $loser }: разом лишилася щонайбільше одна кулька.
    }
   *[stone] { $loser }: лишилося менше ніж три фішки.
}
ended-ten = **Перемога: { $winner }!** Забрано десять фішок.
ended-taken = { $kind ->
    [piece] { $loser }: не лишилося жодної шашки.
   *[stone] { $loser }: не лишилося жодної фішки.
}
ended-blocked = { $loser }: ходити більше нічим.
ended-wins = { $players ->
    [one] **Перемога: { $winner }!**
   *[other] **Перемога команди: { $winner }!**
}
ended-draw-blocked = Ходити більше нікому: **нічия.**
ended-draw-repetition = Та сама позиція втретє: **нічия.**
ended-draw-bound = { $kind ->
    [stone] Забагато ходів без забраних фішок: **нічия.**
   *[other] Забагато ходів без взяття: **нічия.**
}
ended-draw-reduced = Для перемоги лишилося замало: **нічия.**
board-refused = Discord заблокував повідомлення з дошкою. Її показує { $command }.
