# Почати партію кнопками.

begin-which = **У що хочеш зіграти?**
begin-which-against = **У що хочеш зіграти з { $opponent }?**
begin-choose-game = Вибери гру
begin-as-default = -# Інші правила чи годинник? Задай їх у `/грати`.
begin-opponent = **{ $game }: з ким хочеш зіграти?**
    Вибери когось, дай приєднатися будь-кому або зіграй одразу з комп’ютером.
begin-choose-opponent = Вибери суперника
button-anyone = Будь-хто тут
begin-which-computer = **У що хочеш зіграти проти комп’ютера?**
begin-level = **{ $game }** проти комп’ютера: який рівень? 1 – для початку, 8 – на повну силу.
button-computer = 🤖 Комп’ютер
