# Ліги, турніри й драбини.

competition-kind = { $format ->
    [league] Ліга
    [swiss] Швейцарська система
    [knock-out] Турнір на вибування
   *[ladder] Драбина
}
competition-title = **{ $name }** · { $kind } · { $rules }
competition-season = **{ $name }** · { $kind } · { $rules } · сезон { $season }
competition-starts-at = 🗓️ Початок: { $at }.
competition-starts-with = 🗓️ Початок: щойно буде { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
    [many] { $players } гравців
   *[other] { $players } гравця
}.
competition-starts-either = 🗓️ Початок: { $at } або щойно буде { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
    [many] { $players } гравців
   *[other] { $players } гравця
}.
competition-starts-late = ⏳ До { $at } зібралося замало гравців. Почнемо, щойно їх вистачить (щонайменше { $players }); інакше скасування { $ends }.
competition-pings-role = <@&{ $role }>, уже можна приєднатися: натисни **Приєднатися** нижче.
competition-league = Гравців у дивізіоні: приблизно { $size }. Там грають усі з усіма. Сезон триває { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}. { $movers ->
    [0] Усі лишаються у своїх дивізіонах.
    [one] Потім із кожного дивізіону { $movers } гравець піднімається й стільки ж опускається.
    [few] Потім із кожного дивізіону щонайбільше { $movers } гравці піднімаються й стільки ж опускаються.
    [many] Потім із кожного дивізіону щонайбільше { $movers } гравців піднімаються й стільки ж опускаються.
   *[other] Потім із кожного дивізіону щонайбільше { $movers } гравця піднімаються й стільки ж опускаються.
}
competition-swiss = { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тури
    [many] { $rounds } турів
   *[other] { $rounds } туру
} по { $days ->
    [one] { $days } дню
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}. У кожному граєш із кимось, хто має приблизно стільки ж очок. Якщо гравців мало, грають усі з усіма.
competition-knock-out = Матч – дві партії, а за рівного рахунку ще й третя. Хто програє, вибуває. Якщо рахунок і далі рівний, проходить гравець із вищим початковим рейтингом. Тур триває { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}.
competition-ladder = Викликай гравців, які щонайбільше на три місця вище. Переможеш – займеш місце суперника. Хто не грає { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}, вибуває з драбини.
competition-games = { $clock } · щонайбільше { $games ->
    [one] { $games } партія
    [few] { $games } партії
    [many] { $games } партій
   *[other] { $games } партії
} водночас
competition-in-threads = кожна партія – в окремій гілці тут
competition-by-mail = дошки в приватних повідомленнях
competition-next = Партії почнуться самі, і я тебе сповіщу.
competition-next-mail = Партії почнуться самі: дошки я надішлю в приватні повідомлення.
details-time = - Скінчиться час у двох партіях – вибуваєш. Пауз за згодою немає.
    - `/відсутність почати` ставить твої годинники на паузу, але не переносить кінцевого терміну.
details-deadline = - Коли термін спливає, незакінчені партії оцінює комп’ютер: явна перевага – перемога, інакше нічия.
details-ties = - Очок порівну? Вирішують партії між цими гравцями. Далі КБ (коефіцієнт Бергера): очки переможених суперників і половина очок тих, із ким нічия. Далі кількість перемог другою стороною.
details-ladder = - Скінчиться час – опустишся.
    - Партії не ставлять на паузу й не скасовують.
competition-needs-role = Лише для <@&{ $role }>.
competition-players = **Гравці ({ $count }):** { $players }
competition-players-none = Ще ніхто не приєднався.
competition-players-more = і ще { $count }
competition-running-until = 🏁 Триває. Кінець { $until }.
competition-running-round = 🏁 Тур { $round } з { $rounds }. Кінець { $until }.
competition-running-tie = 🏁 Тур { $round }. Кінець { $until }.
competition-is-over = 🏆 Завершено. Перемога: { $winners }.
competition-is-over-alone = Завершено, переможця немає.
competition-is-off = Скасовано.
competition-division = Дивізіон { $division }
competition-members = { $division }: { $players }
button-competition-join = Приєднатися
button-competition-leave = Вийти
button-competition-table = Таблиця
button-competition-details = Як це працює
button-competition-mine = Мої партії
button-competition-manage = Керувати
button-competition-post = Опублікувати тут

