# Problèmes.

puzzle-title = **Problème { $number } : { $rules }** – tu joues { $who }. Visible par toi seulement.
puzzle-title-themed = **Problème { $number } : { $rules }** ({ $theme }) – tu joues { $who }. Visible par toi seulement.
puzzle-title-daily = **Problème du jour : { $rules }** – tu joues { $who }. Visible par toi seulement.
puzzle-task = { $goal ->
    [win] Trouve l’unique coup gagnant.
   *[ahead] Trouve l’unique coup qui te donne un net avantage.
}
puzzle-whole-turn = -# { $game ->
    [damas] Tous les sauts d’une prise ne font qu’un coup.
    [damala] Toutes les billes d’une case ne font qu’un coup.
    [morris] Fermer un moulin et prendre un pion ne font qu’un coup.
   *[other] Faire un alignement et prendre un pion ne font qu’un coup.
}
puzzle-task-again = { $goal ->
    [win] Trouve l’unique coup gagnant.
   *[ahead] Trouve l’unique coup qui te donne un net avantage.
} Tu connais déjà ce problème : il ne compte pas.
puzzle-task-late = { $goal ->
    [win] Trouve l’unique coup gagnant.
   *[ahead] Trouve l’unique coup qui te donne un net avantage.
} Le jour de ce problème est passé : il ne compte pas.
puzzle-right-go-on = ✅ { $turn }, c’est juste. Trouve maintenant le coup suivant.
puzzle-wrong = ❌ { $turn }, ce n’est pas ça. La meilleure réponse :
puzzle-wrong-over = ❌ { $turn }, ce n’est pas ça. La partie s’arrête là, et tu ne l’as pas gagnée.
puzzle-goes-on = Suite possible : { $line }
puzzle-rating = -# Ta cote en problèmes de { $game } : { $before } → { $after }
puzzle-rated-before = -# Ta cote ne change pas : on ne compte que le premier essai.
puzzle-rated-late = -# Ta cote ne change pas : le jour de ce problème est passé.
puzzle-solution = **La solution :**
puzzle-solved = ✅ **Résolu.**
puzzle-solved-after = ✅ **Résolu** après { $wrong ->
    [one] un essai raté
   *[other] { $wrong } essais ratés
}.
puzzle-solved-again = ✅ **C’est bien la solution.**
puzzle-about = -# Cote de ce problème : { $rating }
puzzle-about-themes = -# Cote de ce problème : { $rating } · { $themes }
puzzle-of-computer = -# Tiré d’une partie de l’ordinateur contre lui-même
puzzle-of-game = -# Tiré de la partie { $game } de ce serveur
puzzle-of-players = -# Tiré de la partie { $game } de ce serveur : { $players }
button-try-again = Réessayer
button-solve-again = Le refaire
button-show-solution = Voir la solution
button-next-puzzle = Problème suivant
refused-no-puzzle = Ce problème n’est pas disponible ici. Demandes-en un autre avec `/problème`.
refused-no-puzzles = Il n’y a pas encore de problèmes de { $game }. Choisis un autre jeu avec `/problème`.
refused-no-puzzles-themed = Aucun problème de { $game } n’a le thème « { $theme } ». Choisis-en un autre.
refused-bad-puzzle-motif = { $typed } n’est pas un thème. Choisis-en un dans la liste.
puzzle-theme-finish = gain de la partie
puzzle-theme-block = blocage
puzzle-theme-squeeze = étouffement
puzzle-theme-quiet = coup tranquille
puzzle-theme-sacrifice = sacrifice
puzzle-theme-trade = échange
puzzle-theme-forced = réponses forcées
puzzle-theme-long = trois tours ou plus
puzzle-theme-drops = pendant la pose
puzzle-theme-ending = fin de partie
puzzle-theme-chain = plusieurs à la fois
puzzle-theme-double-threat = double menace
puzzle-theme-double-row = deux alignements à la fois
puzzle-theme-see-saw = va-et-vient
puzzle-theme-reopen = alignement ouvert puis refermé
puzzle-theme-guard = défense
puzzle-theme-race = course aux alignements
puzzle-theme-row-breaker = alignement brisé
puzzle-theme-flying = saut
puzzle-theme-promotion = promotion
puzzle-theme-breakthrough = percée
puzzle-theme-dama = Dame
puzzle-theme-huff = pièce soufflée
puzzle-theme-force = prise exigée
puzzle-theme-bonus = bille gagnée
puzzle-theme-stack = trois billes
puzzle-why-finish = Ce coup gagne la partie.
puzzle-why-block = L’adversaire n’a plus aucun coup.
puzzle-why-chain = Plusieurs prises d’un coup.
puzzle-why-double-row = { $row ->
    [mill] Un coup ferme deux moulins.
   *[row] Un coup fait deux alignements.
}
puzzle-why-double-threat = { $row ->
    [mill] Quoi que fasse l’adversaire, un moulin suit.
   *[row] Quoi que fasse l’adversaire, un alignement suit.
}
puzzle-why-see-saw = { $row ->
    [mill] Le pion quitte un moulin et en ferme un autre.
   *[row] Le pion quitte un alignement et en fait un autre.
}
puzzle-why-reopen = { $row ->
    [mill] Le moulin s’ouvre et se referme.
   *[row] L’alignement s’ouvre et se referme.
}
puzzle-why-row-breaker = { $row ->
    [mill] La prise casse un moulin.
   *[row] La prise casse un alignement.
}
puzzle-why-breakthrough = Un pion donné, une Dame obtenue.
puzzle-why-promotion = Un pion devient Dame.
puzzle-why-sacrifice = Un sacrifice, qui rapporte davantage.
puzzle-why-bonus = Une bille gagnée au centre.
puzzle-why-force = L’adversaire doit capturer, et perd davantage.
puzzle-why-huff = Ce coup punit une prise oubliée.
puzzle-why-guard = { $row ->
    [mill] Ce coup empêche un moulin que d’autres coups permettent.
   *[row] Ce coup empêche un alignement que d’autres coups permettent.
}
puzzle-why-squeeze = L’adversaire n’a presque plus de coups.
puzzle-why-trade = Après l’échange, la position est gagnante.
