# Relojes, ofertas y noticias de una partida.

board-taken-back = ↩️ **Deshecho**: { $who } aceptó. El tablero ahora:
board-moved = { $who } trajo la partida a este canal.
board-out-of-time = ⏳ A { $who } se le acabó el tiempo: { $partner } sigue por el equipo.
ended-out-of-time = { $players ->
    [one] A { $loser } se le acabó el tiempo.
   *[other] A { $loser } se les acabó el tiempo.
}
ended-agreed = **Tablas** de común acuerdo.
ended-aborted = { $players ->
    [one] A { $who } se le acabó el tiempo muy pronto: **partida anulada**, no cuenta.
   *[other] A { $who } se les acabó el tiempo muy pronto: **partida anulada**, no cuenta.
}
ended-called-off = **Partida anulada** de común acuerdo. No cuenta.
ended-called-off-by = { $players ->
    [one] { $who } **anuló la partida** antes de su primera jugada. No cuenta.
   *[other] { $who } **anularon la partida** antes de su primera jugada. No cuenta.
}

offer-made-draw = 🤝 { $who } ofrece **tablas**.
offer-made-takeback = ↩️ { $who } pide **deshacer** su último turno.
offer-undone = Se desharía esto:
offer-made-pause = ⏸️ { $who } ofrece **una pausa**: los relojes se paran hasta que alguien la termine.
offer-made-abort = { $who } propone **anular la partida**: no contaría.
offer-agreed = De acuerdo: { $players }.
offer-asks = { $players }, ¿de acuerdo?
offer-footer = -# La próxima jugada pone fin a esta oferta
offer-closed = Esta oferta ya no está abierta.
offer-accepted = { $who } aceptó.
offer-declined = { $who } no aceptó.
offer-withdrawn = Retirada.
news-offered = { $offer ->
    [abort] Hay una propuesta de anular la partida.
    [draw] Hay una oferta de tablas.
    [takeback] Alguien pide deshacer.
   *[pause] Hay una oferta de pausa.
}
news-agreed = { $offer ->
    [abort] { $who } aceptó anular la partida. Tiene que aceptar todo el mundo.
    [draw] { $who } aceptó las tablas. Tiene que aceptar todo el mundo.
    [takeback] { $who } aceptó deshacer. Tiene que aceptar todo el mundo.
   *[pause] { $who } aceptó la pausa. Tiene que aceptar todo el mundo.
}
news-declined = { $offer ->
    [abort] { $who } no quiso anular la partida.
    [draw] { $who } rechazó las tablas.
    [takeback] { $who } no permitió deshacer.
   *[pause] { $who } rechazó la pausa.
}
news-declined-of = { $offer ->
    [abort] { $who } rechazó la propuesta de { $offerer } de anular la partida.
    [draw] { $who } rechazó las tablas de { $offerer }.
    [takeback] { $who } rechazó la petición de { $offerer } de deshacer.
   *[pause] { $who } rechazó la pausa de { $offerer }.
}
news-withdrawn = { $offer ->
    [abort] { $who } ya no quiere anular la partida.
    [draw] { $who } retiró su oferta de tablas.
    [takeback] { $who } retiró su petición de deshacer.
   *[pause] { $who } retiró su oferta de pausa.
}
news-paused = ⏸️ **Partida en pausa** hasta que alguien la reanude ({ $players }). Aún puedes jugar.
news-resumed = { $who } terminó la pausa. Le toca a { $turn }.
news-time-given = ⏳ { $who } dio más tiempo a { $to }: { $time }
news-away = 💤 { $who } se ausenta hasta el { $until }.
news-back = { $who } está de vuelta.
news-unreached = ✉️ Mis mensajes no llegan a { $who }. Su reloj vuelve a correr { $until } como muy tarde.
news-unreached-untimed = ✉️ Mis mensajes no llegan a { $who } por ahora.
news-warning = ⏳ { $who }, te toca, y tu tiempo se acaba { $time }.

