# Parties par vote : tout un serveur devant un plateau.

vote-title-computer = 🗳️ **Le serveur joue contre l’ordinateur** (niveau { $level }) : { $rules }
vote-title-halves = 🗳️ **Le serveur joue contre lui-même** : { $rules }
vote-title-server = 🗳️ **Le serveur joue contre un autre serveur** : { $rules }
vote-fell = **Le vote :** { $list }
vote-turn = { $what } ({ $votes })
vote-others = autres ({ $votes })
vote-hours = À { $who } de jouer. { $hours ->
    [one] Tu as { $hours } heure pour voter.
   *[other] Tu as { $hours } heures pour voter.
}
vote-to = À { $who } de jouer. Le vote se termine { $until }.
vote-elsewhere = À { $who } de jouer : l’autre serveur vote.
vote-count = Voix : **{ $votes }**
vote-count-quorum = Voix : **{ $votes }**. À { $quorum }, le vote se termine plus tôt.
vote-role = <@&{ $role }>
vote-about = -# Les votes restent secrets jusqu’au coup joué. Seuls votent les membres arrivés avant le début de la partie ({ $since }).
vote-panel = Que doit jouer { $who } ? Ton vote n’est visible que par toi.
vote-own = Ton vote : { $what }
vote-until = Le vote se termine { $until }. D’ici là, tu peux changer le tien.
vote-unposted = Le prochain vote n’est pas encore publié. Il commence dès que je peux écrire ici.
vote-late = Ce vote est terminé.
vote-opened = La partie commence : le premier vote arrive dans ce salon.
vote-sought = Je cherche un autre serveur. Si aucun n’accepte, la recherche se termine { $until }. `/voter arrêter` y met fin tout de suite.
vote-met = Un autre serveur accepte : la partie commence. Chaque vote dure { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}.
vote-stopped = C’est fait : la partie est terminée.
vote-alt = Le plateau avant le vote, avec une flèche pour chaque coup. { $list }
vote-server = { $stone } Le serveur
vote-other-server = { $stone } L’autre serveur
vote-over-too-long = 🤝 **La partie a trop duré : nulle.**
vote-over-no-votes = Plus personne ne votait : la partie s’arrête.
vote-over-not-posted = Je n’ai pas pu écrire ici pendant deux semaines : la partie s’arrête.
vote-over-no-server = Aucun autre serveur ne cherchait de partie par vote. L’équipe du serveur peut réessayer.
vote-over-stopped = La partie est arrêtée.
vote-busy = { $who } ({ $votes })
vote-busiest = **Le plus de votes :** { $who }
button-vote = Voter
button-vote-again = Voter à nouveau
refused-vote-over = Il n’y a rien à voter ici pour l’instant. Attends le prochain vote.
refused-joined-after-votes = Le vote est réservé aux membres arrivés avant la partie. Participe à la prochaine.
refused-other-half-votes = Tu joues { $who }, et c’est le tour de l’autre moitié. Attends le prochain vote.
refused-votes-for-other-server = Dans cette partie, tu votes déjà pour l’autre serveur. Continue à voter là-bas.
refused-votes-for-four = Un serveur ne peut pas jouer à quatre. Choisis des règles pour deux.
refused-votes-without-computer = Le niveau est celui de l’ordinateur, qui ne joue pas ici. Enlève `niveau` ou `contre`.
refused-other-servers-off = Ici, les serveurs ne jouent pas entre eux. Choisis l’ordinateur, ou une moitié contre l’autre.
refused-vote-here = Une partie par vote se joue déjà dans ce salon. `/voter voir` la montre.
refused-no-vote-here = Aucune partie par vote dans ce salon. L’équipe du serveur peut en lancer une.
