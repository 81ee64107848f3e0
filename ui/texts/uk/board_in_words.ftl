# Дошка словами, для тих, хто не бачить малюнка. Одне повідомлення – одна думка; аргументи названо за тим, що вони означають.

side-first = Чорні
side-second = Білі
side-third = Сині
side-fourth = Помаранчеві
side-team = { $one } й { $other }
spoken-board = Дошка { $files } на { $ranks }.
spoken-chequered = Шашки стоять на темних клітинках, a1 – темна.
spoken-blocked = Закриті: { $squares }.
spoken-centres = Центр: { $squares }.
spoken-none = { $side } не мають нічого на дошці
spoken-has = { $side } мають { $pieces }
spoken-pieces = { $kind ->
    [man] { $count ->
        [one] { $count } просту: { $squares }
        [few] { $count } прості: { $squares }
        [many] { $count } простих: { $squares }
       *[other] { $count } простої: { $squares }
    }
    [dama] { $count ->
        [one] { $count } дамку: { $squares }
        [few] { $count } дамки: { $squares }
        [many] { $count } дамок: { $squares }
       *[other] { $count } дамки: { $squares }
    }
    [marble] { $count ->
        [one] { $count } кульку: { $squares }
        [few] { $count } кульки: { $squares }
        [many] { $count } кульок: { $squares }
       *[other] { $count } кульки: { $squares }
    }
   *[stone] { $count }: { $squares }
}
spoken-hand = у запасі { $count }
spoken-lost = втрачено { $count }
spoken-aside = відкладено { $count }
spoken-gained = здобуто { $count }
spoken-last = Щойно: { $did }
spoken-then = Потім: { $did }
spoken-drop = { $side } поставили на { $square }.
spoken-take = { $side } забрали з { $square }.
spoken-huff = { $side } взяли за фук { $square }.
spoken-force = { $side } вимагають пропущеного взяття.
spoken-jump = { $side } побили, пройшовши { $squares }.
spoken-move = { $side } пішли з { $from } на { $to }.
spoken-undone = Скасовано: { $squares }.
spoken-captured = Забрано: { $squares }.
spoken-bonus = На { $square } здобуто ще одну.
spoken-promoted = Проста стала дамкою.
spoken-claim = Не побили { $squares }: { $side } можуть взяти за фук чи змусити бити.
spoken-row = { $row ->
    [mill] Є млин: { $squares }.
   *[row] Є ряд: { $squares }.
}
spoken-due-drop = { $side } мають поставити фішку.
spoken-due-drop-on = { $side } мають поставити фішку на одну з { $squares }.
spoken-due-move = { $kind ->
    [marble] { $side } мають розкласти кульки з клітинки.
    [piece] { $side } мають піти шашкою.
   *[stone] { $side } мають піти фішкою.
}
spoken-due-capture = { $side } мають побити, як вимагають, з { $squares }.
spoken-due-take = { $side } мають забрати фішку з { $squares }.

button-as-text = Текстом
button-as-picture = Малюнком
button-board-now = Дошка зараз
text-of-now = **Партія { $game }, якою вона є зараз**, { $plies ->
    [0] до першої дії
    [one] після { $plies } дії
    [few] після { $plies } дій
    [many] після { $plies } дій
   *[other] після { $plies } дії
}:
text-of-earlier = **Партія { $game }, якою вона була на цьому повідомленні**, { $plies ->
    [0] до першої дії
    [one] після { $plies } дії
    [few] після { $plies } дій
    [many] після { $plies } дій
   *[other] після { $plies } дії
}. Відтоді вона пішла далі.
board-sign = { $sign } { $side }: { $player }
board-sign-dama = { $sign }D тощо – дамка
spoken-points = Дошка: точок – { $points }, ліній по три – { $lines }.
spoken-diagonals = Діагоналі: { $lines }.
