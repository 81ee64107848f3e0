# Дошка словами, для програм зчитування з екрана.

side-first = Чорні
side-second = Білі
side-third = Сині
side-fourth = Помаранчеві
side-team = { $one } й { $other }
spoken-board = Дошка: вертикалей { $files }, горизонталей { $ranks }.
spoken-chequered = Шашки стоять на темних клітинках, як-от a1.
spoken-blocked = Заблоковано: { $squares }.
spoken-centres = Центр: { $squares }.
spoken-none = { $side }: на дошці нічого
spoken-has = { $side } – { $pieces }
spoken-pieces = { $kind ->
    [man] { $count ->
        [one] { $count } проста: { $squares }
        [few] { $count } прості: { $squares }
        [many] { $count } простих: { $squares }
       *[other] { $count } простої: { $squares }
    }
    [dama] { $count ->
        [one] { $count } дамка: { $squares }
        [few] { $count } дамки: { $squares }
        [many] { $count } дамок: { $squares }
       *[other] { $count } дамки: { $squares }
    }
    [marble] { $count ->
        [one] { $count } кулька: { $squares }
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
spoken-last = Останній хід: { $did }
spoken-then = Потім: { $did }
spoken-drop = { $side } ставлять на { $square }.
spoken-take = { $side } забирають { $square }.
spoken-huff = { $side } беруть за фук { $square }: шашку знято.
spoken-force = { $side } змушують зробити пропущене взяття.
spoken-jump = { $side } б’ють: { $squares }.
spoken-move = { $side } ходять з { $from } на { $to }.
spoken-undone = Повернуто: { $squares }.
spoken-captured = Побито: { $squares }.
spoken-bonus = Ще одна кулька на { $square }.
spoken-promoted = Проста стає дамкою.
spoken-claim = Пропущено взяття: { $squares }. { $side } можуть узяти за фук або змусити бити.
spoken-row = { $row ->
    [mill] Закрито млин: { $squares }.
   *[row] Складено ряд: { $squares }.
}
spoken-due-drop = { $side } мають поставити фішку.
spoken-due-drop-on = { $side } мають поставити фішку, на вибір: { $squares }.
spoken-due-move = { $kind ->
    [marble] { $side } мають піти кульками з однієї клітинки.
    [piece] { $side } мають піти шашкою.
   *[stone] { $side } мають піти фішкою.
}
spoken-due-capture = { $side } мають зробити пропущене взяття, з { $squares }.
spoken-due-take = { $side } мають забрати фішку, на вибір: { $squares }.

button-as-text = Текстом
button-as-picture = Зображенням
button-board-now = Дошка зараз
text-of-now = **Партія { $game } зараз**, { $plies ->
    [0] перед першим ходом
    [one] після { $plies } ходу
    [few] після { $plies } ходів
    [many] після { $plies } ходів
   *[other] після { $plies } ходу
}:
text-of-earlier = **Партія { $game } в цьому повідомленні**, { $plies ->
    [0] перед першим ходом
    [one] після { $plies } ходу
    [few] після { $plies } ходів
    [many] після { $plies } ходів
   *[other] після { $plies } ходу
}. Відтоді зіграно ще.
board-sign = { $sign } { $side }: { $player }
board-sign-dama = D після знака, наприклад { $sign }D: дамка
spoken-points = Дошка: точок { $points }, ліній із трьох точок { $lines }.
spoken-diagonals = Діагоналі: { $lines }.