# Що воно оголошує.
competition-news-begun = 🏁 **{ $name }** починається!
competition-news-round = 🏁 **{ $name }**: починається тур { $round }. Кінець { $until }.
competition-news-byes = Вільний тур: { $players }.
competition-news-up = ⬆️ Підвищення: { $players }.
competition-news-down = ⬇️ Пониження: { $players }.
competition-news-restored = { $player } повертається до змагання **{ $name }**. Незакінчені партії починаються знову.
competition-news-restored-ladder = { $player } повертається на драбину.
competition-news-too-few = ⏳ **{ $name }** ще не може початися: гравців поки { $joined }, а треба щонайменше { $fewest }. Почнемо, щойно їх вистачить; інакше скасування { $ends }.
competition-news-too-few-manager = { $manager }, іншу дату можна вибрати командою { $league ->
    [yes] `/ліга змінити`
   *[no] `/турнір змінити`
}.
competition-told-where = -# Усі бачать це в { $channel }.
competition-news-out-void = { $player } вибуває зі змагання **{ $name }**: { $why }. Партії цього гравця не рахуються.
competition-news-out = { $player } вибуває зі змагання **{ $name }**: { $why }. Решту партій зараховано як поразки.
competition-news-left-ladder = { $player } вибуває з драбини: { $why }.
competition-why = { $why ->
    [ran-out] скінчився час у двох партіях
    [suspended] відсторонення на цьому сервері
    [gone] більше не на цьому сервері
    [removed] рішення організаторів
    [idle] надто довго без партій
   *[wish] власне бажання
}
competition-news-cut-short-alone = **{ $name }** завершується раніше: лишилося замало гравців.
competition-news-cut-short-met = **{ $name }** завершується раніше: забагато гравців вибуло, тож нових пар на ще один тур не скласти.
competition-news-over = 🏆 **{ $name }**: завершено! { $winners }
competition-news-called-off = **{ $name }**: скасовано. Розпочаті партії тривають, але в змаганні вже не рахуються.
competition-news-replaced = **{ $name }**: { $by } замінює { $player } і переймає очки та решту партій.
competition-news-time = ⏳ **{ $name }**: усім додано часу: { $time }.
competition-news-annulled = **{ $name }**: партію { $pair } анульовано.
competition-news-corrected = **{ $name }**: результат партії { $pair } виправлено: { $result }.
competition-news-climbed = 🪜 { $player } піднімається в драбині: місце { $place }!
competition-result-won = перемагає { $player }
competition-result-drawn = нічия
competition-pairing = **{ $name }** · { $at }: { $first } – { $second }
competition-pairing-plain = **{ $name }**: { $first } – { $second }
competition-where-division = дивізіон { $division }, тур { $round }
competition-where-round = тур { $round }
competition-winner-division = Дивізіон { $division }: **{ $players }**.
competition-divisions-more = …і ще дивізіони ({ $count }) – за кнопкою **Таблиця**
competition-winner = Перемога: **{ $players }**.

