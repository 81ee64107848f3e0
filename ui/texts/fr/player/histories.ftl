# Parties terminées.

history-own = ## Tes parties terminées ici
history-of = ## Parties terminées de { $who }
history-everyone = ## Parties terminées sur ce serveur
history-category = { $title } : { $game }
history-game = { $what } · { $rules } · { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
} · { $ended } · Partie { $game }, { $link }
history-won = **Victoire** contre { $opponents } ({ $why })
history-drawn = **Nulle** avec { $opponents } ({ $why })
history-lost = **Défaite** contre { $opponents } ({ $why })
history-aborted = **Arrêtée** contre { $opponents } ({ $why })
history-of-two-won = { $players ->
    [one] { $winners } **bat** { $losers } ({ $why })
   *[other] { $winners } **battent** { $losers } ({ $why })
}
history-of-two-drawn = { $first } – { $second }, **nulle** ({ $why })
history-of-two-aborted = { $first } – { $second }, **arrêtée** ({ $why })
history-why = { $why ->
    [resigned] abandon
    [left] départ du serveur
    [time] au temps
    [aborted] temps écoulé trop tôt
    [called-off] d’un commun accord
    [stopped] par la modération
    [withdrawn] sortie de la compétition
    [adjudicated] jugée à l’échéance
    [stones] il n’en reste pas assez
    [ten] dix prises
    [taken] tout est pris
    [blocked] plus aucun coup
    [repetition] répétition
    [bound] sans capture
    [reduced] pas de quoi gagner
   *[agreed] d’un commun accord
}
history-elsewhere = -# Une partie sans bouton ? Utilise `/revoir numéro:{ $game }` dans le salon où elle a été jouée.
history-none-own = Tu n’as pas encore terminé de partie ici. Retrouve celles en cours dans `/parties`, ou commence avec `/jouer`.
history-none = Aucune partie de ce jeu n’est terminée ici. Enlève `jeu` pour les voir toutes, ou essaie `/regarder`.
history-none-at-all = Aucune partie terminée ici pour le moment. Suis celles en cours avec `/regarder`, ou commence avec `/jouer`.
history-none-of = { $player } n’a pas encore terminé de partie ici. Active `tous` dans `/historique` pour voir celles de tous.
button-replay-game = Revoir { $game }
button-newer = Plus récentes
button-older = Plus anciennes
