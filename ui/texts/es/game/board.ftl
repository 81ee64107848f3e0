# El mensaje con el tablero.

board-begun = { $players }: ¡empieza la partida!
board-order = Orden de juego: { $players }
board-won = 🏆 { $ending }
board-drawn = 🤝 { $ending }
board-row-takes-nothing = No hay nada que quitar: todas las fichas rivales están en línea.
board-set-aside = { $count ->
    [one] Una ficha de { $who } no se podía colocar en ninguna casilla y se apartó.
   *[other] { $count } fichas de { $who } no se podían colocar en ninguna casilla y se apartaron.
}
board-moves-began = { $row ->
    [mill] Todas las fichas están puestas. Ahora muévelas: con un molino nuevo quitas una rival.
   *[row] Todas las fichas están puestas. Ahora muévelas: con una línea nueva quitas una rival.
}
board-undone = ↩️ Se deshizo **{ $path }**.
board-captured = { $count ->
    [one] Se capturó una canica en { $squares }.
   *[other] Se capturó una canica por casilla: { $squares }.
}
board-bonus = El centro **{ $square }** dio una canica más.
board-promoted = ¡El peón coronó!
board-resigned = 🏳️ { $who } abandonó: { $partner } sigue por el equipo.
board-left = { $who } salió del servidor: { $partner } sigue por el equipo.
board-skipped = { $who } no podía jugar y perdió el turno.
board-footer = -# Partida { $game } · { $rules } · { $plies ->
    [0] sin jugadas aún
    [one] 1 jugada
   *[other] { $plies } jugadas
}
board-footer-unrated = { $footer } · no puntuable

did-drop = { $who } colocó una ficha en **{ $square }**.
did-take = { $who } quitó la ficha de **{ $square }**.
did-huff = { $who } sopló (retiró) la pieza de **{ $square }**: dejó pasar una captura.
did-force = { $who } obligó a hacer la captura que se dejó pasar.
did-jump = { $count ->
    [one] { $who } capturó una pieza: **{ $path }**.
   *[other] { $who } capturó { $count } piezas: **{ $path }**.
}
did-step = { $who } movió **{ $from }** { $direction } a **{ $to }**.
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

due-drop = { $who }, te toca: coloca una ficha ({ $hand ->
    [one] te queda 1
   *[other] te quedan { $hand }
}).
due-drop-central = { $who }, te toca: coloca una ficha en el centro, en { $squares } ({ $hand ->
    [one] te queda 1
   *[other] te quedan { $hand }
}).
due-move = { $kind ->
    [marble] { $who }, te toca: mueve las canicas de una casilla.
    [piece] { $who }, te toca: mueve una pieza.
   *[stone] { $who }, te toca: mueve una ficha.
}
due-capture = { $who }, te toca: tu rival reclama la captura que dejaste pasar. Hazla ahora.
due-must-claim = { $who }, te toca: no tienes jugadas. Sopla (retira) una pieza u obliga a capturar.
due-claim = { $count ->
    [one] La pieza de { $squares } dejó pasar una captura. Sóplala (retírala), obliga a capturar o sigue.
   *[other] Las piezas de { $squares } dejaron pasar una captura. Sopla una (retírala), obliga o sigue.
}
due-take = { $who }, quita una de las fichas con aro.

ended-resigned = { $players ->
    [one] { $loser } abandonó.
   *[other] { $loser } abandonaron.
}
ended-left = { $players ->
    [one] { $loser } salió del servidor.
   *[other] { $loser } salieron del servidor.
}
ended-stones = { $kind ->
    [marble] { $players ->
        [one] A { $loser } le queda una canica o ninguna.
       *[other] A { $loser } les queda una canica o ninguna.
    }
   *[stone] { $players ->
        [one] A { $loser } le quedan muy pocas fichas.
       *[other] A { $loser } les quedan muy pocas fichas.
    }
}
ended-ten = { $players ->
    [one] **¡Gana { $winner }!** Son diez fichas capturadas.
   *[other] **¡Ganan { $winner }!** Son diez fichas capturadas.
}
ended-taken = { $kind ->
    [piece] { $players ->
        [one] A { $loser } no le quedan piezas.
       *[other] A { $loser } no les quedan piezas.
    }
   *[stone] { $players ->
        [one] A { $loser } no le quedan fichas.
       *[other] A { $loser } no les quedan fichas.
    }
}
ended-blocked = { $players ->
    [one] { $loser } no puede jugar.
   *[other] { $loser } no pueden jugar.
}
ended-wins = { $players ->
    [one] **¡Gana { $winner }!**
   *[other] **¡Ganan { $winner }!**
}
ended-draw-blocked = **Tablas**: nadie puede jugar.
ended-draw-repetition = **Tablas**: la misma posición apareció tres veces.
ended-draw-bound = { $kind ->
    [stone] **Tablas**: demasiados turnos sin quitar una ficha.
   *[other] **Tablas**: demasiados turnos sin una captura.
}
ended-draw-reduced = **Tablas**: a nadie le queda con qué ganar.
board-refused = Discord bloqueó el tablero aquí. Míralo con { $command }.
board-footer-computer = { $footer } · máquina: nivel { $level }
board-footer-lowered = { $footer } · jugué por debajo de ese nivel: esto viene de una partida en curso y no contará
board-footer-hints = { $footer } · { $hints ->
    [one] 1 pista
   *[other] { $hints } pistas
}
board-replaced = -# La partida { $game } avanzó: [último tablero]({ $link })
