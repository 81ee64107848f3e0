# Respuestas planeadas.

did-premove = Según lo previsto: { $did }

premove-heading = **Planear respuestas** en la partida { $game }: se jugarán solas. Solo las ves tú
premove-others = { $stage ->
    [drop] ¿Dónde podría colocar una ficha { $who }?
    [take] ¿Qué ficha podría quitar { $who }?
    [capture] ¿Con qué pieza podría capturar { $who }?
   *[move] ¿Qué podría mover { $who }?
}
premove-answer = ¿Y tu respuesta? { $question }
premove-line-answer = { $when ->
    [first] Si { $others }, juegas { $own }
   *[later] y luego, si { $others }, juegas { $own }
}
premove-line-own = juegas { $own }
premove-line-open = { $when ->
    [first] Si { $others }…
   *[later] y luego, si { $others }…
}
premove-line-then = { $line }; { $then }
premove-line-cut = { $line }; …
premove-stored-so-far = Guardada. Puedes añadir lo que viene después.
premove-full = Guardada. En este panel no cabe más.
premove-over = Guardada. Con eso terminaría la partida.
premove-no-answer = En esta variante falta tu respuesta. Vuelve atrás y elige otra jugada.
premove-spoken-over = La partida terminaría.
premove-list = **Tus respuestas planeadas** en la partida { $game }, solo las ves tú:
premove-law = -# La respuesta que encaje se juega al momento. Si ninguna encaja, se borran todas y te aviso.
premove-stored = Guardada.
premove-forgotten = Borrada.
premove-list-changed = No se borró nada, porque la lista cambió. Esta es la actual.
premove-dropped = Tus respuestas planeadas no encajaban con la última jugada y se borraron.
premove-dropped-in = Tus respuestas planeadas en { $channels } no encajaban y se borraron.
button-premove = Planear respuestas
button-premove-more = Añadir otra
button-go-on = Añadir la siguiente
button-forget = Borrar { $number }
button-forget-all = Borrar todas

refused-bad-notation = { $typed } no es una jugada. Prueba `b3`, `b3-b4`, `c3xe5` o `xd4`, o deja `variante` vacía.
refused-premove-on-own-turn = Es tu turno: toca **Jugar** debajo del tablero.
refused-premove-too-long = { $most ->
    [one] Es demasiado larga: cabe una jugada. Acórtala.
   *[other] Es demasiado larga: caben { $most } jugadas, entre las tuyas y las de tu rival. Acórtala.
}
refused-too-many-premoves = { $most ->
    [one] Ya tienes una variante aquí. Bórrala primero.
   *[other] Ya tienes { $most } variantes aquí. Borra una primero.
}
refused-premove-without-reply = Falta tu respuesta. Añádela, como en `b3-b4 c2-c3`.
refused-bad-premove = No se guardó: la jugada { $number }, `{ $action }`, no es legal ahí.
refused-bad-premove-because = { $who } vería: «{ $reason }»
refused-bad-premove-over = La partida ya habría terminado.
refused-bad-premove-instead = Legales ahí: { $examples }.
refused-no-premove = Esas respuestas ya no están. Abre la lista otra vez para ver las que quedan.
