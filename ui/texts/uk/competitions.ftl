# Ліги, турніри й драбини.

competition-kind = { $format ->
    [league] Ліга
    [swiss] Турнір за швейцарською системою
    [knock-out] Турнір на вибування
   *[ladder] Драбина
}
competition-title = **{ $name }** · { $kind } · { $rules }
competition-season = **{ $name }** · { $kind } · { $rules } · сезон { $season }
competition-starts-at = 🗓️ Початок { $at }.
competition-starts-with = 🗓️ Початок, щойно { $players ->
    [one] приєднається { $players } гравець
    [few] приєднаються { $players } гравці
    [many] приєднається { $players } гравців
   *[other] приєднається { $players } гравця
}.
competition-starts-either = 🗓️ Початок { $at } або щойно { $players ->
    [one] приєднається { $players } гравець
    [few] приєднаються { $players } гравці
    [many] приєднається { $players } гравців
   *[other] приєднається { $players } гравця
}.
competition-league = Дивізіони приблизно по { $size }, кожен грає з кожним. { $movers ->
    [0] Ніхто не підвищується і не вибуває.
    [one] Через { $days } дн. { $movers } гравець піднімається і { $movers } опускається.
    [few] Через { $days } дн. { $movers } гравці піднімаються і { $movers } опускаються.
    [many] Через { $days } дн. { $movers } гравців піднімається і { $movers } опускається.
   *[other] Через { $days } дн. { $movers } гравця піднімається і { $movers } опускається.
}
competition-swiss = { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тури
    [many] { $rounds } турів
   *[other] { $rounds } туру
}, { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
} на тур. Зустрічаються ті, хто має порівну очок.
competition-knock-out = Пари грають дві партії, а за рівності ще одну. { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
} на тур.
competition-ladder = Викликай тих, хто на одне – три місця вище. Перемога дає їхнє місце. Хто не грає { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}, той вибуває.
competition-games = { $clock } · не більш як { $games ->
    [one] { $games } партія
    [few] { $games } партії
    [many] { $games } партій
   *[other] { $games } партії
} водночас
competition-in-threads = кожна партія у своїй гілці тут
competition-by-mail = дошки надходять особистими повідомленнями
competition-fine-print = -# Двічі вийшов час – і гра закінчена. `/відсутність` зупиняє твій годинник, але не сезон. Недогране наприкінці оцінює компʼютер, або це нічия. Без пауз.
competition-fine-print-ladder = -# Вийшов час – опускаєшся. Партії не можна зупинити чи скасувати.
competition-needs-role = Лише для <@&{ $role }>.
competition-players = **Учасники ({ $count }):** { $players }
competition-players-none = Ще ніхто не приєднується.
competition-players-more = і ще { $count }
competition-running-until = 🏁 Триває до { $until }.
competition-running-round = 🏁 Тур { $round } з { $rounds }, до { $until }.
competition-running-tie = 🏁 Тур { $round }, до { $until }.
competition-is-over = 🏆 Кінець: перемога { $winners }.
competition-is-over-alone = Кінець, переможця немає.
competition-is-off = Скасовано.
competition-division = Дивізіон { $division }
button-competition-join = Приєднатися
button-competition-leave = Вийти
button-competition-table = Таблиця
button-competition-mine = Мої партії
button-competition-manage = Керувати
button-competition-post = Опублікувати

# Що воно оголошує.
competition-news-begun = 🏁 **{ $name }** починається!
competition-news-round = 🏁 **{ $name }**: починається тур { $round }. Кінець { $until }.
competition-news-out-void = { $player } вибуває, **{ $name }**: { $why }. Ці партії не рахуються.
competition-news-out = { $player } вибуває, **{ $name }**: { $why }. Відкриті партії програно.
competition-news-left-ladder = { $player } залишає драбину: { $why }.
competition-why = { $why ->
    [ran-out] двічі вийшов час
    [suspended] тут відсторонено
    [gone] більше не тут
    [removed] рішення організаторів
    [idle] надто довго без гри
   *[wish] власне бажання
}
competition-news-over = 🏆 **{ $name }**: кінець! { $winners }
competition-news-called-off = **{ $name }** скасовано. Розпочаті партії тривають, але нічого не вирішують.
competition-news-replaced = **{ $name }**: { $by } заступає { $player } – очки й решту партій.
competition-news-time = ⏳ **{ $name }**: усі отримують ще { $time }.
competition-news-annulled = **{ $name }**: партію { $pair } анульовано.
competition-news-corrected = **{ $name }**: партія { $pair } тепер рахується так: { $result }.
competition-news-climbed = 🪜 { $player } тепер на { $place } місці драбини!
competition-result-won = перемога { $player }
competition-result-drawn = нічия
competition-pairing = **{ $name }** · { $at }: { $first } – { $second }
competition-pairing-plain = **{ $name }**: { $first } – { $second }
competition-where-division = дивізіон { $division }, тур { $round }
competition-where-round = тур { $round }
competition-winner-division = Дивізіон { $division }: **{ $players }**.
competition-winner = Перемога: **{ $players }**.

