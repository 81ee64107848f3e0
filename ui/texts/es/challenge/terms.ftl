# Relojes y otras condiciones de una partida.

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
terms-bank-fixed = { $bank } para todos los turnos
terms-no-away = el reloj corre en las ausencias
terms-match-points = { $points ->
    [one] encuentro a 1 punto, en varias partidas
   *[other] encuentro a { $points } puntos, en varias partidas
}
terms-unrated = no puntuable: no cambia ninguna puntuación
clock = ⏳ { $parts }
clock-out = el tiempo se acaba { $time }
clock-left = { $stone } tiene { $time }
clock-stands = ⏸️ Reloj en pausa: { $why }
clock-paused = partida en pausa
clock-cut-off = no puedo escribir en el canal de la partida
clock-away = ausencia hasta el { $until }
clock-unreached = mis mensajes no llegan; vuelve a correr { $until } como muy tarde
away = 💤 { $parts }
away-until = { $who }: ausencia hasta el { $until }
terms-match-pair = dos partidas, cada bando empieza una
refused-bad-clock = { $typed } no es un reloj. Prueba `3 días`, `12 horas` o `sin reloj`.
refused-bad-match = { $typed } no es un encuentro. Prueba `10 puntos` (máximo { $most }) o `dos partidas`.
terms-nights = relojes en pausa de 22:00 a 8:00, hora local de cada persona
terms-days-off = relojes en pausa { $off ->
    [sat] los sábados y domingos
    [fri] los viernes y sábados
   *[thu] los jueves y viernes
}, hora local de cada persona
terms-nights-and-days-off = relojes en pausa de 22:00 a 8:00 y { $off ->
    [sat] los sábados y domingos
    [fri] los viernes y sábados
   *[thu] los jueves y viernes
}, hora local de cada persona
clock-rests = en pausa hasta el { $until }
