# Le panneau pour jouer.

choice-goes-on = { $path } → …
panel-drop = Où veux-tu poser un pion ?
panel-move = { $kind ->
    [marble] Quelles billes veux-tu jouer ?
    [piece] Quelle pièce veux-tu jouer ?
   *[stone] Quel pion veux-tu jouer ?
}
panel-must-claim = Tu n’as plus de coup. Souffle (retire) une pièce ou exige la prise oubliée.
panel-claim = Ton adversaire a oublié une prise : souffle (retire) une pièce, exige-la ou joue.
panel-move-to = { $kind ->
    [marble] Où vont les billes de { $from } ?
   *[stone] Où va { $from } ?
}
panel-go-on = { $path } – et ensuite ?
panel-capture = Tu as oublié une prise et tu dois la faire. Avec quelle pièce ?
panel-take = { $row ->
    [mill] Un moulin ! Quel pion prends-tu ?
   *[row] Un alignement ! Quel pion prends-tu ?
}
panel-which-rank = Choisis d’abord sa rangée, le chiffre : { $end ->
    [top] la 1 est en haut
   *[bottom] la 1 est en bas
}.
panel-rank = Rangée { $rank } :
panel-stale = La partie a avancé. Voici le plateau maintenant.
panel-left = Rien n’a changé.
play-over = Cette partie est terminée.
play-spectator = Tu ne joues pas cette partie. Voici le plateau.
not-your-turn = Pas encore à toi : on attend { $who }.
resign-question = Abandonner la partie { $game } ? C’est définitif.
resign-question-early = Arrêter la partie { $game } ? Tu n’as pas encore joué, elle ne comptera pas.
resign-question-early-match = Arrêter la partie { $game } et son match ? Tu n’as pas joué, rien ne comptera.
button-call-off = L’arrêter
