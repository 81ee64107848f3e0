# Profiles: what a player has played, and how they have fared against another. One message a thing to say; arguments are named after what they stand for.

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

profile-title = ## Profil : { $who }
profile-none-own = Tu n’as encore fini aucune partie sur ce serveur : il n’y a rien à montrer. Commences-en une avec `/dara défier`, ou l’équivalent d’un autre jeu ; `/parties` liste celles que tu joues.
profile-none = { $who } n’a encore fini aucune partie sur ce serveur : il n’y a rien à montrer. Tu peux lui lancer un défi avec `/dara défier`, ou l’équivalent d’un autre jeu.
profile-game = **{ $game }** · { $games ->
    [one] { $games } partie : { $results }
   *[other] { $games } parties : { $results }
}
profile-game-none = **{ $game }** · aucune partie finie
profile-seat = - { $results }
profile-streak = - Victoires d’affilée : { $running } en ce moment, { $longest } au mieux
profile-rating = - Cote : **{ $rating }** ± { $width }
profile-rating-best = - Cote : **{ $rating }** ± { $width }, la meilleure **{ $best }** le { $day }
profile-unrated = - Pas encore de cote : aucune de ces parties n’était classée.
profile-last = - Dernière partie { $when }{ $aborted ->
    [0] {""}
    [one] ; { $aborted } autre a été annulée, et ne compte pas
   *[other] ; { $aborted } autres ont été annulées, et ne comptent pas
}
profile-others = **Les autres jeux** – victoires / nulles / défaites
profile-other = - { $game } · { $results }
profile-other-rated = - { $game } · **{ $rating }** · { $results }
profile-legend = -# Cote ± deux fois son écart : la force s’y situe presque sûrement. La bande de la courbe est moitié moins large.
profile-legend-provisional = -# Cote ± deux fois son écart : la force s’y situe presque sûrement. La bande de la courbe est moitié moins large. `?` marque une cote provisoire : avec si peu de parties récentes, elle dit peu de chose.
profile-shown-by = -# À la demande de { $who }.
profile-hidden = -# Personne d’autre ne voit ceci : ton profil n’est pas montré aux autres, comme tu l’as choisi avec `/préférences`.
button-against-me = Face-à-face avec moi

plot-alt = Une courbe : la cote à { $game } ({ $who }) après chacune des { $games } parties classées, du { $from } au { $to }. Elle part de { $first }, est au plus bas à { $lowest } le { $lowest_day }, au plus haut à { $highest } le { $highest_day }, et finit à { $last }. La bande autour de la courbe est son écart, à la fin { $width } vers le haut et vers le bas.
plot-alt-one = Une courbe : la cote à { $game } ({ $who }) après la seule partie classée, le { $to } : { $last }. La bande autour est son écart, { $width } vers le haut et vers le bas.
plot-somebody = ce joueur
plot-date = { $day ->
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
plot-day = { $day } { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juill.
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
    [7] juill.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] déc.
} { $year }

versus-title = ## { $one } contre { $other }
versus-score = **{ $points } – { $others }** après { $games ->
    [one] { $games } partie : { $results }
   *[other] { $games } parties : { $results }
}
versus-game = - **{ $game }** : { $results } · { $seats }
versus-seats = -# Vu par { $one } ; par couleur : victoires / nulles / défaites.
versus-last = **Les dernières parties**
versus-last-won = - Victoire de { $who } { $when } : **{ $rules }**, { $link }
versus-last-drawn = - Nulle { $when } : **{ $rules }**, { $link }
versus-last-aborted = - Annulée { $when } : **{ $rules }**, { $link }
versus-none-own = Sur ce serveur, { $other } et toi n’avez encore fini aucune partie face à face. Lance-lui un défi avec `/dara défier`, ou l’équivalent d’un autre jeu.
versus-none = Sur ce serveur, { $one } et { $other } n’ont encore fini aucune partie face à face. `/profil` montre ce que chacun a joué.
versus-of-two = -# Parties à deux sur ce serveur : celles à quatre se jouent en équipes, et ne sont pas comptées ici.

refused-profile-of-bot = { $player } est un programme : il ne joue pas, et n’a pas de profil. Nomme un membre qui joue.
refused-versus-self = Personne ne joue contre soi-même. Nomme deux membres différents, ou vois avec `/profil` ce que l’un d’eux a joué.
refused-keeps-to-himself = { $player } a choisi de ne pas figurer au classement : ses résultats ne sont montrés à personne d’autre. `/face-à-face` te montre vos parties face à face.
