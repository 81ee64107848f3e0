# Панель ходу.

choice-goes-on = { $path } → …
panel-drop = Куди поставиш фішку?
panel-move = { $kind ->
    [marble] Якими кульками підеш?
    [piece] Якою шашкою підеш?
   *[stone] Якою фішкою підеш?
}
panel-must-claim = Ходів немає. Візьми шашку за фук (зніми) або змусь бити.
panel-claim = Суперник пропустив взяття: візьми за фук (зніми), змусь бити або ходи.
panel-move-to = { $kind ->
    [marble] Куди підуть кульки з { $from }?
   *[stone] Куди підеш із { $from }?
}
panel-go-on = { $path } – а далі?
panel-capture = Треба зробити пропущене взяття. Якою шашкою?
panel-take = { $row ->
    [mill] Млин! Яку фішку забереш?
   *[row] Ряд! Яку фішку забереш?
}
panel-which-rank = Спершу вибери горизонталь (цифру): { $end ->
    [top] 1 – угорі
   *[bottom] 1 – унизу
}.
panel-rank = Горизонталь { $rank }:
panel-stale = Партія вже пішла далі. Ось дошка зараз.
panel-left = Нічого не змінилося.
play-over = Цю партію закінчено.
play-spectator = Ти не граєш у цій партії. Ось дошка.
not-your-turn = Ще не твій хід: ходить { $who }.
resign-question = Здатися в партії { $game }? Скасувати це не можна.
resign-question-early = Скасувати партію { $game }? Твоїх ходів ще немає, тож вона не рахуватиметься.
resign-question-early-match = Скасувати партію { $game } та її матч? Твоїх ходів ще немає, тож вони не рахуватимуться.
button-call-off = Скасувати
