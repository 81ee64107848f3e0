# Ligues, tournois et échelles.

competition-kind = { $format ->
    [league] Ligue
    [swiss] Tournoi suisse
    [knock-out] Élimination directe
   *[ladder] Échelle
}
competition-title = **{ $name }** · { $kind } · { $rules }
competition-season = **{ $name }** · { $kind } · { $rules } · saison { $season }
competition-starts-at = 🗓️ Début le { $at }.
competition-starts-with = 🗓️ Début dès { $players ->
    [one] une inscription
   *[other] { $players } inscriptions
}.
competition-starts-either = 🗓️ Début le { $at }, ou dès { $players ->
    [one] une inscription
   *[other] { $players } inscriptions
}.
competition-league = Divisions d’environ { $size } personnes, chacune contre toutes. { $movers ->
    [0] Personne ne monte ni ne descend.
    [one] Après { $days } jours, une monte et une descend.
   *[other] Après { $days } jours, { $movers } montent et { $movers } descendent.
}
competition-swiss = { $rounds ->
    [one] Une ronde
   *[other] { $rounds } rondes
} de { $days ->
    [one] un jour
   *[other] { $days } jours
}. À points égaux, on se rencontre.
competition-knock-out = Duels en deux parties, et une troisième en cas d’égalité. { $days ->
    [one] Un jour
   *[other] { $days } jours
} par tour.
competition-ladder = Défie quelqu’un jusqu’à trois places plus haut. Gagne, et tu prends sa place. Après { $days } jours sans jouer, tu en sors.
competition-games = { $clock } · au plus { $games ->
    [one] une partie
   *[other] { $games } parties
} à la fois
competition-in-threads = chaque partie dans un fil ici
competition-by-mail = les plateaux arrivent en message privé
competition-fine-print = -# Deux fois à court de temps, et c’est fini pour toi. `/absence` arrête ton chrono, mais pas la saison. À la fin, l’ordinateur juge ce qui reste, sinon c’est nul. Pas de pauses.
competition-fine-print-ladder = -# À court de temps, tu descends. Les parties ne peuvent être ni suspendues ni annulées.
competition-needs-role = Réservé à <@&{ $role }>.
competition-players = **Inscriptions ({ $count }) :** { $players }
competition-players-none = Personne ne s’est encore inscrit.
competition-players-more = et { $count } de plus
competition-running-until = 🏁 En cours jusqu’à { $until }.
competition-running-round = 🏁 Ronde { $round } sur { $rounds }, jusqu’à { $until }.
competition-running-tie = 🏁 Tour { $round }, jusqu’à { $until }.
competition-is-over = 🏆 Terminé : victoire de { $winners }.
competition-is-over-alone = Terminé, sans victoire.
competition-is-off = C’est annulé.
competition-division = Division { $division }
button-competition-join = S’inscrire
button-competition-leave = Quitter
button-competition-table = Tableau
button-competition-mine = Mes parties
button-competition-manage = Diriger
button-competition-post = Publier

# Ce qui est annoncé.
competition-news-begun = 🏁 **{ $name }** commence !
competition-news-round = 🏁 **{ $name }** : la ronde { $round } commence. Fin { $until }.
competition-news-out-void = { $player } sort de **{ $name }** : { $why }. Ses parties ne comptent pas.
competition-news-out = { $player } sort de **{ $name }** : { $why }. Ses parties ouvertes sont perdues.
competition-news-left-ladder = { $player } quitte l’échelle : { $why }.
competition-why = { $why ->
    [ran-out] deux fois à court de temps
    [suspended] suspension ici
    [gone] plus sur le serveur
    [removed] décision de l’organisation
    [idle] trop longtemps sans jouer
   *[wish] par choix
}
competition-news-over = 🏆 **{ $name }** est terminé ! { $winners }
competition-news-called-off = **{ $name }** est annulé. Les parties en cours continuent, mais ne décident de rien.
competition-news-replaced = Dans **{ $name }**, { $by } prend la suite de { $player } : points et parties restantes.
competition-news-time = ⏳ **{ $name }** : { $time } de plus pour tout le monde.
competition-news-annulled = **{ $name }** : la partie { $pair } est annulée.
competition-news-corrected = **{ $name }** : la partie { $pair } compte maintenant ainsi : { $result }.
competition-news-climbed = 🪜 { $player } passe numéro { $place } de l’échelle !
competition-result-won = victoire de { $player }
competition-result-drawn = nulle
competition-pairing = **{ $name }** · { $at } : { $first } – { $second }
competition-pairing-plain = **{ $name }** : { $first } – { $second }
competition-where-division = division { $division }, ronde { $round }
competition-where-round = ronde { $round }
competition-winner-division = Division { $division } : **{ $players }**.
competition-winner = Victoire de **{ $players }**.

