# Відсутність.

absence-on = Твоя відсутність триває до { $until }.
absence-off = Зараз ти на місці.
absence-games = { $others ->
    [0] Твої годинники тут на паузі в усіх партіях.
   *[other] { $standing ->
        [0] Твої годинники тут ідуть далі: у твоїх партіях ({ $games }) домовлено грати без пауз.
       *[other] Твої годинники тут на паузі в { $standing } з { $games } партій. В інших домовлено грати без пауз.
    }
}
absence-planned = Твоя відсутність: від { $from } до { $until }.
absence-left = У { $year } році лишається { $left } – з { $limit ->
    [one] { $limit } дня
    [few] { $limit } днів
    [many] { $limit } днів
   *[other] { $limit } дня
} на рік.
refused-bad-date = { $typed } – це не дата. Спробуй `2026-12-24` або `через 5 днів`.
refused-away-how-long = Вибери одне з двох: `дні` або останній день у `до`.
day-tomorrow = завтра
day-in = через { $span }
day-offered = { $date } ({ $when })
absence-back = З поверненням: твоя відсутність закінчилася.
absence-cancelled = Скасовано: відсутність від { $from } до { $until }.
refused-away-from-the-past = Цей день уже минув. Вибери пізніше `від` або прибери його, щоб почати зараз.