# Таблиці.
table-title = **{ $name }** · { $part }
table-line = { $place }. **{ $who }** · { $points ->
    [half] { $shown } очка
    [one] { $shown } очко
    [few] { $shown } очки
    [many] { $shown } очок
   *[other] { $shown } очка
}{ $left ->
    [0] {""}
   *[other] {" "}· ще партій: { $left }
}{ $range ->
    [none] {""}
   *[other] {" "}· підсумкове місце { $range }
}{ $fate ->
    [up] {" "}· ⬆️ підніметься
    [down] {" "}· ⬇️ опуститься
   *[none] {""}
}
table-range-bound = приблизно { $range }
table-legend = -# Очок порівну? Вирішують партії між цими гравцями. Далі КБ (коефіцієнт Бергера): очки переможених суперників, половина за нічиї. Далі кількість перемог другою стороною.
table-legend-range = -# «Підсумкове місце» – від найкращого до найгіршого з можливих.
table-legend-movers = -# { $up ->
    [0] {""}
    [one] { $up } гравець піднімається.{" "}
    [few] { $up } гравці піднімаються.{" "}
    [many] { $up } гравців піднімаються.{" "}
   *[other] { $up } гравця піднімаються.{" "}
}{ $down ->
    [0] {""}
    [one] { $down } гравець опускається.{" "}
    [few] { $down } гравці опускаються.{" "}
    [many] { $down } гравців опускаються.{" "}
   *[other] { $down } гравця опускаються.{" "}
}Якщо на межі очок порівну, вище той, у кого вищий початковий рейтинг. Потім розміри дивізіонів вирівнюють.
table-more = …і ще { $count }
table-rest = -# Решта – за кнопкою **Таблиця**.
table-unnamed = -# Імена, яких не вдається написати на зображенні: { $players }
table-picture-league = Таблиця, дивізіон { $division }: { $rows }
table-picture-swiss = Таблиця: { $rows }
table-picture-row = { $place }, { $who }, { $points }
table-picture-bracket = Сітка, тур { $round }: { $ties }
table-picture-tie = { $first } проти { $second }, { $score }
table-picture-bye = { $player }: вільний тур
table-heading-player = Гравець
table-heading-points = Очки
table-heading-left = Лишилося
table-heading-range = Місця
table-heading-berger = КБ
table-part-swiss = Таблиця
table-part-bracket = Сітка
table-tie = { $first } { $score } { $second }
table-tie-won = **{ $winner }** { $score } { $loser }
table-bye = { $player }: вільний тур
table-round = Тур { $round }
table-none-yet = Ще нічого не зіграно.

# Власний вигляд.
mine-place = Твоє місце – **{ $place }** з { $players }: { $points }.
mine-points = { $points ->
    [half] { $shown } очка
    [one] { $shown } очко
    [few] { $shown } очки
    [many] { $shown } очок
   *[other] { $shown } очка
}
mine-promoted = ⬆️ Тобі вже гарантовано підвищення!
mine-relegated = ⬇️ Тобі вже не уникнути пониження.
mine-range = Підсумкове місце ще може бути від { $best } до { $worst }.
mine-playing = - Проти { $opponent }: { $link }
mine-next = Далі: { $opponents }
mine-done = Поки що партій для тебе немає.
mine-out = Ти вже не береш участі: { $why }.
mine-joined = Ти береш участь. Початок ще попереду.
mine-not-in = Ти не береш участі. Натисни **Приєднатися**, поки можна.
mine-ladder = Твоє місце – **{ $place }** з { $players }.
league-left-question = Вийти зі змагання **{ $name }**? Після початку решту твоїх партій буде зараховано як поразки. Повернути тебе зможуть лише організатори.
league-left-question-void = Вийти зі змагання **{ $name }**? Твої партії ні для кого не рахуватимуться. Повернути тебе зможуть лише організатори.
league-left = Ти більше не береш участі в змаганні **{ $name }**.
league-joined = Ти береш участь у змаганні **{ $name }**. Повідомлю, коли почнуться твої партії.
league-joined-mail = Ти береш участь у змаганні **{ $name }**. Надсилатиму дошки в приватні повідомлення.
league-joined-blocks = Блокування тут не враховуються: твоїм суперником може стати будь-хто з учасників.
button-league-leave-sure = Так, вийти

