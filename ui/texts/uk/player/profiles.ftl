# Профілі та порівняння.

results = перемог { $won }, нічиїх { $drawn }, поразок { $lost }
results-by-seat = { $stone } { $results }
results-in-short = { $stone } { $won } / { $drawn } / { $lost }

profile-title = ## Профіль: { $who }
profile-none-own = Закінчених партій ще немає. Почни з `/грати` або поглянь на свої: `/партії`.
profile-none = { $who } ще не має тут закінчених партій. Виклич: `/грати`.
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
profile-rating-best = - Рейтинг: **{ $rating }** ± { $width }, найкращий **{ $best }**, { $day }
profile-unrated = - Рейтингу ще немає: жодна з цих партій не рейтингова.
profile-last = - Остання партія { $when }{ $aborted ->
    [0] {""}
    [one] ; ще { $aborted } скасовано
    [few] ; ще { $aborted } скасовано
    [many] ; ще { $aborted } скасовано
   *[other] ; ще { $aborted } скасовано
}
profile-others = **Інші ігри** – перемоги / нічиї / поразки
profile-other = - { $game } · { $results }
profile-other-rated = - { $game } · **{ $rating }** · { $results }
profile-legend = -# ±: наскільки рейтинг може бути неточним. Що більше рейтингових партій, то він точніший. Смуга на графіку вдвічі вужча.
profile-legend-provisional = -# ±: наскільки рейтинг може бути неточним. `?`: останнім часом мало партій, тож це лише припущення.
profile-shown-by = -# Показує { $who }
profile-hidden = -# Твій профіль бачиш лише ти: так вибрано в `/уподобання`.
button-against-me = Порівняти зі мною

plot-alt = Рейтинг: { $who }, гра { $game }, рейтингових партій: { $games }, від { $from } до { $to }. Початок { $first }, найнижче { $lowest } ({ $lowest_day }), найвище { $highest } ({ $highest_day }), кінець { $last }. Наприкінці смуга { $width } вгору і вниз.
plot-alt-one = Рейтинг: { $who }, гра { $game }, одна рейтингова партія, { $to }: { $last }. Смуга { $width } вгору і вниз.
plot-somebody = гравець
date = { $day } { $month ->
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
    [1] січ.
    [2] лют.
    [3] бер.
    [4] квіт.
    [5] трав.
    [6] черв.
    [7] лип.
    [8] серп.
    [9] вер.
    [10] жовт.
    [11] лист.
   *[12] груд.
}
plot-month = { $month ->
    [1] січ.
    [2] лют.
    [3] бер.
    [4] квіт.
    [5] трав.
    [6] черв.
    [7] лип.
    [8] серп.
    [9] вер.
    [10] жовт.
    [11] лист.
   *[12] груд.
} { $year }

versus-title = ## { $one } – { $other }
versus-score = **{ $points } – { $others }** за { $games ->
    [one] { $games } партію: { $results }
    [few] { $games } партії: { $results }
    [many] { $games } партій: { $results }
   *[other] { $games } партії: { $results }
}
versus-game = - **{ $game }**: { $results } · { $seats }
versus-seats = -# З боку { $one }; за кольором: перемоги / нічиї / поразки.
versus-last = **Останні партії**
versus-last-won = - Перемагає { $who }, { $when }: **{ $rules }**, { $link }
versus-last-drawn = - Нічия, { $when }: **{ $rules }**, { $link }
versus-last-aborted = - Скасовано, { $when }: **{ $rules }**, { $link }
versus-none-own = Ви з { $other } ще не закінчили тут жодної партії. Виклич: `/грати`.
versus-none = { $one } і { $other } ще не закінчили тут жодної партії. Поглянь на їхні профілі: `/профіль`.
versus-of-two = -# Партії для двох на цьому сервері. Командні не рахуються.

refused-profile-of-bot = { $player } – бот і не грає. Вибери учасника.
refused-versus-self = `учасник` та `інший` – це та сама людина. Вибери двох різних або відкрий `/профіль`.
refused-keeps-to-themselves = { $player } не показує своїх результатів. `/проти` покаже ваші спільні.
profile-computer-beaten = 🤖 Проти комп’ютера: { $results } · найвищий рівень, здоланий без підказок: { $levels }
profile-computer = 🤖 Проти комп’ютера: { $results }
profile-puzzles = 🧩 Задачі: { $ratings }
profile-puzzle-rating = { $game } **{ $rating }** ({ $solved } із { $tried })
