# S’entraîner en solo.

practice-title = **Entraînement : { $rules }** – tu joues { $sides }. Visible par toi seulement.
practice-first-dara = Pose d’abord tes pions, un par tour. Puis déplace-les : un nouvel alignement de trois fait prendre un pion adverse.
practice-first-wali = { $beside ->
    [barred] Pose d’abord tes pions, jamais côte à côte. Puis déplace-les : un nouvel alignement fait prendre un pion adverse.
   *[allowed] Pose d’abord tes pions, un par tour. Puis déplace-les : un nouvel alignement fait prendre un pion adverse.
}
practice-first-house = Ce sont des règles maison : ouvre **Règles** pour les lire. Choisis une case et regarde ce qui se passe.
practice-first-dala = Les quatre premiers pions vont au centre. Un alignement d’exactement trois fait prendre un pion adverse, même à la pose.
practice-first-damas = Avance un pion en diagonale. Oublie une prise, et l’autre camp peut te punir : essaie.
practice-first-damala = Choisis une case : ses billes sont posées une à une sur un chemin. Une bille posée sur une bille adverse la capture.
practice-drop = { $hand ->
    [one] { $who } pose son dernier pion. Ensuite, on déplace les pions.
   *[other] { $who } pose un pion, { $hand } en main. On les déplacera plus tard.
}
practice-drop-central = { $who } pose un pion au centre, comme les quatre premiers.
practice-move = { $game ->
    [damas] { $who } joue : un pion d’une case, une Dame aussi loin qu’elle veut. Saute une pièce pour la capturer.
    [damala] { $who } joue toutes les billes d’une case : une sur chaque case d’un chemin.
    [morris] { $who } déplace un pion le long d’une ligne. Un nouveau moulin fait prendre un pion adverse.
   *[other] { $who } déplace un pion d’une case. Un nouvel alignement fait prendre un pion adverse.
}
practice-take = { $row ->
    [mill] { $who } ferme un moulin et prend l’un des pions cerclés.
   *[row] { $who } fait un alignement et prend l’un des pions cerclés.
}
practice-capture = { $who } doit faire la prise oubliée.
practice-must-claim = { $who } n’a plus de coup : souffle (retire) une pièce ou exige la prise oubliée.
practice-over = C’est fini. Annule un coup, recommence ou défie quelqu’un.
practice-why = **Pourquoi pas ailleurs ?**
practice-why-more = …et { $count } de plus.
practice-why-not-drop = Toutes les autres cases sont occupées.
practice-why-not-take = Tu peux prendre n’importe lequel de ses pions.
practice-why-not-move = Ailleurs, la case est occupée ou le plateau s’arrête.
practice-stale = **Cet entraînement a avancé.** Voici où il en est.
practice-closed = Fermé et gardé 30 jours. Reviens avec `{ $command } entraînement`.
practice-which = **Entraînement :** joue les deux camps, et je te dis ce qui est possible. Quel jeu ?
button-take-back = Annuler le coup
button-start-again = Recommencer
button-why-not = Pourquoi pas… ?
button-close = Fermer
button-start-game = Lancer une partie
button-go-on-practising = Rouvrir
practice-first-morris = Pose tes pions, puis déplace-les sur les lignes. Trois sur une ligne font un moulin, et tu prends un pion adverse.
practice-menu = Et sinon ?
button-hint = 💡 Indice
practice-computer-easy = Laisser jouer l’ordinateur (niveau facile)
practice-computer-medium = Laisser jouer l’ordinateur (niveau moyen)
practice-computer-strong = Laisser jouer l’ordinateur (niveau fort)
practice-computer = Demande à l’ordinateur…
practice-hint = 💡 Essaie { $turn }. { $why } { $stands }
practice-hint-take = { $turn }, puis prends **{ $square }**
practice-hint-wins = Ce coup gagne la partie.
practice-hint-leads = Ce coup mène à la victoire.
practice-hint-row = { $row ->
    [mill] Ce coup ferme un moulin et fait prendre un pion adverse.
   *[row] Ce coup forme un alignement et fait prendre un pion adverse.
}
practice-hint-captures = { $count ->
    [one] Ce coup fait { $count } prise.
   *[other] Ce coup fait { $count } prises.
}
practice-hint-quiet = Rien à prendre pour le moment.
practice-hint-chance = { $chance ->
    [ahead] { $who } a l’avantage.
    [behind] { $who } est en difficulté.
   *[level] C’est équilibré.
}
practice-busy = Je réfléchis à d’autres parties. Réessaie dans un instant.
