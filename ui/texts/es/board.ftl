# The board message. One message a thing to say; arguments are named after what they stand for.

board-begun = { $players }: ¡empieza la partida!
board-order = Orden de juego: { $players }.
board-row-takes-nothing = No se puede quitar ninguna ficha rival: todas están en línea.
board-set-aside = { $count ->
    [one] Una ficha de { $who } ya no se podrá colocar y queda apartada.
   *[other] { $count } fichas de { $who } ya no se podrán colocar y quedan apartadas.
}
board-moves-began = Todas las fichas están colocadas. A partir de ahora se mueven, un paso por turno, y cada línea nueva quita una ficha.
board-undone = Se deshace **{ $path }**.
board-captured = { $count ->
    [one] Se retira una canica rival de { $squares }.
   *[other] Se retira una canica rival de cada casilla: { $squares }.
}
board-bonus = El centro, **{ $square }**, da una canica más.
board-promoted = ¡La ficha se convierte en Dama!
board-resigned = { $who } abandonó: { $partner } sigue jugando en los dos puestos.
board-left = { $who } salió del servidor: { $partner } sigue jugando en los dos puestos.
board-skipped = { $who } no tiene ninguna jugada legal y pierde el turno.
board-footer = -# Partida { $game } · { $rules } · { $plies ->
    [0] aún sin jugadas
    [one] 1 jugada
   *[other] { $plies } jugadas
}
board-footer-unrated = { $footer } · no puntúa

did-drop = { $who } colocó **{ $square }**.
did-take = { $who } quitó **{ $square }**.
did-huff = { $who } sopló **{ $square }**, que dejó pasar una captura.
did-force = { $who } obliga a hacer la captura que se dejó pasar.
did-jump = { $count ->
    [one] { $who } capturó una pieza: **{ $path }**.
   *[other] { $who } capturó { $count } piezas: **{ $path }**.
}
did-step = { $who } movió **{ $from }** { $direction }, a **{ $to }**.
did-move = { $who } movió **{ $path }**.
did-make-row = { $did } { $row ->
    [mill] ¡Molino!
   *[row] ¡Línea!
}

direction-up = hacia arriba
direction-down = hacia abajo
direction-left = hacia la izquierda
direction-right = hacia la derecha
typed-up = arriba
typed-down = abajo
typed-left = izquierda
typed-right = derecha

due-drop = { $who }, tu turno: coloca una ficha ({ $hand } en mano).
due-drop-central = { $who }, tu turno: coloca una ficha en una casilla central: { $squares } ({ $hand } en mano).
due-move = { $kind ->
    [marble] { $who }, tu turno: mueve tus canicas de una casilla.
    [piece] { $who }, tu turno: mueve una pieza.
   *[stone] { $who }, tu turno: mueve una ficha.
}
due-capture = { $who }, tu turno: tu rival reclama la captura que dejaste pasar. Tienes que hacerla.
due-must-claim = { $who }, tu turno: no te queda ningún movimiento y tienes que reclamar la captura.
due-claim = { $count ->
    [one] La pieza de { $squares } dejó pasar una captura: puedes soplarla, obligar a capturar o pasarlo por alto y jugar.
   *[other] Se dejó pasar una captura: puedes soplar una de las piezas de { $squares }, obligar a capturar o pasarlo por alto y jugar.
}
due-take = { $who }, quita una ficha: una de las que están rodeadas por un aro.

ended-resigned = Abandono de { $loser }.
ended-left = Salida del servidor: { $loser }.
ended-stones = { $kind ->
    [marble] { $players ->
        [one] No queda más de una canica de { $loser }.
       *[other] No queda más de una canica del equipo { $loser }.
    }
   *[stone] Quedan menos de tres fichas de { $loser }.
}
ended-ten = ¡**Victoria de { $winner }** con diez fichas capturadas!
ended-taken = { $kind ->
    [piece] No queda ninguna pieza de { $loser }.
   *[stone] No queda ninguna ficha de { $loser }.
}
ended-blocked = No hay más jugadas posibles para { $loser }.
ended-wins = { $players ->
    [one] **¡Victoria de { $winner }!**
   *[other] **¡Victoria del equipo { $winner }!**
}
ended-draw-blocked = Nadie puede jugar nada más: **empate.**
ended-draw-repetition = La misma posición por tercera vez: **empate.**
ended-draw-bound = { $kind ->
    [stone] Demasiados turnos sin quitar ninguna ficha: **empate.**
   *[other] Demasiados turnos sin capturas: **empate.**
}
ended-draw-reduced = Queda demasiado poco para poder ganar: **empate.**
board-refused = Discord bloqueó el mensaje con el tablero. { $command } lo muestra.