# Tableaux.
table-title = **{ $name }** · { $part }
table-line = { $place }. **{ $who }** · { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}{ $left ->
    [0] {""}
   *[other] {" "}· { $left } à jouer
}{ $range ->
    [none] {""}
   *[other] {" "}· peut finir { $range }
}{ $fate ->
    [up] {" "}· ⬆️ certain
    [down] {" "}· ⬇️ certain
   *[none] {""}
}
table-range-bound = environ { $range }
table-legend = -# À points égaux, les parties entre eux décident, puis Sonneborn–Berger, puis les victoires en second.
table-legend-movers = -# { $movers ->
    [one] Une personne monte, une descend.
   *[other] { $movers } montent, { $movers } descendent.
} « Peut finir » : la meilleure et la pire place encore possibles.
table-more = …et { $count } de plus
table-picture-league = Tableau de la division { $division } : { $rows }
table-picture-swiss = Classement : { $rows }
table-picture-row = { $place }, { $who }, { $points }
table-picture-bracket = Arbre, tour { $round } : { $ties }
table-picture-tie = { $first } contre { $second }, { $score }
table-picture-bye = { $player } : exempt
table-heading-player = Nom
table-heading-points = Points
table-heading-left = Reste
table-heading-range = Place
table-heading-berger = S–B
table-part-swiss = classement
table-part-bracket = arbre
table-tie = { $first } { $score } { $second }
table-tie-won = **{ $winner }** { $score } { $loser }
table-bye = { $player } : exempt
table-round = Tour { $round }
table-none-yet = Rien n’a encore été joué.

# Sa propre vue.
mine-place = Tu es à la place **{ $place }** sur { $players }, avec { $points }.
mine-points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
mine-promoted = ⬆️ La montée est certaine !
mine-relegated = ⬇️ La descente est certaine.
mine-range = Tu peux encore finir entre la place { $best } et la place { $worst }.
mine-playing = - contre { $opponent } : { $link }
mine-next = Ensuite : { $opponents }
mine-done = Toutes tes parties sont jouées.
mine-out = C’est fini pour toi : { $why }.
mine-joined = Tu participes. Ça n’a pas encore commencé.
mine-not-in = Tu ne participes pas.
mine-ladder = Tu es numéro **{ $place }** sur { $players }.
league-left-question = Quitter **{ $name }** ? Tes parties ouvertes seraient perdues, sans retour possible.
league-left-question-void = Quitter **{ $name }** ? Tes parties ne compteraient pour personne, sans retour possible.
league-left = Tu as quitté **{ $name }**.
league-joined = Tu participes à **{ $name }** !
league-joined-mail = Tu participes à **{ $name }** ! Je t’envoie les plateaux en message privé.
button-league-leave-sure = Quitter

# Échelles.
ladder-line = { $place }. { $who }
ladder-empty = Il n’y a encore personne. **S’inscrire** te met en tête.
ladder-choose = Défier…
ladder-challenged = Défi lancé : la partie commence dans un instant.
ladder-starting = commence dans un instant

# Pour l’organisation.
league-opened = **{ $name }** est ouvert : la liste est dans { $channel }.
manage-title = **{ $name }** : que veux-tu faire ?
manage-choose = Choisis…
manage-begin = Commencer maintenant
manage-begin-about = Avec les inscriptions actuelles
manage-assign = Choisir une division
manage-assign-about = Pour une personne, avant le début
manage-replace = Remplacer quelqu’un
manage-replace-about = Une autre personne reprend points et parties ouvertes
manage-remove = Retirer quelqu’un
manage-remove-about = Avant la moitié, aucune de ses parties ne compte
manage-time = Donner du temps à tous
manage-time-about = Tous les chronos, et la fin
manage-annul = Annuler une partie
manage-annul-about = Dans un tournoi, elle est rejouée
manage-correct = Corriger un résultat
manage-correct-about = Le tableau suit aussitôt
manage-end = Terminer maintenant
manage-end-about = L’ordinateur juge ce qui reste, sinon c’est nul
manage-off = Annuler
manage-off-about = Personne ne gagne ; les parties en cours continuent
manage-move = Annoncer ici
manage-move-about = Dans ce salon désormais
manage-who = Qui ?
manage-by-who = Qui prend la suite de { $player } ?
manage-which = Quelle partie de { $player } ?
manage-no-games = { $player } n’y a aucune partie.
manage-which-division = Quelle division pour { $player } ?
manage-automatic = Selon la cote ou les résultats
manage-how-long = Combien de temps ?
manage-what-result = Quel est le résultat de { $pair } ?
manage-result-won = Victoire de { $player }
manage-result-drawn = Nulle
manage-sure = { $what ->
    [begin] Commencer **{ $name }** maintenant ?
    [assign] Placer { $player } en division { $division } ?
    [replace] Remplacer { $player } par { $by } ?
    [remove] Retirer { $player } ?
    [time] Donner { $time } à tout le monde ?
    [annul] Annuler la partie { $pair } ?
    [correct] Compter { $pair } ainsi : { $result } ?
    [end] Terminer maintenant ?
    [move] Annoncer **{ $name }** dans ce salon ?
   *[off] Annuler **{ $name }** ?
}
button-manage-sure = Oui
button-manage-back = Retour
manage-done = C’est fait.
manage-pairing = { $first } – { $second } · { $state }
manage-pairing-state = { $state ->
    [waiting] en attente
    [playing] en cours
    [void] ne compte pas
    [drawn] nulle
    [first] victoire du premier
   *[second] victoire du second
}
competition-choice = { $name } ({ $kind })
competition-choice-over = { $name } ({ $kind }, terminé)

