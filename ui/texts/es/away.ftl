# Ausencias.

absence-on = Tu ausencia dura hasta el { $until }.
absence-off = No tienes ninguna ausencia en curso.
absence-games = { $others ->
    [0] Tus relojes están en pausa en todas tus partidas con reloj de aquí.
   *[other] { $standing ->
        [0] Tus relojes siguen en marcha: tus partidas ({ $games }) se acordaron sin pausas.
       *[other] Tus relojes están en pausa en { $standing } de tus { $games } partidas con reloj. Las demás se acordaron sin pausas.
    }
}
absence-planned = Tendrás una ausencia del { $from } al { $until }.
absence-left = Te quedan { $left } en { $year }, de { $limit ->
    [one] 1 día
   *[other] { $limit } días
} al año.
refused-bad-date = { $typed } no es una fecha. Prueba `2026-12-24` o `5d` (dentro de 5 días).
refused-away-how-long = Usa solo una opción: `días`, o `hasta` con el último día.
day-tomorrow = mañana
day-in = dentro de { $span }
day-offered = { $date } ({ $when })
absence-back = Tu ausencia terminó. Hola de nuevo.
absence-cancelled = Cancelada: tu ausencia del { $from } al { $until }.
refused-away-from-the-past = Ese día ya pasó. Elige un `desde` posterior, o quítalo para empezar ahora.
