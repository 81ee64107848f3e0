# Ausencias.

absence-on = Tu ausencia dura hasta el { $until }.
absence-off = No tienes ninguna ausencia en curso.
absence-games = { $others ->
    [0] { $games ->
        [one] Tu reloj está en pausa en tu única partida con reloj en este servidor.
       *[other] Tus relojes están en pausa en tus { $games } partidas con reloj en este servidor.
    }
   *[other] { $standing ->
        [0] { $games ->
            [one] Tu reloj sigue en marcha: tu única partida con reloj se acordó sin pausas.
           *[other] Tus relojes siguen en marcha: tus { $games } partidas con reloj se acordaron sin pausas.
        }
       *[other] Tus relojes están en pausa en { $standing } de tus { $games } partidas con reloj. Las demás se acordaron sin pausas.
    }
}
absence-planned = Ausencia prevista: del { $from } al { $until }.
absence-left = Aún tienes { $left } de ausencia en { $year } (máximo: { $limit ->
    [one] 1 día
   *[other] { $limit } días
} al año).
refused-bad-date = { $typed } no es una fecha. Prueba `24 de diciembre` o `en 5 días`.
refused-away-how-long = Usa solo una opción: `días`, o `hasta` con el último día.
day-tomorrow = mañana
day-in = dentro de { $span }
day-offered = { $date } ({ $when })
absence-back = Tu ausencia terminó. Hola de nuevo.
absence-cancelled = Cancelada: tu ausencia del { $from } al { $until }.
refused-away-from-the-past = Ese día ya pasó. Elige un `desde` posterior, o quítalo para empezar ahora.
