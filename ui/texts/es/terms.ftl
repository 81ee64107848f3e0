# Times and terms. One message a thing to say; arguments are named after what they stand for.

span-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
span-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
span-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
terms = ⏳ { $terms }
terms-untimed = sin reloj
terms-per-turn = { $time } por turno
terms-bank = { $bank }, más { $increment } por turno, hasta { $cap }
terms-bank-fixed = { $bank } para todos los turnos juntos
terms-no-away = el reloj corre también en las ausencias
terms-match-points = { $points ->
    [one] un encuentro a 1 punto
   *[other] un encuentro a { $points } puntos
}
terms-unrated = no puntúa
clock = ⏳ { $parts }
clock-out = vence { $time }
clock-left = { $stone } tiene { $time }
clock-stands = ⏸️ El reloj está detenido: { $why }.
clock-paused = la partida está en pausa
clock-cut-off = no se puede publicar en su canal
clock-away = fuera hasta el { $until }
away = 💤 { $parts }.
away-until = { $who }: ausente hasta el { $until }
terms-match-pair = dos partidas, cada bando empieza una
refused-bad-clock = { $typed } no es un tiempo válido. Di un tiempo por turno, de un minuto a 90 días, p. ej. `3d` o `12h`; o una reserva, con lo que suma cada turno y lo máximo que cabe en ella, p. ej. `5d+12h/7d`; o `none`.
refused-bad-match = { $typed } no es un encuentro. Di a cuántos puntos, de `1` a `{ $most }`, p. ej. `10`; o `pair` para dos partidas en las que cada bando empieza una.
