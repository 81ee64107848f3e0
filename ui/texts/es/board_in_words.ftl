# A board in words, for those who do not see the picture. One message a thing to say; arguments are named after what they stand for.

side-first = Negras
side-second = Blancas
side-third = Azules
side-fourth = Naranjas
side-team = { $one } y { $other }
spoken-board = Tablero: { $files } columnas, { $ranks } filas.
spoken-chequered = Se juega en casillas oscuras, como a1.
spoken-blocked = Bloqueadas: { $squares }.
spoken-centres = Centro: { $squares }.
spoken-none = { $side } sin nada en el tablero
spoken-has = { $side } tienen { $pieces }
spoken-pieces = { $kind ->
    [man] { $count ->
        [one] 1 ficha: { $squares }
       *[other] { $count } fichas: { $squares }
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
    [one] { $count } perdida
   *[other] { $count } perdidas
}
spoken-aside = { $count ->
    [one] { $count } apartada
   *[other] { $count } apartadas
}
spoken-gained = { $count ->
    [one] { $count } ganada
   *[other] { $count } ganadas
}
spoken-last = Por último, { $did }
spoken-then = Luego, { $did }
spoken-drop = { $side } colocaron en { $square }.
spoken-take = { $side } quitaron { $square }.
spoken-huff = { $side } soplaron { $square }.
spoken-force = { $side } obligaron a capturar.
spoken-jump = { $side } capturaron por { $squares }.
spoken-move = { $side } movieron de { $from } a { $to }.
spoken-undone = Deshecho: { $squares }.
spoken-captured = Capturas: { $squares }.
spoken-bonus = Ganaron una más en { $square }.
spoken-promoted = La ficha ya es Dama.
spoken-claim = Captura no hecha con { $squares }: { $side } pueden soplar u obligar.
spoken-row = { $row ->
    [mill] Cerraron un molino: { $squares }.
   *[row] Formaron línea: { $squares }.
}
spoken-due-drop = { $side } deben colocar ficha.
spoken-due-drop-on = { $side } deben colocar ficha en: { $squares }.
spoken-due-move = { $kind ->
    [marble] { $side } deben mover canicas de una casilla.
    [piece] { $side } deben mover pieza.
   *[stone] { $side } deben mover ficha.
}
spoken-due-capture = { $side } deben hacer la captura reclamada, desde { $squares }.
spoken-due-take = { $side } deben quitar ficha de: { $squares }.

button-as-text = Como texto
button-as-picture = Como imagen
button-board-now = El tablero ahora
text-of-now = **La partida { $game } tal como está ahora**, { $plies ->
    [0] antes de la primera jugada
    [one] después de 1 jugada
   *[other] después de { $plies } jugadas
}:
text-of-earlier = **La partida { $game } como en este mensaje**, { $plies ->
    [0] antes de la primera jugada
    [one] después de 1 jugada
   *[other] después de { $plies } jugadas
}. Desde entonces ha seguido.
board-sign = { $sign } { $side }: { $player }
board-sign-dama = { $sign }D y similares: una Dama
spoken-points = Tablero de { $points } puntos, unidos por { $lines } líneas de tres.
spoken-diagonals = Líneas diagonales: { $lines }.