# Таблиці.
table-title = **{ $name }** · { $part }
table-line = { $place }. **{ $who }** · { $points ->
    [one] { $shown } очко
    [few] { $shown } очки
    [many] { $shown } очок
   *[other] { $shown } очка
}{ $left ->
    [0] {""}
   *[other] {" "}· лишилося { $left }
}{ $range ->
    [none] {""}
   *[other] {" "}· можливі місця { $range }
}{ $fate ->
    [up] {" "}· ⬆️ напевно
    [down] {" "}· ⬇️ напевно
   *[none] {""}
}
table-range-bound = приблизно { $range }
table-legend = -# За рівних очок вирішують партії між собою, тоді Зоннеборн–Бергер, тоді перемоги другим ходом.
table-legend-movers = -# { $movers ->
    [one] Піднімається { $movers }, опускається { $movers }.
    [few] Піднімаються { $movers }, опускаються { $movers }.
    [many] Піднімається { $movers }, опускається { $movers }.
   *[other] Піднімається { $movers }, опускається { $movers }.
} Можливі місця – найкраще й найгірше з досяжних.
table-more = …і ще { $count }
table-picture-league = Таблиця дивізіону { $division }: { $rows }
table-picture-swiss = Становище: { $rows }
table-picture-row = { $place }, { $who }, { $points }
table-picture-bracket = Сітка, тур { $round }: { $ties }
table-picture-tie = { $first } проти { $second }, { $score }
table-picture-bye = { $player } пропускає тур
table-heading-player = Імʼя
table-heading-points = Очки
table-heading-left = Ще
table-heading-range = Місце
table-heading-berger = З–Б
table-part-swiss = становище
table-part-bracket = сітка
table-tie = { $first } { $score } { $second }
table-tie-won = **{ $winner }** { $score } { $loser }
table-bye = { $player }: вільний тур
table-round = Тур { $round }
table-none-yet = Ще нічого не зіграно.

# Власний вигляд.
mine-place = Ти на місці **{ $place }** з { $players }: { $points }.
mine-points = { $points ->
    [one] { $shown } очко
    [few] { $shown } очки
    [many] { $shown } очок
   *[other] { $shown } очка
}
mine-promoted = ⬆️ Підвищення гарантовано!
mine-relegated = ⬇️ Пониження неминуче.
mine-range = Ще можливі місця від { $best } до { $worst }.
mine-playing = - проти { $opponent }: { $link }
mine-next = Далі: { $opponents }
mine-done = Усі твої партії зіграно.
mine-out = Гру для тебе закінчено: { $why }.
mine-joined = Ти береш участь. Ще не почалося.
mine-not-in = Ти не береш участі.
mine-ladder = Ти на місці **{ $place }** з { $players }.
league-left-question = Вийти, **{ $name }**? Відкриті партії буде програно, а повернутися не можна.
league-left-question-void = Вийти, **{ $name }**? Твої партії ні для кого не рахуватимуться, а повернутися не можна.
league-left = Ти більше не береш участі: **{ $name }**.
league-joined = Ти береш участь: **{ $name }**!
league-joined-mail = Ти береш участь: **{ $name }**! Дошки надсилатиму особистими повідомленнями.
button-league-leave-sure = Вийти

# Драбини.
ladder-line = { $place }. { $who }
ladder-empty = Тут ще нікого немає. **Приєднатися** – і ти перше місце.
ladder-choose = Викликати…
ladder-challenged = Виклик зроблено: партія почнеться за мить.
ladder-starting = почнеться за мить