# Драбини.
ladder-line = { $place }. { $who }
ladder-empty = Тут ще нікого. Натисни **Приєднатися** – і ти на першому місці.
ladder-choose = Викликати…
ladder-challenged = Виклик кинуто. Партія почнеться за мить.
ladder-starting = почнеться за мить
ladder-left-question = Вийти зі змагання **{ $name }**? Твої розпочаті партії буде здано. Повернутися можна, але на останнє місце.
ladder-waits = поки що не може початися
ladder-challenged-waits = Виклик кинуто. Партія почнеться, щойно це стане можливо.

# Поки партії не можуть початися.
halt-lacks = ⏸️ Партії не можуть початися: у { $channel } мені бракує дозволів: { $permissions }. Їх можуть надати адміністратори сервера.
halt-not-allowed = ⏸️ Партії не можуть початися: мені не дозволено відкривати гілки в { $channel }. Це можуть змінити адміністратори сервера.
halt-no-channel = ⏸️ Партії не можуть початися: каналу вже немає. Організатори можуть вибрати **Оголошувати тут** в іншому.
halt-too-many-threads = ⏸️ Партії не можуть початися: на сервері забагато відкритих гілок. Модератори можуть закрити кілька.
halt-not-in-server = ⏸️ На паузі: мене прибрали із цього сервера.
halt-limited = ⏸️ Партії не можуть початися: Discord наразі мене обмежує.
halt-ends = Втрачений час повернеться. Якщо нічого не зміниться, { $ends } усе скасується.
halt-ends-ladder = Якщо нічого не зміниться, відкриті виклики завершаться { $ends }.
competition-news-halted = **{ $name }**: { $halt }
competition-news-went-on = ▶️ **{ $name }** триває далі. Термін подовжено: +{ $time }.

# Для організаторів.
league-opened = **{ $name }** відкрито. Приєднатися можна в { $channel }.
league-changed = **{ $name }** змінено. Усі, хто приєднався, лишаються. Тепер умови такі:
manage-change-hint = -# Назву, годинник чи початок змінює команда { $league ->
    [yes] `/ліга змінити`
   *[no] `/турнір змінити`
}.
manage-title = **{ $name }**: що зробити?
manage-choose = Вибери…
manage-begin = Почати зараз
manage-begin-about = З усіма, хто приєднався
manage-assign = Вибрати дивізіон
manage-assign-about = Для одного гравця, до початку
manage-preview = Переглянути дивізіони
manage-preview-about = Якими вони були б зараз; бачиш лише ти
preview-title = **{ $name }**: дивізіони, якби початок був зараз
preview-none = Гравців поки { $joined }. Для дивізіонів треба щонайменше { $fewest }.
manage-place = Вибрати місце
manage-place-about = Один гравець переходить, інші посуваються
manage-place-number = Місце { $place }
manage-which-place = Яке місце для { $player }?
manage-replace = Замінити гравця
manage-replace-about = Хтось інший переймає очки й решту партій
manage-remove = Вилучити гравця
manage-remove-about = Гравець вибуває. На початку ліги його партії не рахуються
manage-restore = Повернути гравця
manage-restore-about = Того, хто вибув, – до наступного туру або кінця сезону
manage-time = Додати всім часу
manage-time-about = На всіх годинниках; якщо є кінцевий термін, він відсувається
manage-annul = Анулювати партію
manage-annul-about = Не рахується; у турнірі її грають знову
manage-correct = Виправити результат
manage-correct-about = Таблиця зміниться одразу
manage-end = Завершити зараз
manage-end-about = Сезон або тур; незакінчені партії оцінить комп’ютер
manage-end-ladder = Перемагає перше місце; розпочаті партії тривають
manage-off = Скасувати
manage-off-about = Переможця немає; розпочаті партії тривають
manage-move = Оголошувати тут
manage-move-about = Відтепер у цьому каналі
manage-who = Який гравець?
manage-by-who = Хто замінить { $player }?
manage-which = Яка партія гравця { $player }?
manage-no-games = { $player } не має тут партій.
manage-which-division = Який дивізіон для { $player }?
manage-automatic = За рейтингом або результатами
manage-how-long = Скільки часу?
manage-what-result = Який результат партії { $pair }?
manage-result-won = Перемагає { $player }
manage-result-drawn = Нічия
manage-sure = { $what ->
    [restore] Повернути { $player }? Незакінчені партії почнуться знову.
    [begin] Почати змагання **{ $name }** зараз?
    [assign] { $division ->
        [0] Вибрати дивізіон автоматично для { $player }?
       *[other] Записати { $player } до дивізіону { $division }?
    }
    [place] Поставити { $player } на місце { $division }?
    [replace] Замінити { $player } на { $by }?
    [remove] Вилучити { $player }?
    [time] Додати всім часу: { $time }?
    [annul] Анулювати партію { $pair }?
    [correct] Записати результат партії { $pair }: { $result }?
    [end] Завершити зараз? Незакінчені партії оцінить комп’ютер.
    [end-ladder] Завершити змагання **{ $name }** зараз? Перемагає перше місце, розпочаті партії тривають.
    [move] Оголошувати змагання **{ $name }** в цьому каналі?
   *[off] Скасувати змагання **{ $name }**?
}
button-manage-sure = Так
button-manage-back = Назад
manage-done = Готово.
manage-pairing = { $first } – { $second } · { $state }
manage-pairing-state = { $state ->
    [waiting] чекає
    [playing] триває
    [void] не рахується
    [drawn] нічия
    [first] 1 – 0
   *[second] 0 – 1
}
competition-choice = { $name } ({ $kind })
competition-choice-over = { $name } ({ $kind }, завершено)

