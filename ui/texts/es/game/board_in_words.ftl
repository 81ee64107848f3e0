# El tablero en palabras, para lectores de pantalla.

side-first = Negras
side-second = Blancas
side-third = Azules
side-fourth = Naranjas
side-team = { $one } y { $other }
spoken-board = Tablero de { $files } columnas y { $ranks } filas.
spoken-chequered = Las piezas van en casillas oscuras, como a1.
spoken-blocked = Bloqueadas: { $squares }.
spoken-centres = Centro: { $squares }.
spoken-none = { $side }: nada en el tablero
spoken-has = { $side } – { $pieces }
spoken-pieces = { $kind ->
    [man] { $count ->
        [one] 1 peón: { $squares }
       *[other] { $count } peones: { $squares }
    }
    [dama] { $count ->
        [one] 1 Dama: { $squares }
       *[other] { $count } Damas: { $squares }
    }
    [marble] { $count ->
        [one] 1 canica: { $squares }
       *[other] { $count } canicas: { $squares }
    }
   *[stone] { $count }: { $squares }
}
spoken-hand = { $count } en mano
spoken-lost = { $count ->
    [one] 1 capturada
   *[other] { $count } capturadas
}
spoken-aside = { $count ->
    [one] 1 apartada
   *[other] { $count } apartadas
}
spoken-gained = ganadas: { $count }
spoken-last = Última jugada: { $did }
spoken-then = Después: { $did }
spoken-drop = { $side } colocaron una ficha en { $square }.
spoken-take = { $side } quitaron la ficha de { $square }.
spoken-huff = { $side } soplaron la pieza de { $square }: sale del tablero.
spoken-force = { $side } obligaron a hacer la captura que se dejó pasar.
spoken-jump = { $side } capturaron por { $squares }.
spoken-move = { $side } movieron de { $from } a { $to }.
spoken-undone = Deshecho: { $squares }.
spoken-captured = Capturado: { $squares }.
spoken-bonus = Una canica más en { $square }.
spoken-promoted = El peón coronó.
spoken-claim = Captura que se dejó pasar con { $squares }. { $side } pueden soplar una pieza u obligar a capturar.
spoken-row = { $row ->
    [mill] Eso cerró un molino: { $squares }.
   *[row] Eso formó una línea: { $squares }.
}
spoken-due-drop = Turno de las { $side }: colocar una ficha.
spoken-due-drop-on = Turno de las { $side }: colocar una ficha en una de estas casillas: { $squares }.
spoken-due-move = { $kind ->
    [marble] Turno de las { $side }: mover las canicas de una casilla.
    [piece] Turno de las { $side }: mover una pieza.
   *[stone] Turno de las { $side }: mover una ficha.
}
spoken-due-capture = Turno de las { $side }: hacer la captura que se dejó pasar, desde { $squares }.
spoken-due-take = Turno de las { $side }: quitar una de estas fichas: { $squares }.

button-as-text = Como texto
button-as-picture = Como imagen
button-board-now = Tablero actual
text-of-now = **Partida { $game } ahora mismo**, { $plies ->
    [0] antes de la primera jugada
    [one] tras { $plies } jugada
   *[other] tras { $plies } jugadas
}:
text-of-earlier = **Partida { $game } en este mensaje**, { $plies ->
    [0] antes de la primera jugada
    [one] tras { $plies } jugada
   *[other] tras { $plies } jugadas
}. Después se jugó más.
board-sign = { $sign } { $side }: { $player }
board-sign-dama = Una D tras el signo es una Dama, como en { $sign }D
spoken-points = Tablero de { $points } puntos, unidos por { $lines } líneas de tres.
spoken-diagonals = Líneas diagonales: { $lines }.
