# Clocks, offers, news of a table. One message a thing to say; arguments are named after what they stand for.

board-taken-back = **Deshecho**, con el acuerdo de { $who }. La partida vuelve a estar así:
board-moved = { $who } trasladó la partida a este canal.
board-out-of-time = Se agotó el tiempo de { $who }: { $partner } sigue jugando en los dos puestos.
ended-out-of-time = Se agotó el tiempo de { $loser }.
ended-agreed = **Empate** de común acuerdo.
ended-aborted = Se agotó el tiempo de { $who } antes de un segundo turno: la partida queda **anulada** y no cuenta para nada.
ended-called-off = Las dos partes **anularon la partida**. No cuenta.
ended-called-off-by = { $who } **anuló la partida** antes de su primera jugada. No cuenta.

offer-made-draw = { $who } propone **un empate**.
offer-made-takeback = { $who } pide **deshacer lo jugado**.
offer-undone = Se desharía esto:
offer-made-pause = { $who } propone **una pausa**: los relojes se detienen hasta que alguien reanude la partida.
offer-made-abort = { $who } propone **anular la partida**: no contaría.
offer-agreed = Ya de acuerdo: { $players }.
offer-asks = { $players }, ¿de acuerdo?
offer-footer = -# La siguiente jugada retira la propuesta.
offer-closed = Ya no está en pie.
offer-accepted = { $who } aceptó.
offer-declined = { $who } no aceptó.
offer-withdrawn = Se retiró.
news-offered = Se propone { $offer ->
    [draw] un empate
    [takeback] deshacer lo jugado
    [abort] anular la partida
   *[pause] una pausa
}.
news-agreed = { $who } acepta { $offer ->
    [draw] el empate
    [takeback] deshacer lo jugado
    [abort] anular la partida
   *[pause] la pausa
}. Valdrá cuando acepte todo el mundo.
news-declined = { $who } rechaza { $offer ->
    [draw] el empate
    [takeback] deshacer lo jugado
    [abort] anular la partida
   *[pause] la pausa
}.
news-declined-of = { $who } rechaza { $offer ->
    [draw] el empate que propuso { $offerer }
    [takeback] deshacer lo jugado, como pedía { $offerer }
    [abort] anular la partida, como propuso { $offerer }
   *[pause] la pausa que propuso { $offerer }
}.
news-withdrawn = { $who } ya no { $offer ->
    [draw] propone un empate
    [takeback] pide deshacer lo jugado
    [abort] propone anular la partida
   *[pause] propone una pausa
}.
news-paused = **Partida en pausa**, de común acuerdo: los relojes están detenidos hasta que alguien la reanude ({ $players }). Mientras tanto se puede jugar.
news-resumed = { $who } termina la pausa. Turno de { $turn }.
news-time-given = { $who } da más tiempo a { $to }: { $time }.
news-away = Ausencia de { $who } hasta el { $until }.
news-back = { $who } está de vuelta.
news-warning = ⏳ { $who }, tu tiempo se acaba { $time }, y es tu turno.

refused-nothing-to-take-back = No hay nada que deshacer: aún no has jugado, o alguien abandonó después.
refused-offer-open = { $who } ya { $offer ->
    [draw] propuso un empate
    [takeback] pidió deshacer lo jugado
    [abort] propuso anular la partida
   *[pause] propuso una pausa
} y espera respuesta: pulsa **Más** bajo el tablero para verlo.
refused-offered-before = Desde la última jugada ya { $offer ->
    [draw] se propuso un empate
    [takeback] se pidió deshacer lo jugado
    [abort] se propuso anular la partida
   *[pause] se propuso una pausa
}, sin acuerdo. Se puede volver a proponer después de la siguiente.
refused-no-offer = { $offer ->
    [draw] Esa propuesta de empate
    [takeback] Esa petición de deshacer
    [abort] Esa propuesta de anular la partida
   *[pause] Esa propuesta de pausa
} ya no está en pie: se respondió, se retiró o se jugó algo después. Puedes hacer otra con `{ $command } proponer`.
refused-own-offer = { $offer ->
    [draw] Este empate lo propusiste tú
    [takeback] Deshacer lo jugado lo pediste tú
    [abort] Anular la partida lo propusiste tú
   *[pause] Esta pausa la propusiste tú
}: son los demás quienes tienen que aceptar. Lo que sí puedes es retirar tu propuesta.
refused-others-offer = Solo { $who } puede retirar esta { $offer ->
    [draw] propuesta de empate
    [takeback] petición de deshacer
    [abort] propuesta de anular la partida
   *[pause] propuesta de pausa
}. Tú puedes aceptarla o rechazarla.
refused-agreed-already = Ya aceptaste { $offer ->
    [draw] el empate
    [takeback] deshacer lo jugado
    [abort] anular la partida
   *[pause] la pausa
}. Valdrá cuando acepte todo el mundo.
refused-nothing-played = En este canal no se ha jugado ninguna partida de este juego. Empieza una con `{ $command } desafiar`.
refused-not-over = Esta partida aún no ha terminado: sigue jugando y pide la revancha al final. Mira el tablero con `{ $command } tablero`.
refused-match-goes-on = El encuentro continúa: se está jugando su siguiente partida. Podrá haber revancha cuando termine el encuentro.
refused-rematch-too-late = Esta partida terminó hace más de { $within }. Vuelve a desafiar a los demás con `{ $command } desafiar`.
refused-no-clock = Esta partida no tiene reloj: cada cual se toma el tiempo que quiera. Sigue jugando, o mira el tablero con `{ $command } tablero`.
refused-paused-already = Esta partida ya está en pausa: los relojes están detenidos. Reanúdala con `{ $command } reanudar`.
refused-not-paused = Esta partida no está en pausa: simplemente juega cuando sea tu turno.
refused-bad-gift = Ese tiempo no se puede dar. Da entre un minuto y { $most }, p. ej. `1d`, `12h` o `1d12h`.
refused-enough-time = Es más que suficiente: un regalo no puede dejar a nadie con más de { $most }. Da menos, o espera.
refused-no-match = Esta partida no pertenece a ningún encuentro: es una partida suelta. **Más**, bajo el tablero, permite abandonarla.
refused-away-in-the-past = Ese momento ya pasó. Di cuándo volverás, p. ej. dentro de `7` días.
refused-away-backwards = Eso es antes de que te vayas, el { $from }. Elige un final posterior.
refused-away-too-far = Falta demasiado para eso: elige una fecha anterior al { $latest }.
refused-away-overlaps = Ya tienes una ausencia del { $from } al { $until }: primero cámbiala o cancélala.
refused-away-too-long = En { $year } puedes ausentarte { $limit ->
    [one] 1 día
   *[other] { $limit } días
} y solo te queda esto: { $left }. Elige una ausencia más corta, u otro año.
refused-not-away = No tienes ninguna ausencia que esto pueda terminar: `/ausencia volver` es para una que ya empezó, `/ausencia cancelar` para una prevista. `/ausencia ver` muestra las tuyas.
refused-not-away-yet = Tu próxima ausencia aún no ha empezado: será del { $from } al { $until }. Con `/ausencia cancelar` la cancelas.