refused-no-league = Il n’y a pas encore de ligue ici. L’organisation en ouvre une avec `/ligue créer`.
refused-no-tournament = Il n’y a pas encore de tournoi ici. L’organisation en ouvre un avec `/tournoi créer`.
refused-which-competition = Il y en a plusieurs. Choisis dans `nom`.
refused-only-for-organizers = Il faut gérer le serveur ou organiser pour faire cela. Demande à ces personnes.
refused-joining-closed = Il est trop tard pour s’inscrire. Attends la prochaine fois.
refused-entered-already = Tu participes déjà. **Mes parties** montre la suite.
refused-not-entered = Tu ne participes pas. Inscris-toi d’abord, si c’est encore ouvert.
refused-opponent-not-entered = { $player } ne participe pas. Choisis dans la liste.
refused-needs-role = C’est réservé à <@&{ $role }>. Demande ce rôle à qui administre le serveur.
refused-competition-full = Les { $most } places sont prises. Attends la prochaine fois.
refused-competition-over = C’est terminé. Attends la prochaine fois.
refused-competition-began = Ça a déjà commencé. Prends un autre outil.
refused-competition-not-running = Ce n’est pas en cours. Commence d’abord.
refused-too-few-entrants = { $joined } inscriptions sur { $fewest } au moins. Attends encore.
refused-no-divisions = Il n’y a pas de divisions. Prends un autre outil.
refused-in-competition-already = { $player } participe, ou a participé. Choisis quelqu’un d’autre.
refused-no-such-pairing = Cette partie n’y est pas. Choisis dans la liste.
refused-round-is-over = Ce tour est fini et a décidé du suivant. Choisis une partie du tour actuel.
refused-such-a-result = C’est déjà son résultat. Choisis-en un autre.
refused-ladder-moved-on = L’échelle a changé depuis. Retire plutôt quelqu’un.
refused-out-of-reach = { $player } n’est pas une à trois places plus haut. Choisis dans la liste.
refused-challenged-on-ladder = Tu as déjà défié quelqu’un. Finis d’abord cette partie.
refused-is-challenged-on-ladder = { $player } a déjà reçu un défi. Choisis quelqu’un d’autre, ou attends.
refused-offer-in-competition = D’autres attendent ce résultat : impossible de { $offer ->
    [pause] faire une pause
   *[abort] l’annuler
}. Joue ou abandonne.
refused-competition-for-four = C’est pour les parties à deux. Choisis d’autres règles.
refused-competition-untimed = Il faut un chrono. Choisis-en un, comme `4d + 12h / 7d`.
refused-competition-date = Date illisible ou passée. Essaie quelque chose comme `{ $example }`.
refused-competition-name = Un nom tient sur une ligne, { $most } caractères au plus. Choisis plus court.

ended-withdrawn = { $who } { $players ->
    [one] sort
   *[other] sortent
} de la compétition : la partie ne compte pas.
ended-adjudicated = Le délai est passé, et la position est claire.
ended-adjudicated-drawn = **Nulle :** le délai est passé, et la position reste ouverte.
log-managed-competition = { $tool ->
    [begin] commence
    [assign] choisit une division dans
    [replace] remplace quelqu’un dans
    [remove] retire quelqu’un de
    [give] donne du temps dans
    [annul] annule une partie de
    [correct] corrige un résultat de
    [end] termine
    [move] déplace
   *[off] annule
} la compétition { $competition }
