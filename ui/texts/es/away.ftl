# Times away. One message a thing to say; arguments are named after what they stand for.

absence-on = Estás ausente hasta el { $until }.
absence-off = No estás ausente.
absence-games = { $others ->
    [0] Tu reloj está detenido en todas tus partidas con reloj de este servidor.
   *[other] { $standing ->
        [0] Tu reloj sigue corriendo en todas tus partidas con reloj de este servidor ({ $games }), como se acordó en ellas.
       *[other] De tus partidas con reloj de este servidor ({ $games }), tu reloj está detenido en { $standing }; en las demás sigue corriendo, como se acordó en ellas.
    }
}
absence-planned = Tienes prevista una ausencia del { $from } al { $until }.
absence-left = Ausencia que te queda en { $year }: { $left }, de { $limit ->
    [one] 1 día
   *[other] { $limit } días
} al año.
refused-bad-date = { $typed } no es una fecha. Di un día, p. ej. `2026-12-24`, o `5d`.
refused-away-how-long = Di cuántos `días` durará tu ausencia, o `hasta` qué día, pero no ambas cosas.
day-tomorrow = mañana
day-in = en { $span }
day-offered = { $date } ({ $when })
