# Уподобання, сповіщення та особисті повідомлення.

preferences-title = ## Твої вподобання, на всіх серверах
preferences-ping = - **Твій хід**: я згадую тебе в каналі. Щонайбільше раз на день – також із новинами твоїх змагань.
preferences-direct = - **Твій хід**: я надсилаю приватне повідомлення, там можна й ходити; щонайбільше раз на день – новини твоїх змагань. Без згадок.
preferences-digest = - **Раз на день**: приватне повідомлення з партіями та попередження про час. Без згадок.
preferences-nothing = - **Твій хід**: я не сповіщаю. Дивись у `/партії`.
preferences-language = - **Повідомлення лише для тебе**: { $language }.
preferences-language-automatic = - **Повідомлення лише для тебе**: мова твого Discord, { $language }.
preferences-theme = - **Дошки лише для тебе**: { $theme }.
preferences-theme-of-server = - **Дошки лише для тебе**: як на сервері.
preferences-below-facing = - **Твоя сторона** внизу в іграх, де сторони стоять одна навпроти одної.
preferences-below-own = - **Твоя сторона** завжди внизу.
preferences-below-first = - **Перша сторона** завжди внизу.
preferences-text = - **Дошки текстом**: завжди, під зображенням.
preferences-no-text = - **Дошки текстом**: лише на прохання. Кожне зображення має опис.
preferences-puzzles = - **Твої партії можуть стати задачами** для учасників того самого сервера.
preferences-no-puzzles = - **Твої партії** ніколи не стають задачами.
preferences-zone = - **Твій часовий пояс**: { $zone }. За ним у нових партіях рахуються паузи на ніч і вихідні.
preferences-no-zone = - **Твій часовий пояс**: як на сервері або UTC, доки не вибереш свій: `/уподобання пояс`.
preferences-confirm = - **Твої ходи**: я перепитую, перш ніж зарахувати.
preferences-at-once = - **Твої ходи** зараховуються одразу.
preferences-here = **Лише на цьому сервері**
preferences-listed = - **Таблиці лідерів**: ти в них є.
preferences-unlisted = - **Таблиці лідерів**: тебе в них немає, а твої результати бачиш лише ти.
preferences-directions = -# Вгору, вниз, ліворуч і праворуч – завжди як на дошці, яку бачать усі.
preferences-sample = Так тепер виглядають дошки, коли ти граєш другою стороною. { $board }
choose-notice = Вибери, як сповіщати про твій хід
choose-language = Вибери мову
choose-theme = Вибери вигляд дошок
choose-below = Вибери сторону внизу
my-notice-ping = Мій хід: згадка
my-notice-direct = Мій хід: приватне повідомлення
my-notice-digest = Мій хід: одне повідомлення на день
my-notice-nothing = Мій хід: не сповіщати
my-language-automatic = Мова: як у моєму Discord
my-language-english = Мова: English (англійська)
my-language-spanish = Мова: Español (іспанська)
my-language-french = Мова: Français (французька)
my-language-ukrainian = Мова: Українська
my-theme-of-server = Дошки: як на сервері
my-theme = Дошки: { $theme }
my-below-facing = Унизу: моя сторона, якщо сторони одна навпроти одної
my-below-own = Унизу: завжди моя сторона
my-below-first = Унизу: завжди перша сторона
button-confirm-moves = Перепитувати про ходи
button-moves-at-once = Не перепитувати
button-always-text = Додавати дошку текстом
button-no-text = Лише зображення
button-no-puzzles = Без задач із моїх партій
button-allow-puzzles = Дозволити задачі
button-leave-leaderboards = Не показувати мене
button-join-leaderboards = Показувати мене
direct-turn = **Твій хід** проти { $opponents }: { $link }
direct-warning = ⏳ **Твій час спливає** { $time } у партії проти { $opponents }: { $link }
direct-over = **Кінець партії** проти { $opponents }: { $link }
direct-begun = **Твоя партія** проти { $opponents } починається: { $link }
direct-game = У твоїй партії проти { $opponents }: { $link }
ping-turn = { $who }, твій хід.
ping-turn-until = { $who }, твій хід. Час спливає { $time }.
ping-over = { $who }, твою партію закінчено.
ping-look = { $who }, ця партія чекає твоєї відповіді.
ping-not-reached = -# Discord не дає надсилати тобі приватні повідомлення, тож я тебе згадуватиму. Змінити: `/уподобання`.
digest-title = ## На тебе { $count ->
    [one] чекає { $count } партія
    [few] чекають { $count } партії
    [many] чекають { $count } партій
   *[other] чекає { $count } партії
}
digest-game = - **{ $rules }** проти { $opponents }: { $link }
digest-game-until = - **{ $rules }** проти { $opponents }, твій час спливає { $time }: { $link }
digest-more = …і ще { $count }.
digest-footer = -# Раз на день. Змінити: `/уподобання`.
done-cut-off = Готово. Зараз я не можу писати в { $channel }, але інші бачать це в `/партії`.
moved-here-already = Ця партія вже в цьому каналі.
games-cut-off = -# Я не можу писати там, де одна з цих партій. Грай у приватних повідомленнях (`/уподобання`) або попроси модераторів: `/перенести-партію`. Якщо в партії є годинник і два тижні ніхто не ходить, її буде скасовано.
games-number = партія { $game }
choice-game = Партія { $game } · { $rules } · { $plies ->
    [0] ще без ходів
    [one] { $plies } хід
    [few] { $plies } ходи
    [many] { $plies } ходів
   *[other] { $plies } ходу
}
choice-game-players = { $game } · { $players }
choice-cut-off-game = ⚠ Партія { $game } без каналу · { $rules } · { $plies ->
    [0] ще без ходів
    [one] { $plies } хід
    [few] { $plies } ходи
    [many] { $plies } ходів
   *[other] { $plies } ходу
}
refused-no-such-game = Поточної партії { $typed } тут немає. Номер – під дошкою або в `/партії`.
refused-cannot-move-here = У цьому каналі вже грають партію { $game }. Вибери інший канал або гілку.
done-elsewhere = Готово: усі бачать це в { $channel }.