# Для організаторів.
league-opened = **{ $name }** відкрито: список у { $channel }.
manage-title = **{ $name }**: що зробити?
manage-choose = Обери…
manage-begin = Почати зараз
manage-begin-about = З тими, хто вже бере участь
manage-assign = Обрати дивізіон
manage-assign-about = Для одного гравця, до початку
manage-replace = Замінити гравця
manage-replace-about = Інший гравець перебирає очки й відкриті партії
manage-remove = Вилучити гравця
manage-remove-about = До половини партій – жодна не рахується
manage-time = Дати всім час
manage-time-about = Усі годинники й кінець
manage-annul = Анулювати партію
manage-annul-about = У турнірі її переграють
manage-correct = Виправити результат
manage-correct-about = Таблиця зміниться одразу
manage-end = Завершити зараз
manage-end-about = Відкриті партії оцінить компʼютер, або це нічия
manage-off = Скасувати
manage-off-about = Ніхто не перемагає; розпочаті партії тривають
manage-move = Оголошувати тут
manage-move-about = Відтепер у цьому каналі
manage-who = Який гравець?
manage-by-who = Хто заступить { $player }?
manage-which = Яка партія, { $player }?
manage-no-games = { $player } не має тут партій.
manage-which-division = Який дивізіон, { $player }?
manage-automatic = За рейтингом чи результатами
manage-how-long = Скільки часу?
manage-what-result = Який результат, { $pair }?
manage-result-won = Перемога { $player }
manage-result-drawn = Нічия
manage-sure = { $what ->
    [begin] Почати **{ $name }** зараз?
    [assign] { $player } – у дивізіон { $division }?
    [replace] { $by } заступає { $player }?
    [remove] Вилучити { $player }?
    [time] Дати всім { $time }?
    [annul] Анулювати партію { $pair }?
    [correct] Рахувати { $pair } так: { $result }?
    [end] Завершити зараз?
    [move] Оголошувати **{ $name }** в цьому каналі?
   *[off] Скасувати **{ $name }**?
}
button-manage-sure = Так
button-manage-back = Назад
manage-done = Зроблено.
manage-pairing = { $first } – { $second } · { $state }
manage-pairing-state = { $state ->
    [waiting] чекає
    [playing] триває
    [void] не рахується
    [drawn] нічия
    [first] перемога першого
   *[second] перемога другого
}
competition-choice = { $name } ({ $kind })
competition-choice-over = { $name } ({ $kind }, кінець)

refused-no-league = Тут ще немає ліг. Організатори відкривають їх через `/ліга створити`.
refused-no-tournament = Тут ще немає турнірів. Організатори відкривають їх через `/турнір створити`.
refused-which-competition = Їх кілька. Обери одне з них у `назва`.
refused-only-for-organizers = Це можуть лише адміністратори сервера й організатори.
refused-joining-closed = Приєднуватися вже пізно. Зачекай на наступний раз.
refused-entered-already = Ти вже береш участь. **Мої партії** покаже, що далі.
refused-not-entered = Ти не береш участі. Спершу приєднайся, якщо ще можна.
refused-opponent-not-entered = { $player } не бере участі. Обери когось зі списку.
refused-needs-role = Це лише для <@&{ $role }>. Попроси роль в адміністраторів.
refused-competition-full = Усі місця зайнято: { $most }. Зачекай на наступний раз.
refused-competition-over = Це вже закінчено. Зачекай на наступний раз.
refused-competition-began = Це вже почалося. Візьми інший засіб.
refused-competition-not-running = Це не триває. Спершу почни.
refused-too-few-entrants = Учасників { $joined }, а треба щонайменше { $fewest }. Зачекай.
refused-no-divisions = Тут немає дивізіонів. Візьми інший засіб.
refused-in-competition-already = { $player } бере чи брав участь. Обери когось іншого.
refused-no-such-pairing = Такої партії тут немає. Обери зі списку.
refused-round-is-over = Той тур закінчено, і за ним складено наступний. Обери партію цього туру.
refused-such-a-result = Це вже її результат. Обери інший.
refused-ladder-moved-on = Драбина відтоді змінилася. Краще вилучи гравця.
refused-out-of-reach = { $player } не на одне – три місця вище. Обери зі списку.
refused-challenged-on-ladder = Ти вже маєш виклик. Спершу закінчи ту партію.
refused-is-challenged-on-ladder = { $player } вже має виклик. Обери когось іншого або зачекай.
refused-offer-in-competition = На цей результат чекають інші: партію не можна { $offer ->
    [pause] зупинити
   *[abort] скасувати
}. Грай або здайся.
refused-competition-for-four = Це для партій на двох. Обери інші правила.
refused-competition-untimed = Потрібен годинник. Обери його, наприклад `4d + 12h / 7d`.
refused-competition-date = Ця дата незрозуміла або минула. Спробуй щось на зразок `{ $example }`.
refused-competition-name = Назва – рядок до { $most } символів. Обери коротшу.

ended-withdrawn = { $who } { $players ->
    [one] вибуває
   *[other] вибувають
} зі змагання: партія не рахується.
ended-adjudicated = Час вийшов, а позиція ясна.
ended-adjudicated-drawn = **Нічия:** час вийшов, а позиція неясна.
log-managed-competition = { $tool ->
    [begin] початок
    [assign] вибір дивізіону
    [replace] заміна гравця
    [remove] вилучення гравця
    [give] час для всіх
    [annul] анулювання партії
    [correct] виправлення результату
    [end] завершення
    [move] перенесення
   *[off] скасування
}, змагання { $competition }