refused-no-league = Тут немає ліги. Адміністратори сервера можуть її відкрити: `/ліга створити`.
refused-no-tournament = Тут немає турніру. Адміністратори сервера можуть його відкрити: `/турнір створити`.
refused-no-ladder = Драбини цієї гри тут немає. Попроси організаторів відкрити її: `/драбина`.
refused-which-competition = Тут кілька змагань. Вибери одне в `назва`.
refused-only-for-organizers = Це можуть лише адміністратори сервера й організатори. Звернися до них.
refused-joining-closed = Приєднатися вже пізно. Зачекай на наступне змагання.
refused-entered-already = Ти вже береш участь. **Мої партії** покажуть, що далі.
refused-not-entered = Ти не береш участі. Спершу приєднайся, якщо ще можна.
refused-opponent-not-entered = { $player } не бере участі. Вибери когось зі списку.
refused-needs-role = Це лише для <@&{ $role }>. Попроси роль в адміністраторів сервера.
refused-competition-full = Усі місця зайнято: їх { $most }. Зачекай на наступне змагання.
refused-competition-over = Змагання завершено. Зачекай на наступне.
refused-competition-began = Змагання вже почалося. Вибери щось інше.
refused-competition-not-running = Змагання ще не почалося. Спершу почни його.
refused-too-few-entrants = Гравців поки { $joined }, а треба щонайменше { $fewest }. Зачекай на інших.
refused-no-divisions = Дивізіони є лише в лігах. Вибери щось інше.
refused-in-competition-already = { $player } вже серед гравців або серед тих, хто вибув. Вибери когось іншого.
refused-no-such-pairing = Такої партії тут немає. Вибери її зі списку.
refused-nothing-changes = Нічого не змінилося б. Вибери нове значення хоча б в одному параметрі.
refused-more-have-joined = Гравців уже { $joined }. Вибери стільки ж чи більше або почни зараз.
refused-takes-part = { $player } і далі бере участь. Вибери того, хто вибув.
refused-drawn-without = Запізно: пари цього туру складено без { $player }. Лишається наступний турнір.
refused-ran-out-twice = { $player }: час скінчився у двох партіях. Спершу виправ або анулюй одну з них.
refused-still-barred = { $player } серед відсторонених або вже не на сервері. Спершу це має змінитися.
refused-ping-everyone = Я ніколи не сповіщаю всіх. Вибери роль тих, кому це цікаво.
refused-ping-not-allowed = { $who ->
    [you] Тобі
   *[bot] Мені
} не можна згадувати <@&{ $role }> тут. Дозволь згадувати роль або вибери іншу.
refused-round-is-over = Той тур завершено, і від нього залежить наступний. Вибери партію цього туру.
refused-changed-since-asked = Щось змінилося після запитання, тож часу не додано. Перевір і, якщо треба, вибери ще раз.
refused-such-a-result = Саме такий результат уже записано. Вибери інший.
refused-ladder-moved-on = Драбина відтоді змінилася. Натомість можна вилучити гравця.
refused-out-of-reach = { $player } не на одне–три місця вище за тебе. Вибери когось зі списку.
refused-challenged-on-ladder = У тебе вже є виклик у цій драбині. Спершу дограй ту партію.
refused-is-challenged-on-ladder = { $player } уже має виклик від когось іншого. Вибери іншого гравця або зачекай.
refused-offer-in-competition = На цей результат чекають інші, тож партію не можна { $offer ->
    [pause] поставити на паузу
   *[abort] скасувати
}. Грай далі або здайся.
refused-competition-for-four = У змаганнях партії лише на двох. Вибери інші правила.
refused-untimed-competition = Змаганню потрібен годинник. Вибери його, наприклад `2 дні`.
refused-bad-start = Ця дата не підходить. Спробуй майбутній день, наприклад `{ $example }`.
refused-bad-competition-name = Назва – один рядок із видимими знаками, щонайбільше { $most }. Вибери іншу.