refused-nothing-to-take-back = No hay nada que deshacer: aún no jugaste, o alguien abandonó después. Sigue jugando.
refused-offer-open = { $offer ->
    [abort] { $who } ya propuso anular la partida. Responde en **Más**.
    [draw] { $who } ya ofreció tablas. Responde en **Más**.
    [takeback] { $who } ya pidió deshacer. Responde en **Más**.
   *[pause] { $who } ya ofreció una pausa. Responde en **Más**.
}
refused-offered-before = { $offer ->
    [abort] Ya hubo esa propuesta. Puedes repetirla tras la próxima jugada.
    [draw] Ya hubo una oferta de tablas. Puedes repetirla tras la próxima jugada.
    [takeback] Ya se pidió deshacer. Puedes pedirlo otra vez tras la próxima jugada.
   *[pause] Ya hubo una oferta de pausa. Puedes repetirla tras la próxima jugada.
}
refused-no-offer = { $offer ->
    [abort] Esa propuesta ya no está abierta. Haz la tuya con `{ $command } ofrecer`.
    [draw] Esa oferta de tablas ya no está abierta. Haz la tuya con `{ $command } ofrecer`.
    [takeback] Esa petición ya no está abierta. Haz la tuya con `{ $command } ofrecer`.
   *[pause] Esa oferta de pausa ya no está abierta. Haz la tuya con `{ $command } ofrecer`.
}
refused-own-offer = { $offer ->
    [abort] La propuesta es tuya: tienen que aceptar los demás. Puedes retirarla.
    [draw] La oferta es tuya: tienen que aceptar los demás. Puedes retirarla.
    [takeback] La petición es tuya: tienen que aceptar los demás. Puedes retirarla.
   *[pause] La oferta es tuya: tienen que aceptar los demás. Puedes retirarla.
}
refused-others-offer = { $offer ->
    [abort] Solo { $who } puede retirar esta propuesta. Tú puedes aceptar o rechazar.
    [draw] Solo { $who } puede retirar esta oferta. Tú puedes aceptar o rechazar.
    [takeback] Solo { $who } puede retirar esta petición. Tú puedes aceptar o rechazar.
   *[pause] Solo { $who } puede retirar esta oferta. Tú puedes aceptar o rechazar.
}
refused-agreed-already = { $offer ->
    [abort] Ya aceptaste anularla. Espera a los demás.
    [draw] Ya aceptaste las tablas. Espera a los demás.
    [takeback] Ya aceptaste deshacer. Espera a los demás.
   *[pause] Ya aceptaste la pausa. Espera a los demás.
}
refused-nothing-played = En este canal aún no hay partidas de este juego. Empieza una con `/jugar`.
refused-not-over = La partida sigue. Pide la revancha cuando termine.
refused-match-goes-on = El encuentro sigue. Pide la revancha cuando termine.
refused-rematch-too-late = Esa partida terminó hace más de { $within }. Empieza otra con `/jugar`.
refused-no-clock = Esta partida no tiene reloj: hay todo el tiempo del mundo. Sigue jugando.
refused-paused-already = La partida ya está en pausa. Sigue con `{ $command } reanudar`.
refused-not-paused = La partida no está en pausa. Juega cuando te toque.
refused-bad-gift = Puedes dar de 1 minuto a { $most }. Prueba `1 día`, `12 horas` o `90 minutos`.
refused-enough-time = Es demasiado: nadie puede tener más de { $most }. Da menos, o espera.
refused-no-match = Esta partida no forma parte de un encuentro. Puedes abandonarla en **Más**.
refused-away-in-the-past = Ese momento ya pasó. Elige uno posterior, como `en 7 días`.
refused-away-backwards = Tu ausencia empieza el { $from } y no puede acabar antes. Elige un día posterior.
refused-away-too-far-ahead = Esa fecha queda demasiado lejos. Elige un día anterior al { $latest }.
refused-away-overlaps = Ya tienes una ausencia del { $from } al { $until }. Cámbiala o cancélala primero.
refused-away-too-long = Aún tienes { $left } de ausencia en { $year } (máximo: { $limit ->
    [one] 1 día
   *[other] { $limit } días
}). Elige menos tiempo.
refused-not-away = No encuentro esa ausencia. Mira las tuyas con `/ausencia ver`.
refused-not-away-yet = Tu ausencia empieza después: del { $from } al { $until }. Cancélala con `/ausencia cancelar`.
ended-idle = Demasiado tiempo sin jugadas: **partida anulada**, no cuenta.
board-idle = ⏳ ¿Sigues ahí? Si nadie juega, la partida se anula { $time }.
refused-draw-too-early = Aún es pronto para unas tablas: antes tienen que jugar los dos bandos. Propón anular la partida.
refused-computer-needs-no-time = La máquina juega sin reloj y no necesita tiempo. Sigue jugando.
