# Профілі: що зіграв гравець і як у нього виходило проти іншого. Одне повідомлення – одна думка; аргументи названо за тим, що вони означають.

results = { $won ->
    [one] { $won } перемога
    [few] { $won } перемоги
    [many] { $won } перемог
   *[other] { $won } перемоги
}, { $drawn ->
    [one] { $drawn } нічия
    [few] { $drawn } нічиї
    [many] { $drawn } нічиїх
   *[other] { $drawn } нічиєї
}, { $lost ->
    [one] { $lost } поразка
    [few] { $lost } поразки
    [many] { $lost } поразок
   *[other] { $lost } поразки
}
results-by-seat = { $stone } { $results }
results-in-short = { $stone } { $won } / { $drawn } / { $lost }

profile-title = ## Профіль: { $who }
profile-none-own = На цьому сервері в тебе ще немає закінчених партій, тож показувати ще нічого. Почни з `/dara challenge` або так само з іншою грою; партії, що тривають, показує `/games`.
profile-none = { $who } ще не має закінчених партій на цьому сервері, тож показувати ще нічого. Викликати на партію можна через `/dara challenge` або так само з іншою грою.
profile-game = **{ $game }** · { $games ->
    [one] { $games } партія: { $results }
    [few] { $games } партії: { $results }
    [many] { $games } партій: { $results }
   *[other] { $games } партії: { $results }
}
profile-game-none = **{ $game }** · закінчених партій ще немає
profile-seat = - { $results }
profile-streak = - Перемог поспіль: зараз { $running }, найбільше { $longest }
profile-rating = - Рейтинг: **{ $rating }** ± { $width }
profile-rating-best = - Рейтинг: **{ $rating }** ± { $width }, найкращий – **{ $best }**, { $day }
profile-unrated = - Рейтингу ще немає: серед цих партій жодної рейтингової.
profile-last = - Остання партія { $when }{ $aborted ->
    [0] {""}
    [one] ; ще { $aborted } скасована не рахується
    [few] ; ще { $aborted } скасовані не рахуються
    [many] ; ще { $aborted } скасованих не рахується
   *[other] ; ще { $aborted } скасованої не рахується
}
profile-others = **Інші ігри** – перемоги / нічиї / поразки
profile-other = - { $game } · { $results }
profile-other-rated = - { $game } · **{ $rating }** · { $results }
profile-legend = -# Рейтинг ± два його відхилення: справжня сила майже напевно в цих межах. Смуга на графіку вдвічі вужча.
profile-legend-provisional = -# Рейтинг ± два його відхилення: справжня сила майже напевно в цих межах. Смуга на графіку вдвічі вужча. `?` – попередній рейтинг: останнім часом партій так мало, що він небагато про що каже.
profile-shown-by = -# Показує { $who }.
profile-hidden = -# Бачиш це лише ти: за твоїм вибором інші твого профілю не бачать.
button-against-me = Ваші партії між собою

plot-alt = Графік: рейтинг після кожної з { $games ->
    [one] { $games } рейтингової партії
    [few] { $games } рейтингових партій
    [many] { $games } рейтингових партій
   *[other] { $games } рейтингової партії
}, гравець – { $who }, гра – { $game }, з { $from } до { $to }. На початку { $first }, найнижче { $lowest } ({ $lowest_day }), найвище { $highest } ({ $highest_day }), наприкінці { $last }. Смуга навколо лінії – відхилення, наприкінці { $width } вгору й униз.
plot-alt-one = Графік: рейтинг після поки що єдиної рейтингової партії, гравець – { $who }, гра – { $game }, { $to }: { $last }. Смуга навколо – відхилення, { $width } вгору й униз.
plot-somebody = невідомий
plot-date = { $day } { $month ->
    [1] січня
    [2] лютого
    [3] березня
    [4] квітня
    [5] травня
    [6] червня
    [7] липня
    [8] серпня
    [9] вересня
    [10] жовтня
    [11] листопада
   *[12] грудня
} { $year }
plot-day = { $day } { $month ->
    [1] січ
    [2] лют
    [3] бер
    [4] кві
    [5] тра
    [6] чер
    [7] лип
    [8] сер
    [9] вер
    [10] жов
    [11] лис
   *[12] гру
}
plot-month = { $month ->
    [1] січ
    [2] лют
    [3] бер
    [4] кві
    [5] тра
    [6] чер
    [7] лип
    [8] сер
    [9] вер
    [10] жов
    [11] лис
   *[12] гру
} { $year }

versus-title = ## { $one } проти { $other }
versus-score = **{ $points } – { $others }** після { $games ->
    [one] { $games } партії: { $results }
    [few] { $games } партій: { $results }
    [many] { $games } партій: { $results }
   *[other] { $games } партії: { $results }
}
versus-game = - **{ $game }**: { $results } · { $seats }
versus-seats = -# Рахунок показано для { $one }; за кольором: перемоги / нічиї / поразки.
versus-last = **Останні партії**
versus-last-won = - Перемога { $when }: { $who }, **{ $rules }**, { $link }
versus-last-drawn = - Нічия { $when }: **{ $rules }**, { $link }
versus-last-aborted = - Скасовано { $when }: **{ $rules }**, { $link }
versus-none-own = Ти й { $other } ще не маєте спільних закінчених партій на цьому сервері. Викликати на партію можна через `/dara challenge` або так само з іншою грою.
versus-none = { $one } і { $other } ще не мають спільних закінчених партій на цьому сервері. Що зіграв кожен окремо, показує `/profile`.
versus-of-two = -# Партії двох на цьому сервері: учотирьох грають командами, і тут їх не рахують.

refused-profile-of-bot = { $player } – це програма: вона не грає партій і не має профілю. Назви когось, хто грає.
refused-versus-self = Ніхто не грає проти себе. Назви двох різних учасників або подивися через `/profile`, що зіграв хтось один.
refused-keeps-to-himself = { $player } не хоче бути в таблицях, тож цих результатів інші не бачать. Як ви зіграли між собою, покаже `/versus`.
