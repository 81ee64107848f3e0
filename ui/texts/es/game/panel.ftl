# El panel para jugar.

choice-goes-on = { $path } → …
panel-drop = ¿Dónde quieres colocar una ficha?
panel-move = { $kind ->
    [marble] ¿Qué canicas quieres mover?
    [piece] ¿Qué pieza quieres mover?
   *[stone] ¿Qué ficha quieres mover?
}
panel-must-claim = No te quedan jugadas. Sopla (retira) una pieza u obliga a hacer la captura.
panel-claim = Tu rival dejó pasar una captura: sopla (retira) una pieza, obliga a capturar o mueve.
panel-move-to = { $kind ->
    [marble] ¿Adónde van las canicas de { $from }?
   *[stone] ¿Adónde va la de { $from }?
}
panel-go-on = { $path } – ¿y después?
panel-capture = Dejaste pasar una captura y tienes que hacerla. ¿Con qué pieza?
panel-take = { $row ->
    [mill] ¡Molino! ¿Qué ficha quitas?
   *[row] ¡Línea! ¿Qué ficha quitas?
}
panel-which-rank = Elige antes la fila, el número: { $end ->
    [top] la 1 está arriba
   *[bottom] la 1 está abajo
}.
panel-rank = Fila { $rank }:
panel-stale = La partida avanzó. Así está ahora el tablero.
panel-left = No cambió nada.
play-over = Esta partida terminó.
play-spectator = No juegas en esta partida. Este es el tablero.
not-your-turn = Aún no te toca: le toca a { $who }.
resign-question = ¿Abandonar la partida { $game }? No se puede deshacer.
resign-question-early = ¿Anular la partida { $game }? Aún no jugaste, así que no contará.
resign-question-early-match = ¿Anular la partida { $game } y su encuentro? Aún no jugaste, así que no contarán.
button-call-off = Anularla
