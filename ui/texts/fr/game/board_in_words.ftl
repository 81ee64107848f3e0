# Le plateau en mots, pour les lecteurs d’écran.

side-first = Noir
side-second = Blanc
side-third = Bleu
side-fourth = Orange
side-team = { $one } et { $other }
spoken-board = Plateau de { $files } colonnes et { $ranks } rangées.
spoken-chequered = Les pièces vont sur les cases sombres, comme a1.
spoken-blocked = Cases bloquées : { $squares }.
spoken-centres = Centre : { $squares }.
spoken-none = { $side } n’a rien sur le plateau
spoken-has = { $side } a { $pieces }
spoken-pieces = { $kind ->
    [man] { $count ->
        [one] { $count } pion : { $squares }
       *[other] { $count } pions : { $squares }
    }
    [dama] { $count ->
        [one] { $count } Dame : { $squares }
       *[other] { $count } Dames : { $squares }
    }
    [marble] { $count ->
        [one] { $count } bille : { $squares }
       *[other] { $count } billes : { $squares }
    }
   *[stone] { $count } : { $squares }
}
spoken-hand = { $count } en main
spoken-lost = pertes : { $count }
spoken-aside = mis de côté : { $count }
spoken-gained = gains : { $count }
spoken-last = Dernier coup : { $did }
spoken-then = Puis { $did }
spoken-drop = { $side } pose en { $square }.
spoken-take = { $side } prend le pion en { $square }.
spoken-huff = { $side } souffle la pièce en { $square }, qui est retirée.
spoken-force = { $side } exige la prise oubliée.
spoken-jump = { $side } capture par les cases { $squares }.
spoken-move = { $side } va de { $from } à { $to }.
spoken-undone = Annulé : { $squares }.
spoken-captured = Capturé : { $squares }.
spoken-bonus = Une bille de plus en { $square }.
spoken-promoted = Le pion devient Dame.
spoken-claim = Prise oubliée : { $squares }. { $side } peut souffler ou exiger la prise.
spoken-row = { $row ->
    [mill] Cela ferme un moulin : { $squares }.
   *[row] Cela forme un alignement : { $squares }.
}
spoken-due-drop = À { $side } de poser un pion.
spoken-due-drop-on = À { $side } de poser un pion sur l’une de ces cases : { $squares }.
spoken-due-move = { $kind ->
    [marble] À { $side } de jouer les billes d’une case.
    [piece] À { $side } de jouer une pièce.
   *[stone] À { $side } de jouer un pion.
}
spoken-due-capture = À { $side } de faire la prise oubliée, depuis { $squares }.
spoken-due-take = À { $side } de prendre un pion, parmi { $squares }.

button-as-text = En texte
button-as-picture = En image
button-board-now = Plateau actuel
text-of-now = **Partie { $game } maintenant**, { $plies ->
    [0] avant le premier coup
    [one] après { $plies } coup
   *[other] après { $plies } coups
} :
text-of-earlier = **Partie { $game } dans ce message**, { $plies ->
    [0] avant le premier coup
    [one] après { $plies } coup
   *[other] après { $plies } coups
}. Elle a continué depuis.
board-sign = { $sign } { $side } : { $player }
board-sign-dama = D après un signe, comme dans { $sign }D : une Dame
spoken-points = Plateau de { $points } points, reliés par { $lines } lignes de trois.
spoken-diagonals = Lignes diagonales : { $lines }.
