# Practice alone. One message a thing to say; arguments are named after what they stand for.

practice-title = **Entraînement : { $rules }** – tu joues { $sides }, et personne d’autre ne le voit.
practice-first-dara = On pose d’abord tous les pions, à tour de rôle, sur des cases libres : place-les de sorte que trois puissent bientôt s’aligner. Ensuite, ils se déplacent d’une case par tour, et chaque nouvel alignement d’exactement trois prend un pion adverse.
practice-first-wali = { $beside ->
    [barred] On pose d’abord tous les pions, mais jamais à côté d’un pion du même camp. Ensuite, ils se déplacent d’une case par tour, et un nouvel alignement prend un pion adverse.
   *[allowed] On pose d’abord tous les pions, à tour de rôle, sur des cases libres. Ensuite, ils se déplacent d’une case par tour, et un nouvel alignement de trois ou plus prend un pion adverse.
}
practice-first-house = Ce sont des règles maison : **Règles** les montre. Choisis une case, et vois ce qui arrive et ce qui est à faire ensuite.
practice-first-dala = Les quatre premiers pions vont sur les quatre cases centrales, les autres n’importe où. Un alignement d’exactement trois prend un pion adverse, dès la pose.
practice-first-damas = Choisis un de tes pions, puis la case sombre devant lui, en diagonale. Qui peut prendre et ne le fait pas s’expose à une sanction : essaie des deux côtés.
practice-first-damala = Choisis une de tes cases : toutes ses billes sont ramassées, puis déposées une à une sur les cases d’un chemin. Une bille déposée là où se trouve une bille adverse en capture une.
practice-drop = { $hand ->
    [one] Maintenant, { $who } pose son dernier pion : quand tous sont posés, ils commencent à se déplacer.
   *[other] Maintenant, { $who } pose un pion, sur { $hand } en main : ils ne se déplacent que quand tous sont posés.
}
practice-drop-central = Maintenant, { $who } pose un pion sur une case centrale : les quatre premiers de la partie vont là.
practice-move = { $game ->
    [damas] Maintenant, { $who } joue une pièce : un pion avance d’une case en diagonale, une dame va aussi loin qu’elle veut ; ce qui est sauté est pris.
    [damala] Maintenant, { $who } joue : toutes les billes d’une case, une à une, le long d’un chemin d’autant de cases.
   *[other] Maintenant, { $who } déplace un pion d’une case vers le haut, le bas, la gauche ou la droite : un nouvel alignement prend un pion adverse.
}
practice-take = Maintenant, { $who } prend un pion, car un alignement en vaut un : l’un de ceux qui sont cerclés.
practice-capture = Maintenant, { $who } doit prendre, car l’autre camp exige la prise négligée.
practice-must-claim = Maintenant, { $who } doit réclamer la prise négligée, car il ne reste aucun autre coup.
practice-over = C’est fini. Annule pour essayer autrement, recommence, ou défie quelqu’un.
practice-why = **Pourquoi pas ailleurs ?**
practice-why-more = … et { $count } de plus.
practice-why-not-drop = Rien d’autre n’interdit une pose : les autres cases sont occupées.
practice-why-not-take = Rien d’autre n’interdit une prise : tous les pions adverses peuvent être choisis.
practice-why-not-move = Rien d’autre n’interdit un coup : là où l’on pourrait aller, il y a quelque chose, ou le plateau s’arrête.
practice-stale = **Cet entraînement a avancé** depuis que ce bouton existe, ou a recommencé. Voici où il en est : continue ici.
practice-closed = Fermé, et gardé 30 jours : `{ $command } entraînement` le rouvre comme tu l’as laissé.
practice-which = **S’entraîner en solo :** tu joues tous les camps, personne d’autre ne le voit, et l’on te dit quoi faire et pourquoi. Quel jeu ?
button-take-back = Annuler le coup
button-start-again = Recommencer
button-why-not = Pourquoi pas… ?
button-close = Fermer
button-challenge-somebody = Défier quelqu’un
button-go-on-practising = Le rouvrir
practice-first-morris = Pose tes pions sur des points vides, puis déplace-les le long des lignes. Trois des tiens sur une ligne forment un moulin, qui prend aussitôt un pion adverse.
