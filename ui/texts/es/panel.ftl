# The panel. One message a thing to say; arguments are named after what they stand for.

choice-goes-on = { $path } → …
panel-drop = ¿Dónde colocas una ficha?
panel-move = { $kind ->
    [marble] ¿De qué casilla mueves tus canicas?
    [piece] ¿Qué pieza mueves?
   *[stone] ¿Qué ficha mueves?
}
panel-must-claim = No te queda ningún movimiento y tienes que reclamar la captura que se dejó pasar: sopla una pieza u obliga a capturar.
panel-claim = Se dejó pasar una captura. Sopla una pieza que debía hacerla, obliga a capturar o simplemente sigue jugando: ¿qué pieza mueves?
panel-move-to = { $kind ->
    [marble] ¿Adónde van tus canicas de { $from }?
   *[stone] ¿Adónde va { $from }?
}
panel-go-on = { $path } – ¿y después?
panel-capture = Se reclama una captura: ¿con qué pieza la haces?
panel-take = { $row ->
    [mill] ¡Cerraste un molino!
   *[row] ¡Formaste una línea!
} ¿Qué ficha quitas?
panel-which-rank = Elige primero su fila: { $end ->
    [top] la 1 es la de arriba
   *[bottom] la 1 es la de abajo
}.
panel-rank = Fila { $rank }:
panel-stale = La partida ha avanzado desde que se abrió este panel. Así está ahora el tablero.
panel-left = No se cambió nada.
play-over = Esta partida ha terminado.
play-spectator = No juegas en esta partida. Este es el tablero.
play-not-your-turn = No es tu turno: le toca a { $who }.
resign-question = ¿Quieres abandonar la partida { $game }? No se puede deshacer.
resign-question-early = ¿Anular la partida { $game }? Aún no has jugado: no contará.
resign-question-early-match = ¿Anular la partida { $game } y su encuentro? Aún no has jugado: no contarán.
button-call-off = Anular la partida
