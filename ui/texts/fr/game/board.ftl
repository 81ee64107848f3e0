# Le message avec le plateau.

board-begun = { $players } : la partie commence !
board-order = Ordre de jeu : { $players }
board-won = 🏆 { $ending }
board-drawn = 🤝 { $ending }
board-row-takes-nothing = Rien à prendre : tous les pions adverses sont alignés.
board-set-aside = { $count ->
    [one] Un pion de { $who } ne peut aller nulle part et est mis de côté.
   *[other] { $count } pions de { $who } ne peuvent aller nulle part et sont mis de côté.
}
board-moves-began = { $row ->
    [mill] Pions posés, place aux déplacements : un nouveau moulin fait prendre un pion adverse.
   *[row] Pions posés, place aux déplacements : un nouvel alignement fait prendre un pion adverse.
}
board-undone = ↩️ **{ $path }** est annulé.
board-captured = { $count ->
    [one] Une bille est capturée en { $squares }.
   *[other] Une bille est capturée sur chaque case : { $squares }.
}
board-bonus = Le centre **{ $square }** donne une bille de plus.
board-promoted = Le pion devient Dame !
board-resigned = 🏳️ { $who } abandonne : { $partner } joue pour l’équipe.
board-left = { $who } quitte le serveur : { $partner } joue pour l’équipe.
board-skipped = { $who } ne peut pas jouer et passe son tour.
board-footer = -# Partie { $game } · { $rules } · { $plies ->
    [0] aucun coup
    [one] { $plies } coup
   *[other] { $plies } coups
}
board-footer-unrated = { $footer } · non classée

did-drop = { $who } pose en **{ $square }**.
did-take = { $who } prend le pion en **{ $square }**.
did-huff = { $who } souffle **{ $square }** : retirée pour une prise oubliée.
did-force = { $who } exige la prise oubliée.
did-jump = { $count ->
    [one] { $who } capture une pièce : **{ $path }**.
   *[other] { $who } capture { $count } pièces : **{ $path }**.
}
did-step = { $who } joue **{ $from }**–**{ $to }**, { $direction }.
did-move = { $who } joue **{ $path }**.
did-make-row = { $did } { $row ->
    [mill] Un moulin !
   *[row] Un alignement !
}

direction-up = vers le haut
direction-down = vers le bas
direction-left = vers la gauche
direction-right = vers la droite
typed-up = haut
typed-down = bas
typed-left = gauche
typed-right = droite

due-drop = { $who }, à toi : pose un pion ({ $hand } en main).
due-drop-central = { $who }, à toi : pose un pion au centre, en { $squares } ({ $hand } en main).
due-move = { $kind ->
    [marble] { $who }, à toi : choisis une case et joue ses billes.
    [piece] { $who }, à toi : joue une pièce.
   *[stone] { $who }, à toi : joue un pion.
}
due-capture = { $who }, à toi : ton adversaire exige la prise oubliée. Fais-la maintenant.
due-must-claim = { $who }, à toi : aucun coup. Souffle (retire) une pièce ou exige la prise oubliée.
due-claim = { $count ->
    [one] La pièce en { $squares } a oublié une prise. Souffle-la (retire-la), exige la prise ou joue.
   *[other] Prise oubliée en { $squares }. Souffle (retire) l’une de ces pièces, exige la prise ou joue.
}
due-take = { $who }, prends l’un des pions cerclés.

ended-resigned = { $players ->
    [one] { $loser } abandonne.
   *[other] { $loser } abandonnent.
}
ended-left = { $players ->
    [one] { $loser } quitte le serveur.
   *[other] { $loser } quittent le serveur.
}
ended-stones = { $kind ->
    [marble] { $players ->
        [one] { $loser } n’a plus qu’une bille, ou aucune.
       *[other] { $loser } n’ont plus qu’une bille, ou aucune.
    }
   *[stone] { $players ->
        [one] { $loser } n’a plus assez de pions.
       *[other] { $loser } n’ont plus assez de pions.
    }
}
ended-ten = { $players ->
    [one] **{ $winner } gagne !** Le dixième pion est pris.
   *[other] **{ $winner } gagnent !** Le dixième pion est pris.
}
ended-taken = { $kind ->
    [piece] { $players ->
        [one] { $loser } n’a plus de pièces.
       *[other] { $loser } n’ont plus de pièces.
    }
   *[stone] { $players ->
        [one] { $loser } n’a plus de pions.
       *[other] { $loser } n’ont plus de pions.
    }
}
ended-blocked = { $players ->
    [one] { $loser } ne peut plus jouer.
   *[other] { $loser } ne peuvent plus jouer.
}
ended-wins = { $players ->
    [one] **{ $winner } gagne !**
   *[other] **{ $winner } gagnent !**
}
ended-draw-blocked = **Partie nulle** : personne ne peut jouer.
ended-draw-repetition = **Partie nulle** : la même position est apparue trois fois.
ended-draw-bound = { $kind ->
    [stone] **Partie nulle** : trop de tours sans prendre un pion.
   *[other] **Partie nulle** : trop de tours sans capture.
}
ended-draw-reduced = **Partie nulle** : personne n’a de quoi gagner.
board-refused = Discord bloque le plateau ici. Regarde-le avec { $command }.
board-footer-computer = { $footer } · ordinateur : niveau { $level }
board-footer-lowered = { $footer } · j’ai joué sous ce niveau : ça vient d’une partie en cours et ne comptera pas
board-footer-hints = { $footer } · { $hints ->
    [one] { $hints } indice
   *[other] { $hints } indices
}
board-replaced = -# La partie { $game } a avancé : [dernier plateau]({ $link })