ended-withdrawn = { $players ->
    [one] { $who } вибуває
   *[other] { $who } вибувають
} зі змагання: **партію закінчено**, рейтинг не змінюється.
ended-adjudicated = Термін спливає, і позицію оцінює комп’ютер.
ended-adjudicated-drawn = **Нічия**: термін сплив, а позиція ще не вирішена.
log-managed-competition = { $tool ->
    [change] змінює змагання { $competition }
    [restore] повертає гравця до змагання { $competition }
    [begin] починає змагання { $competition }
    [assign] вибирає дивізіон або місце в змаганні { $competition }
    [replace] замінює гравця в змаганні { $competition }
    [remove] вилучає гравця зі змагання { $competition }
    [give] додає часу в змаганні { $competition }
    [annul] анулює партію змагання { $competition }
    [correct] виправляє результат у змаганні { $competition }
    [end] завершує сезон або тур змагання { $competition }
    [move] переносить змагання { $competition }
   *[off] скасовує змагання { $competition }
}
log-competition-number = № { $number }
log-about = { $what } · { $about }
log-replaced = { $by } замість { $player }

# Форма для нового змагання, його вигляд і список на вибір.
form-league = Нова ліга: { $game }
form-swiss = Новий швейцарський турнір: { $game }
form-knock-out = Новий турнір на вибування: { $game }
form-rules = Правила
form-clock = Годинник
form-clock-about = Для кожної партії. Вийде час – партію програно.
form-season = Тривалість сезону
form-round = Тривалість туру
form-size = Гравців у дивізіоні
form-rounds = Турів
form-starts = Перший день
form-by-mail = Дошки в приватних повідомленнях
form-by-mail-about = Без позначки – окрема гілка тут для кожної партії.
form-preview = Ось що побачать усі. Запис ще не відкрито.
button-competition-open = Відкрити
button-competition-change = Змінити
competition-several = Яке саме?
competition-several-more = -# І ще { $count }: вибери в `назва`.
competition-joining = Можна приєднатися
competition-joining-until = Можна приєднатися, початок { $at }
