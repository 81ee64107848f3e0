# Finished games. One message a thing to say; arguments are named after what they stand for.

history-own = ## Tes parties finies sur ce serveur
history-of = ## { $who } : parties finies sur ce serveur
history-everyone = ## Toutes les parties finies de ce serveur
history-category = { $title } : { $game }
history-game = { $what } · { $rules } · { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
} · { $ended } · Partie { $game }, { $link }
history-won = **Victoire** contre { $opponents } ({ $why })
history-drawn = **Nulle** contre { $opponents } ({ $why })
history-lost = **Défaite** contre { $opponents } ({ $why })
history-aborted = **Annulée**, contre { $opponents } ({ $why })
history-of-two-won = **Victoire** de { $winners } contre { $losers } ({ $why })
history-of-two-drawn = **Nulle** entre { $first } et { $second } ({ $why })
history-of-two-aborted = { $first } – { $second }, **annulée** ({ $why })
history-why = { $why ->
    [resigned] abandon
    [left] départ du perdant
    [time] temps écoulé
    [aborted] temps écoulé avant le deuxième tour
    [called-off] annulée d’un commun accord ou avant le premier coup
    [stopped] arrêtée par la modération
    [stones] trop peu de pièces
    [ten] dix prises
    [taken] tout est pris
    [blocked] plus aucun coup
    [repetition] trois fois la même position
    [bound] trop longtemps sans prise
    [reduced] matériel insuffisant
   *[agreed] d’un commun accord
}
history-elsewhere = -# Une partie sans bouton se parcourt là où elle a été jouée : demande-la là-bas, par ex. `/revoir partie:{ $game }`.
history-none-own = Tu n’as encore fini aucune partie sur ce serveur. `/parties` montre celles que tu joues ; commences-en une avec `/dara défier`, ou l’équivalent d’un autre jeu.
history-none = Aucune partie de ce jeu n’est encore finie sur ce serveur. Laisse `partie` vide pour voir celles de tous les jeux, ou regarde ce qui se joue avec `/regarder`.
history-none-at-all = Aucune partie n’est encore finie sur ce serveur. Regarde ce qui se joue avec `/regarder`, ou commence une partie avec `/dara défier`.
history-none-of = { $player } n’a encore fini aucune partie sur ce serveur. `/historique` avec `tous:True` montre celles de tout le monde.
button-replay-game = Revoir { $game }
button-newer = Plus récentes
button-older = Plus anciennes
