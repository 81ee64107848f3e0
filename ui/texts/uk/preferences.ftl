# Уподобання й те, про що бот каже приватно. Одне повідомлення – одна думка; аргументи названо за тим, що вони означають.

preferences-title = ## Твої вподобання на всіх серверах
preferences-ping = - **Коли настає твій хід**, дошка в каналі пінгує тебе.
preferences-direct = - **Коли настає твій хід**, про це каже приватне повідомлення, а пінгів немає. Там можна й ходити.
preferences-digest = - **Раз на день** приватне повідомлення перелічує партії, що чекають на тебе, а пінгів немає. Коли твого часу лишається мало, про це попереджає окреме повідомлення.
preferences-nothing = - **Коли настає твій хід**, ніхто про це не каже: заглядай у `/партії`.
preferences-language = - **Те, що читаєш лише ти**, написано такою мовою: { $language }.
preferences-language-automatic = - **Те, що читаєш лише ти**, написано мовою твого Discord: { $language }.
preferences-theme = - **Дошки, які бачиш лише ти**, мають такий вигляд: { $theme }.
preferences-theme-of-server = - **Дошки, які бачиш лише ти**, мають вигляд, який обрав сервер.
preferences-below-facing = - **Твоя сторона знизу** там, де сторони починають на протилежних краях дошки; інакше дошка лежить так, як її бачать усі.
preferences-below-own = - **Твоя сторона знизу** в усіх іграх.
preferences-below-first = - **Вони лежать** так, як їх бачать усі: знизу той, хто починає.
preferences-text = - **Позиція текстом** є при кожній з них.
preferences-no-text = - **Вони приходять** картинками з описом для екранних читачів, а вирівняним текстом – коли попросиш.
preferences-confirm = - **Перш ніж зарахувати твій хід**, бот перепитує.
preferences-at-once = - **Твій хід зараховується** одразу.
preferences-here = **Лише на цьому сервері**
preferences-listed = - **У таблицях лідерів** тебе видно.
preferences-unlisted = - **У таблицях лідерів** тебе не видно: своє місце й зіграні партії бачиш лише ти.
preferences-directions = -# Напрямки словами, навіть ті, що пишеш ти, – завжди щодо дошки, якою її бачать усі: вгору – це до більших чисел.
preferences-sample = Так ти відтепер бачиш дошки, коли починає суперник. { $board }
choose-notice = Як дізнаватися про свій хід
choose-language = Мова
choose-theme = Вигляд дощок
choose-below = Чия сторона знизу
my-notice-ping = Мій хід: пінг у каналі
my-notice-direct = Мій хід: приватне повідомлення
my-notice-digest = Мій хід: раз на день списком, приватно
my-notice-nothing = Мій хід: нічого
my-language-automatic = Мова: як у моєму Discord
my-language-english = Мова: English (англійська)
my-language-spanish = Мова: Español (іспанська)
my-language-french = Мова: Français (французька)
my-language-ukrainian = Мова: українська
my-theme-of-server = Дошки: як обрав сервер
my-theme = Дошки: { $theme }
my-below-facing = Моя сторона знизу: де сторони одна проти одної
my-below-own = Моя сторона знизу: завжди
my-below-first = Моя сторона знизу: ніколи
button-confirm-moves = Перепитувати перед ходом
button-moves-at-once = Зараховувати хід одразу
button-always-text = Завжди показувати й текстом
button-no-text = Показувати лише картинки
button-leave-leaderboards = Прибрати мене з таблиць
button-join-leaderboards = Показувати мене в таблицях
direct-turn = **Твій хід** проти { $opponents }: { $link }
direct-warning = **Твій час добігає кінця** у партії проти { $opponents }: він спливає { $time }. { $link }
direct-over = **Твоя партія закінчилася** (проти { $opponents }): { $link }
direct-game = У твоїй партії проти { $opponents }: { $link }
ping-turn = { $who }, твій хід.
ping-turn-until = { $who }, твій хід, а час спливає { $time }.
ping-over = { $who }, твоя партія закінчилася.
ping-look = { $who }, у цій партії на тебе дещо чекає.
ping-not-reached = -# Написати тобі приватно не вдається: Discord не пускає, бо ти не приймаєш приватних повідомлень із цього сервера. Відтепер замість них будуть пінги; змінити це можна в `/уподобання`.
digest-title = ## { $count ->
    [one] { $count } партія чекає
    [few] { $count } партії чекають
    [many] { $count } партій чекають
   *[other] { $count } партії чекає
} на тебе
digest-game = - **{ $rules }** проти { $opponents }: { $link }
digest-game-until = - **{ $rules }** проти { $opponents }, час спливає { $time }: { $link }
digest-more = … і ще { $count }.
digest-footer = -# Раз на день, за твоїм вибором: `/уподобання`.
done-cut-off = Зроблено. У { $channel } зараз не можна писати: інші побачать це в `/партії` або в приватному повідомленні, якщо так вибрали.
moved-here-already = Ця партія вже грається в цьому каналі.
games-cut-off = -# Де писати не можна, партія чекає: її каналу немає або мене туди не пускають. Ходи приватними повідомленнями (`/уподобання`), впусти мене або попроси того, хто керує повідомленнями, про `/перенести-партію`.
games-number = партія { $game }
choice-game = Партія { $game } · { $rules } · { $plies ->
    [0] ще жодної дії
    [one] { $plies } дія
    [few] { $plies } дії
    [many] { $plies } дій
   *[other] { $plies } дії
}
choice-game-players = { $game } · { $players }
choice-cut-off-game = ⚠ Партія { $game } без каналу · { $rules } · { $plies ->
    [0] ще жодної дії
    [one] { $plies } дія
    [few] { $plies } дії
    [many] { $plies } дій
   *[other] { $plies } дії
}
refused-no-such-game = На цьому сервері зараз не грається партія з номером { $typed }. Номери партій, що втратили канал, показує `/партії`; номер будь-якої іншої – під її дошкою.
refused-cannot-move-here = У цьому каналі грається партія { $game }. Скористайся `/перенести-партію` в іншому каналі або в гілці.
done-elsewhere = Зроблено: усі бачать це в { $channel }.
