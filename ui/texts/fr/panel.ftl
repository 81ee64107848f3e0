# The panel. One message a thing to say; arguments are named after what they stand for.

choice-goes-on = { $path } → …
panel-drop = Où poses-tu ton pion ?
panel-move = { $kind ->
    [marble] Les billes de quelle case déplaces-tu ?
    [piece] Quelle pièce joues-tu ?
   *[stone] Quel pion déplaces-tu ?
}
panel-must-claim = Il ne te reste aucun coup, tu dois réclamer la prise négligée : souffle une pièce, ou exige la prise.
panel-claim = Une prise a été négligée. Souffle une pièce qui aurait dû la faire, exige la prise, ou joue simplement : quelle pièce joues-tu ?
panel-move-to = { $kind ->
    [marble] Où vont tes billes de { $from } ?
   *[stone] Où va { $from } ?
}
panel-go-on = { $path } – et ensuite ?
panel-capture = La prise est exigée : laquelle de tes pièces la fait ?
panel-take = { $row ->
    [mill] Moulin !
   *[row] Alignement !
} Quel pion prends-tu ?
panel-which-rank = Choisis d’abord sa rangée : { $end ->
    [top] la 1 est en haut
   *[bottom] la 1 est en bas
}.
panel-rank = Rangée { $rank } :
panel-stale = La partie a avancé depuis l’ouverture de ce panneau. Voici le plateau tel qu’il est.
panel-left = Rien n’a changé.
play-over = Cette partie est finie.
play-spectator = Tu ne joues pas dans cette partie. Voici le plateau.
play-not-your-turn = Ce n’est pas ton tour : c’est à { $who } de jouer.
resign-question = Veux-tu abandonner la partie { $game } ? C’est sans retour.
resign-question-early = Annuler la partie { $game } ? Tu n’as pas encore joué : elle ne comptera pas.
resign-question-early-match = Annuler la partie { $game } et son match ? Tu n’as pas encore joué : ils ne compteront pas.
button-call-off = Annuler la partie
