# Profils et face-à-face.

results = { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
}, { $drawn ->
    [one] { $drawn } nulle
   *[other] { $drawn } nulles
}, { $lost ->
    [one] { $lost } défaite
   *[other] { $lost } défaites
}
results-by-seat = { $stone } { $results }
results-in-short = { $stone } { $won } / { $drawn } / { $lost }

profile-title = ## Profil de { $who }
profile-none-own = Aucune partie terminée. Commence avec `/jouer`, ou retrouve tes parties en cours dans `/parties`.
profile-none = { $who } n’a pas encore terminé de partie ici. Lance un défi avec `/jouer`.
profile-game = **{ $game }** · { $games ->
    [one] { $games } partie : { $results }
   *[other] { $games } parties : { $results }
}
profile-game-none = **{ $game }** · aucune partie terminée
profile-seat = - { $results }
profile-streak = - Victoires d’affilée : { $running } en ce moment, record { $longest }
profile-rating = - Cote : **{ $rating }** ± { $width }
profile-rating-best = - Cote : **{ $rating }** ± { $width }, record **{ $best }** le { $day }
profile-unrated = - Pas encore de cote : aucune de ces parties n’était classée.
profile-last = - Dernière partie { $when }{ $aborted ->
    [0] {""}
    [one] ; { $aborted } partie arrêtée
   *[other] ; { $aborted } parties arrêtées
}
profile-others = **Autres jeux** – victoires / nulles / défaites
profile-other = - { $game } · { $results }
profile-other-rated = - { $game } · **{ $rating }** · { $results }
profile-legend = -# ± : la marge d’erreur de la cote. Elle diminue avec les parties classées. Sur le graphique, la bande en montre la moitié.
profile-legend-provisional = -# ± : la marge d’erreur de la cote. `?` : peu de parties récentes, c’est une estimation.
profile-shown-by = -# Montré par { $who }
profile-hidden = -# Ton profil reste visible par toi seulement, comme tu l’as choisi dans `/préférences`.
button-against-me = Face-à-face avec moi

plot-alt = Cote de { $who } à { $game } sur { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}, du { $from } au { $to }. Elle part de { $first }, descend à { $lowest } le { $lowest_day }, monte à { $highest } le { $highest_day }, et finit à { $last }. À la fin, la bande fait { $width } vers le haut et vers le bas.
plot-alt-one = Cote de { $who } à { $game } après une partie classée, le { $to } : { $last }. La bande fait { $width } vers le haut et vers le bas.
plot-somebody = cette personne
date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
plot-day = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] déc.
}
plot-month = { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] déc.
} { $year }

versus-title = ## { $one } – { $other }
versus-score = **{ $points } – { $others }** en { $games ->
    [one] { $games } partie : { $results }
   *[other] { $games } parties : { $results }
}
versus-game = - **{ $game }** : { $results } · { $seats }
versus-seats = -# Du point de vue de { $one } ; par couleur : victoires / nulles / défaites.
versus-last = **Dernières parties**
versus-last-won = - Victoire de { $who } { $when } : **{ $rules }**, { $link }
versus-last-drawn = - Nulle { $when } : **{ $rules }**, { $link }
versus-last-aborted = - Arrêtée { $when } : **{ $rules }**, { $link }
versus-none-own = { $other } et toi n’avez pas encore terminé de partie ici. Lance un défi avec `/jouer`.
versus-none = { $one } et { $other } n’ont pas encore terminé de partie ici. Regarde leurs profils avec `/profil`.
versus-of-two = -# Parties à deux sur ce serveur. Les parties en équipes ne comptent pas.

refused-profile-of-bot = { $player } est un bot et ne joue pas. Choisis un membre.
refused-versus-self = `membre` et `autre` désignent la même personne. Choisis-en deux, ou utilise `/profil`.
refused-keeps-to-themselves = { $player } ne montre pas ses résultats. `/face-à-face` montre ceux de vos parties.
profile-computer-beaten = 🤖 Contre l’ordinateur : { $results } · meilleur niveau battu sans indice : { $levels }
profile-computer = 🤖 Contre l’ordinateur : { $results }
profile-puzzles = 🧩 Problèmes : { $ratings }
profile-puzzle-rating = { $game } **{ $rating }** ({ $solved } sur { $tried })
