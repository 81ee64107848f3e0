# A board in words, for those who do not see the picture. One message a thing to say; arguments are named after what they stand for.

side-first = Noir
side-second = Blanc
side-third = Bleu
side-fourth = Orange
side-team = { $one } et { $other }
spoken-board = Plateau de { $files } colonnes et { $ranks } rangées.
spoken-chequered = On joue sur les cases sombres, dont a1.
spoken-blocked = Bloquées : { $squares }.
spoken-centres = Centre : { $squares }.
spoken-none = { $side } n’a rien sur le plateau
spoken-has = { $side } a { $pieces }
spoken-pieces = { $kind ->
    [man] { $count ->
        [one] { $count } pion : { $squares }
       *[other] { $count } pions : { $squares }
    }
    [dama] { $count ->
        [one] { $count } dame : { $squares }
       *[other] { $count } dames : { $squares }
    }
    [marble] { $count ->
        [one] { $count } bille : { $squares }
       *[other] { $count } billes : { $squares }
    }
   *[stone] { $count } : { $squares }
}
spoken-hand = { $count } en main
spoken-lost = pertes : { $count }
spoken-aside = { $count } de côté
spoken-gained = gains : { $count }
spoken-last = Dernier coup : { $did }
spoken-then = Puis { $did }
spoken-drop = { $side } pose en { $square }.
spoken-take = { $side } prend { $square }.
spoken-huff = { $side } souffle { $square }.
spoken-force = { $side } exige la prise négligée.
spoken-jump = { $side } prend par { $squares }.
spoken-move = { $side } va de { $from } en { $to }.
spoken-undone = Annulé : { $squares }.
spoken-captured = Prises : { $squares }.
spoken-bonus = Une de plus en { $square }.
spoken-promoted = Le pion devient dame.
spoken-claim = Prise négligée avec { $squares } : { $side } peut souffler ou l’exiger.
spoken-row = { $row ->
    [mill] Moulin : { $squares }.
   *[row] Alignement : { $squares }.
}
spoken-due-drop = { $side } doit poser un pion.
spoken-due-drop-on = { $side } doit poser un pion, sur { $squares }.
spoken-due-move = { $kind ->
    [marble] { $side } doit jouer ses billes d’une case.
    [piece] { $side } doit jouer une pièce.
   *[stone] { $side } doit jouer un pion.
}
spoken-due-capture = { $side } doit faire la prise exigée, depuis { $squares }.
spoken-due-take = { $side } doit prendre un pion parmi { $squares }.

button-as-text = En texte
button-as-picture = En image
button-board-now = Le plateau maintenant
text-of-now = **La partie { $game } telle qu’elle est maintenant**, { $plies ->
    [0] avant le premier coup
    [one] après { $plies } coup
   *[other] après { $plies } coups
} :
text-of-earlier = **La partie { $game } comme sur ce message**, { $plies ->
    [0] avant le premier coup
    [one] après { $plies } coup
   *[other] après { $plies } coups
}. Elle a continué depuis.
board-sign = { $sign } { $side } : { $player }
board-sign-dama = { $sign }D, etc. : une dame
spoken-points = Plateau de { $points } points, reliés par { $lines } lignes de trois.
spoken-diagonals = Lignes diagonales : { $lines }.
