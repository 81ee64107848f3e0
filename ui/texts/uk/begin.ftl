# Почати партію кнопками.

begin-which = **У що хочеш зіграти?**
    Уперше тут? Дару легко вивчити.
begin-which-against = **У що хочеш зіграти з { $opponent }?**
begin-choose-game = Вибери гру
begin-as-usual = -# Інші правила чи годинник? Задай їх у `/грати`.
begin-whom = **{ $game }: з ким хочеш зіграти?**
    Вибери когось або дай місце будь-кому.
begin-choose-opponent = Вибери суперника
button-anyone = Будь-хто
