# Moves ahead. One message a thing to say; arguments are named after what they stand for.

did-ahead = Jugada anticipada: { $did }

ahead-heading = **Jugadas anticipadas** en la partida { $game }; solo tú las ves
ahead-others = { $stage ->
    [drop] ¿Dónde puede colocar una ficha { $who }?
    [take] ¿Qué ficha puede quitar { $who }?
    [capture] Se reclama una captura: ¿con qué pieza puede hacerla { $who }?
   *[move] ¿Qué puede mover { $who }?
}
ahead-answer = ¿Y tu respuesta? { $question }
ahead-line-answer = { $when ->
    [first] Si { $others }, juegas { $own }
   *[later] si luego { $others }, juegas { $own }
}
ahead-line-own = juegas { $own }
ahead-line-open = { $when ->
    [first] Si { $others } …
   *[later] si luego { $others } …
}
ahead-line-then = { $line }; { $then }
ahead-line-cut = { $line }; …
ahead-stored-so-far = Guardado. Puedes seguir: ¿y si luego…?
ahead-full = Guardado. En este panel no cabe más.
ahead-over = Guardado. Con eso terminaría la partida.
ahead-no-answer = En esta variante no hay ninguna respuesta tuya: vuelve atrás y elige otra jugada.
ahead-spoken-over = La partida habría terminado.
ahead-list = **Tus jugadas anticipadas** en la partida { $game }; solo tú las ves:
ahead-law = -# Lo que encaje se juega al instante cuando llegue tu turno. Lo que no encaje se descarta, y recibirás un aviso.
ahead-stored = Guardado.
ahead-forgotten = Borrado.
ahead-list-changed = No se borró nada, porque esta lista ha cambiado. Esto es lo que hay ahora.
ahead-dropped = Tus jugadas anticipadas no encajaban con lo que se jugó y se descartaron.
ahead-dropped-in = Tus jugadas anticipadas no encajaban con lo que se jugó en { $channels } y se descartaron.
button-ahead = Jugadas anticipadas
button-ahead-more = Añadir una variante
button-go-on = Seguir: ¿y si luego…?
button-forget = Borrar la { $number }
button-forget-all = Borrar todas

refused-bad-notation = { $typed } no es una jugada. Escribe una colocación como `b3`, un movimiento como `b3-b4`, una captura como `c3xe5`, una ficha que quitas como `xd4`, una reclamación como `huff:c3` o `force`, con espacios entre ellas; o deja `variante` en blanco y elige en el panel.
refused-ahead-on-own-turn = Es tu turno: pulsa **Jugar** bajo el tablero. Las jugadas anticipadas son para mientras esperas.
refused-ahead-too-long = Eso es anticipar demasiado: una variante tiene como máximo { $most } jugadas, contando las tuyas y las de los demás.
refused-too-much-ahead = Ya tienes { $most } variantes guardadas. Borra una primero.
refused-ahead-without-answer = En esta variante no hay ninguna respuesta tuya. Di qué pueden jugar los demás y luego qué juegas tú, p. ej. `b3-b4 c2-c3`.
refused-bad-ahead = No se guardó nada. La jugada { $number } de la variante, `{ $action }`, no es legal en ese punto.
refused-bad-ahead-because = A { $who } se le diría: “{ $reason }”
refused-bad-ahead-over = La partida ya habría terminado.
refused-bad-ahead-instead = Jugadas legales ahí: { $examples }.
refused-nothing-ahead = No tienes guardadas esas jugadas anticipadas.
