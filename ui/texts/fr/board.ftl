# The board message. One message a thing to say; arguments are named after what they stand for.

board-begun = { $players } : la partie commence !
board-order = Ordre de jeu : { $players }.
board-row-takes-nothing = Aucun pion adverse à prendre : ils sont tous alignés.
board-set-aside = { $count ->
    [one] Un pion de { $who } ne pourra jamais être posé : il est mis de côté.
   *[other] { $count } pions de { $who } ne pourront jamais être posés : ils sont mis de côté.
}
board-moves-began = Tous les pions sont posés. Désormais, on en déplace un d’une case par tour, et un nouvel alignement prend un pion.
board-undone = **{ $path }** est annulé.
board-captured = { $count ->
    [one] Une bille adverse est capturée en { $squares }.
   *[other] Une bille adverse est capturée dans chacune de ces cases : { $squares }.
}
board-bonus = Le centre **{ $square }** offre une bille de plus.
board-promoted = Le pion devient dame !
board-resigned = { $who } abandonne : { $partner } joue désormais pour deux.
board-left = { $who } a quitté le serveur : { $partner } joue désormais pour deux.
board-skipped = { $who } n’a aucun coup possible et passe son tour.
board-footer = -# Partie { $game } · { $rules } · { $plies ->
    [0] aucun coup
    [one] { $plies } coup
   *[other] { $plies } coups
}
board-footer-unrated = { $footer } · amicale

did-drop = { $who } pose en **{ $square }**.
did-take = { $who } prend **{ $square }**.
did-huff = { $who } souffle **{ $square }**, qui a négligé une prise.
did-force = { $who } exige la prise négligée.
did-jump = { $count ->
    [one] { $who } prend une pièce : **{ $path }**.
   *[other] { $who } prend { $count } pièces : **{ $path }**.
}
did-step = { $who } joue **{ $from }** { $direction }, en **{ $to }**.
did-move = { $who } joue **{ $path }**.
did-make-row = { $did } { $row ->
    [mill] Moulin !
   *[row] Alignement !
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
due-drop-central = { $who }, à toi : pose un pion sur une case centrale : { $squares } ({ $hand } en main).
due-move = { $kind ->
    [marble] { $who }, à toi : choisis une case et joue tes billes.
    [piece] { $who }, à toi : déplace une pièce.
   *[stone] { $who }, à toi : déplace un pion.
}
due-capture = { $who }, à toi : l’adversaire exige la prise que tu as négligée. Fais-la.
due-must-claim = { $who }, à toi : il ne te reste aucun coup, tu dois réclamer la prise.
due-claim = { $count ->
    [one] La pièce en { $squares } a négligé une prise : tu peux la souffler, exiger la prise, ou laisser faire et jouer.
   *[other] Une prise a été négligée : tu peux souffler l’une des pièces en { $squares }, exiger la prise, ou laisser faire et jouer.
}
due-take = { $who }, prends un pion : l’un de ceux qui sont cerclés.

ended-resigned = Abandon de { $loser }.
ended-left = Forfait de { $loser } : départ du serveur.
ended-stones = { $kind ->
    [marble] { $players ->
        [one] Il reste au plus une bille à { $loser }.
       *[other] Il reste au plus une bille à { $loser }.
    }
   *[stone] { $loser } a moins de trois pions.
}
ended-ten = **{ $winner } gagne** avec dix pions pris !
ended-taken = { $kind ->
    [piece] { $loser } n’a plus une seule pièce.
   *[stone] { $loser } n’a plus un seul pion.
}
ended-blocked = Plus aucun coup possible pour { $loser }.
ended-wins = { $players ->
    [one] **{ $winner } gagne !**
   *[other] **{ $winner } gagnent !**
}
ended-draw-blocked = Plus personne ne peut jouer : **partie nulle.**
ended-draw-repetition = La même position pour la troisième fois : **partie nulle.**
ended-draw-bound = { $kind ->
    [stone] Trop de tours sans pion pris : **partie nulle.**
   *[other] Trop de tours sans prise : **partie nulle.**
}
ended-draw-reduced = Il ne reste plus de quoi gagner : **partie nulle.**
board-refused = Discord a bloqué le message avec le plateau. { $command } l’affiche.
