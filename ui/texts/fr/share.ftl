# Cartes à partager.

button-share = Partager
button-post-card = Publier ici
button-show-names = Avec les noms
button-hide-names = Sans les noms
share-how = Enregistre cette image pour la montrer où tu veux, ou publie-la ici.
share-posted = -# Partagé par { $who }
card-moves = { $plies ->
    [one] 1 coup
   *[other] { $plies } coups
}
card-puzzle = Problème { $number }
card-puzzle-daily = Problème du jour
card-puzzle-task = À { $who } de jouer : { $goal ->
    [win] trouve l’unique coup gagnant.
   *[ahead] trouve l’unique coup qui donne un net avantage.
}
card-puzzle-solved = { $wrong ->
    [0] Résolu du premier coup
    [one] Résolu au deuxième essai
   *[other] Résolu après { $wrong } erreurs
}
card-puzzle-solved-by = { $who } : { $wrong ->
    [0] résolu du premier coup
    [one] résolu au deuxième essai
   *[other] résolu après { $wrong } erreurs
}
card-puzzle-rated = Difficulté : { $rating }
card-rating-best = Record : { $best }, le { $day }
