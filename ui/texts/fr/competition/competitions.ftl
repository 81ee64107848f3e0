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
    [one] { $players } inscription
   *[other] { $players } inscriptions
}.
competition-starts-either = 🗓️ Début le { $at }, ou dès { $players ->
    [one] { $players } inscription
   *[other] { $players } inscriptions
}.
competition-starts-late = ⏳ Pas assez d’inscriptions au { $at }. Ça commence dès qu’il y en a assez (au moins { $players }) ; sinon, ce sera annulé { $ends }.
competition-pings-role = <@&{ $role }>, les inscriptions sont ouvertes : appuie sur **Participer** ci-dessous.
competition-league = Divisions d’environ { $size } personnes, où tout le monde affronte tout le monde. Une saison dure { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}. { $movers ->
    [0] Personne ne change de division.
    [one] Ensuite, une personne par division monte et une autre descend.
   *[other] Ensuite, jusqu’à { $movers } personnes par division montent et autant descendent.
}
competition-swiss = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
} de { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}. À chacune, tu affrontes quelqu’un dont le score est proche du tien. Avec peu d’inscriptions, tout le monde affronte tout le monde.
competition-knock-out = Deux parties par match, et une troisième en cas d’égalité. Toujours égalité ? La meilleure cote de départ passe. Un match perdu élimine. Chaque ronde dure { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
competition-ladder = Défie quelqu’un jusqu’à trois places au-dessus de toi. Si tu gagnes, tu prends sa place. Après { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} sans partie, tu quittes l’échelle.
competition-games = { $clock } · au plus { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à la fois
competition-in-threads = un fil ici pour chaque partie
competition-by-mail = plateaux en message privé
competition-next = Tes parties commenceront d’elles-mêmes, et je te préviendrai.
competition-next-mail = Tes parties commenceront d’elles-mêmes : je t’enverrai les plateaux en message privé.
details-time = - Deux parties perdues au temps, et c’est l’élimination. Pas de pauses d’un commun accord.
    - `/absence commencer` met tes chronos en pause, mais ne repousse pas l’échéance.
details-deadline = - À l’échéance, l’ordinateur juge les parties inachevées : victoire si l’avantage est net, sinon nulle.
details-ties = - À points égaux, les parties entre ex æquo décident. Puis le S–B (Sonneborn–Berger) : les points des adversaires que tu as battus, plus la moitié en cas de nulle. Puis les victoires en jouant en second.
details-ladder = - Si ton temps expire, tu descends.
    - On ne peut ni mettre une partie en pause, ni l’arrêter.
competition-needs-role = Réservé à <@&{ $role }>.
competition-players = **Inscriptions ({ $count }) :** { $players }
competition-players-none = Aucune inscription pour le moment.
competition-players-more = et { $count } de plus
competition-running-until = 🏁 En cours. Fin { $until }.
competition-running-round = 🏁 Ronde { $round } sur { $rounds }. Fin { $until }.
competition-running-tie = 🏁 Ronde { $round }. Fin { $until }.
competition-is-over = 🏆 C’est fini. Victoire de { $winners }.
competition-is-over-alone = C’est fini, et personne ne gagne.
competition-is-off = C’est annulé.
competition-division = Division { $division }
competition-members = { $division } : { $players }
button-competition-join = Participer
button-competition-leave = Quitter
button-competition-table = Classement
button-competition-details = Comment ça marche
button-competition-mine = Mes parties
button-competition-manage = Gérer
button-competition-post = Publier ici

# Ce qui est annoncé.
competition-news-begun = 🏁 **{ $name }** commence !
competition-news-round = 🏁 **{ $name }** : la ronde { $round } commence. Fin { $until }.
competition-news-byes = Sans partie cette ronde : { $players }.
competition-news-up = ⬆️ Montée : { $players }.
competition-news-down = ⬇️ Descente : { $players }.
competition-news-restored = { $player } revient dans **{ $name }**. Ses parties inachevées recommencent.
competition-news-restored-ladder = { $player } revient sur l’échelle.
competition-news-too-few = ⏳ **{ $name }** ne peut pas encore commencer. Inscriptions : { $joined }, et il en faut au moins { $fewest }. Ça commence dès qu’il y en a assez ; sinon, ce sera annulé { $ends }.
competition-news-too-few-manager = { $manager }, tu peux choisir une autre date avec { $league ->
    [yes] `/ligue modifier`
   *[no] `/tournoi modifier`
}.
competition-told-where = -# Tout le monde le voit dans { $channel }.
competition-news-out-void = { $player } quitte **{ $name }** : { $why }. Ses parties ne comptent pas.
competition-news-out = { $player } quitte **{ $name }** : { $why }. Ses parties restantes sont perdues.
competition-news-left-ladder = { $player } quitte l’échelle : { $why }.
competition-why = { $why ->
    [ran-out] temps écoulé dans deux parties
    [suspended] suspension sur ce serveur
    [gone] départ du serveur
    [removed] décision de l’organisation
    [idle] trop longtemps sans partie
   *[wish] choix personnel
}
competition-news-cut-short-alone = **{ $name }** se termine plus tôt que prévu : il ne reste pas assez de monde.
competition-news-cut-short-met = **{ $name }** se termine plus tôt que prévu : trop de départs pour une ronde de plus.
competition-news-over = 🏆 **{ $name }**, c’est fini ! { $winners }
competition-news-called-off = **{ $name }**, c’est annulé. Les parties en cours continuent, mais n’y comptent plus.
competition-news-replaced = **{ $name }** : { $by } remplace { $player }, avec ses points et ses parties restantes.
competition-news-time = ⏳ **{ $name }** : { $time } de plus pour tout le monde.
competition-news-annulled = **{ $name }** : la partie { $pair } est invalidée.
competition-news-corrected = **{ $name }** : la partie { $pair } compte désormais comme { $result }.
competition-news-climbed = 🪜 { $player } monte à la place { $place } de l’échelle !
competition-result-won = victoire de { $player }
competition-result-drawn = nulle
competition-pairing = **{ $name }** · { $at } : { $first } – { $second }
competition-pairing-plain = **{ $name }** : { $first } – { $second }
competition-where-division = division { $division }, ronde { $round }
competition-where-round = ronde { $round }
competition-winner-division = Division { $division } : **{ $players }**.
competition-divisions-more = …et { $count } divisions de plus, sous **Classement**
competition-winner = Victoire de **{ $players }**.

# Tableaux.
table-title = **{ $name }** · { $part }
table-line = { $place }. **{ $who }** · { $points ->
    [half] { $shown } point
    [one] { $shown } point
   *[other] { $shown } points
}{ $left ->
    [0] {""}
   *[other] {" "}· { $left } à jouer
}{ $range ->
    [none] {""}
   *[other] {" "}· place finale { $range }
}{ $fate ->
    [up] {" "}· ⬆️ montée assurée
    [down] {" "}· ⬇️ descente assurée
   *[none] {""}
}
table-range-bound = environ { $range }
table-legend = -# À points égaux, les parties entre ex æquo décident. Puis le S–B (Sonneborn–Berger) : les points des adversaires battus, la moitié pour les nulles. Puis les victoires en second.
table-legend-range = -# La « place finale » va de la meilleure à la pire encore possible.
table-legend-movers = -# { $up ->
    [0] {""}
    [one] Une personne monte.{" "}
   *[other] { $up } personnes montent.{" "}
}{ $down ->
    [0] {""}
    [one] Une personne descend.{" "}
   *[other] { $down } personnes descendent.{" "}
}En cas d’égalité à la limite, la meilleure cote de départ passe devant. Les divisions inégales sont ensuite équilibrées.
table-more = …et { $count } de plus
table-rest = -# La suite est sous **Classement**.
table-unnamed = -# Noms que je ne peux pas écrire dans l’image : { $players }
table-picture-league = Classement de la division { $division } : { $rows }
table-picture-swiss = Classement : { $rows }
table-picture-row = { $place }, { $who }, { $points }
table-picture-bracket = Tableau, ronde { $round } : { $ties }
table-picture-tie = { $first } contre { $second }, { $score }
table-picture-bye = { $player } passe sans jouer
table-heading-player = Nom
table-heading-points = Points
table-heading-left = À jouer
table-heading-range = Places
table-heading-berger = S–B
table-part-swiss = Classement
table-part-bracket = Tableau
table-tie = { $first } { $score } { $second }
table-tie-won = **{ $winner }** { $score } { $loser }
table-bye = { $player } passe sans jouer
table-round = Ronde { $round }
table-none-yet = Rien n’a encore été joué.

# Sa propre vue.
mine-place = Ta place : **{ $place }** sur { $players }, avec { $points }.
mine-points = { $points ->
    [half] { $shown } point
    [one] { $shown } point
   *[other] { $shown } points
}
mine-promoted = ⬆️ Tu finiras à une place synonyme de montée !
mine-relegated = ⬇️ Tu finiras à une place synonyme de descente.
mine-range = Tu peux encore finir entre la place { $best } et la place { $worst }.
mine-playing = - Contre { $opponent } : { $link }
mine-next = Ensuite : { $opponents }
mine-done = Rien à jouer pour l’instant.
mine-out = Tu ne participes plus : { $why }.
mine-joined = Tu participes. Ce n’est pas encore commencé.
mine-not-in = Tu ne participes pas. Appuie sur **Participer** tant que c’est ouvert.
mine-ladder = Ta place : **{ $place }** sur { $players }.
league-left-question = Quitter **{ $name }** ? Si c’est déjà commencé, tu perds tes parties restantes. Seule l’organisation peut te faire revenir.
league-left-question-void = Quitter **{ $name }** ? Tes parties n’y compteraient pour personne. Seule l’organisation peut te faire revenir.
league-left = Tu ne participes plus à **{ $name }**.
league-joined = Tu participes à **{ $name }**. Je te préviens quand tes parties commencent.
league-joined-mail = Tu participes à **{ $name }**. Je t’enverrai les plateaux en message privé.
league-joined-blocks = Les blocages ne comptent pas ici : tu peux rencontrer n’importe quelle personne inscrite.
button-league-leave-sure = Oui, quitter

# Échelles.
ladder-line = { $place }. { $who }
ladder-empty = Personne n’y est encore. Avec **Participer**, tu prends la première place.
ladder-choose = Défier…
ladder-challenged = Défi lancé. La partie commence dans un instant.
ladder-starting = elle commence dans un instant
ladder-left-question = Quitter **{ $name }** ? Tu abandonnerais tes parties en cours. Tu pourrais revenir, tout en bas.
ladder-waits = elle ne peut pas encore commencer
ladder-challenged-waits = Défi lancé. La partie commence dès que possible.

# Tant que les parties ne peuvent pas commencer.
halt-lacks = ⏸️ Les parties ne peuvent pas commencer : il me faut { $permissions } dans { $channel }. L’équipe du serveur peut l’autoriser.
halt-not-allowed = ⏸️ Les parties ne peuvent pas commencer : je n’ai pas le droit d’ouvrir des fils dans { $channel }. L’équipe du serveur peut y remédier.
halt-no-channel = ⏸️ Les parties ne peuvent pas commencer : le salon n’existe plus. L’organisation peut choisir **Annoncer ici** dans un autre.
halt-too-many-threads = ⏸️ Les parties ne peuvent pas commencer : ce serveur a trop de fils ouverts. La modération peut en fermer.
halt-not-in-server = ⏸️ En attente : on m’a retiré de ce serveur.
halt-limited = ⏸️ Les parties ne peuvent pas commencer : Discord me limite pour l’instant.
halt-ends = Le temps perdu sera rendu. Si rien ne change, ce sera annulé { $ends }.
halt-ends-ladder = Si rien ne change, les défis ouverts prennent fin { $ends }.
competition-news-halted = **{ $name }** : { $halt }
competition-news-went-on = ▶️ **{ $name }** reprend, et finira { $time } plus tard que prévu.

# Pour l’organisation.
league-opened = **{ $name }** : les inscriptions sont ouvertes dans { $channel }.
league-changed = Les changements de **{ $name }** sont enregistrés, et les inscriptions restent. Voici ce qui s’applique désormais :
manage-change-hint = -# Change le nom, le chrono ou le début avec { $league ->
    [yes] `/ligue modifier`
   *[no] `/tournoi modifier`
}.
manage-title = **{ $name }** : que veux-tu faire ?
manage-choose = Choisis…
manage-begin = Commencer maintenant
manage-begin-about = Avec les personnes inscrites
manage-assign = Choisir une division
manage-assign-about = Pour une personne, avant le début
manage-preview = Aperçu des divisions
manage-preview-about = Telles qu’elles seraient maintenant, visibles par toi seulement
preview-title = **{ $name }** : les divisions si ça commençait maintenant
preview-none = Inscriptions : { $joined }. Il en faut au moins { $fewest } pour former des divisions.
manage-place = Choisir une place
manage-place-about = Une personne change de place ; les autres se décalent
manage-place-number = Place { $place }
manage-which-place = Quelle place pour { $player } ?
manage-replace = Remplacer quelqu’un
manage-replace-about = Une autre personne reprend ses points et ses parties
manage-remove = Retirer quelqu’un
manage-remove-about = Cette personne ne participe plus. En début de ligue, aucune de ses parties ne compte
manage-restore = Faire revenir quelqu’un
manage-restore-about = Après un départ ou un retrait, jusqu’à la ronde suivante ou la fin de saison
manage-time = Donner du temps à tout le monde
manage-time-about = Sur chaque chrono ; s’il y a une échéance, elle recule
manage-annul = Invalider une partie
manage-annul-about = Elle ne compte pas ; en tournoi, elle est rejouée
manage-correct = Corriger un résultat
manage-correct-about = Le classement change aussitôt
manage-end = Finir maintenant
manage-end-about = La saison ou la ronde ; l’ordinateur juge les parties inachevées
manage-end-ladder = La première place gagne ; les parties en cours continuent
manage-off = Annuler
manage-off-about = Personne ne gagne ; les parties en cours continuent
manage-move = Annoncer ici
manage-move-about = Désormais dans ce salon
manage-who = Qui ?
manage-by-who = Qui remplace { $player } ?
manage-which = Quelle partie de { $player } ?
manage-no-games = { $player } n’y a pas de partie.
manage-which-division = Quelle division pour { $player } ?
manage-automatic = Selon la cote ou les résultats
manage-how-long = Combien de temps ?
manage-what-result = Quel est le résultat de { $pair } ?
manage-result-won = { $player } gagne
manage-result-drawn = Nulle
manage-sure = { $what ->
    [restore] Faire revenir { $player } ? Ses parties inachevées recommencent.
    [begin] Commencer **{ $name }** maintenant ?
    [assign] { $division ->
        [0] Choisir automatiquement la division de { $player } ?
       *[other] Mettre { $player } en division { $division } ?
    }
    [place] Mettre { $player } à la place { $division } ?
    [replace] Remplacer { $player } par { $by } ?
    [remove] Retirer { $player } ?
    [time] Donner { $time } de plus à tout le monde ?
    [annul] Invalider la partie { $pair } ?
    [correct] Compter la partie { $pair } comme { $result } ?
    [end] Finir maintenant ? L’ordinateur juge les parties en cours.
    [end-ladder] Finir **{ $name }** maintenant ? La première place gagne, et les parties en cours continuent.
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
    [first] 1 – 0
   *[second] 0 – 1
}
competition-choice = { $name } ({ $kind })
competition-choice-over = { $name } ({ $kind }, c’est fini)

refused-no-league = Je ne trouve pas de ligue ici. L’équipe du serveur en ouvre avec `/ligue créer`.
refused-no-tournament = Je ne trouve pas de tournoi ici. L’équipe du serveur en ouvre avec `/tournoi créer`.
refused-no-ladder = Ce jeu n’a pas d’échelle ici. Demande à l’organisation d’en ouvrir une avec `/échelle`.
refused-which-competition = Il y en a plusieurs. Choisis-en une dans `nom`.
refused-only-for-organizers = C’est réservé à l’équipe du serveur et à l’organisation. Demande-leur.
refused-joining-closed = C’est trop tard pour participer. Attends la prochaine fois.
refused-entered-already = Tu participes déjà. **Mes parties** te montre la suite.
refused-not-entered = Tu ne participes pas. Inscris-toi d’abord, si c’est encore ouvert.
refused-opponent-not-entered = { $player } ne participe pas. Choisis quelqu’un de la liste.
refused-needs-role = C’est réservé à <@&{ $role }>. Demande ce rôle à l’équipe du serveur.
refused-competition-full = Les { $most } places sont prises. Attends la prochaine fois.
refused-competition-over = C’est terminé. Attends la prochaine fois.
refused-competition-began = C’est déjà commencé. Choisis autre chose.
refused-competition-not-running = Pas encore commencé. Donne d’abord le départ.
refused-too-few-entrants = Inscriptions : { $joined }, et il en faut au moins { $fewest }. Attends-en d’autres.
refused-no-divisions = Seules les ligues ont des divisions. Choisis autre chose.
refused-in-competition-already = { $player } participe ou a déjà participé. Choisis quelqu’un d’autre.
refused-no-such-pairing = Cette partie n’est pas dans la compétition. Choisis-en une dans la liste.
refused-nothing-changes = Rien ne changerait. Modifie au moins une option.
refused-more-have-joined = Inscriptions : { $joined }. Choisis au moins ce nombre, ou donne le départ.
refused-takes-part = { $player } participe toujours. Choisis une personne partie ou retirée.
refused-drawn-without = Trop tard : cette ronde a été tirée sans { $player }. Il faudra attendre le prochain tournoi.
refused-ran-out-twice = { $player } a dépassé son temps dans deux parties. Corrige ou invalide d’abord l’une d’elles.
refused-still-barred = { $player } a quitté le serveur, ou sa suspension dure encore. Il faut d’abord que cela change.
refused-ping-everyone = Je ne préviens jamais tout le monde. Choisis le rôle des personnes intéressées.
refused-ping-not-allowed = { $who ->
    [you] Tu ne peux pas
   *[bot] Je ne peux pas
} mentionner <@&{ $role }> ici. Autorise la mention du rôle, ou choisis-en un autre.
refused-round-is-over = Cette ronde est finie, et la suivante en dépend. Choisis une partie de la ronde en cours.
refused-changed-since-asked = Cela a changé entre-temps : aucun temps n’a été donné. Vérifie, puis choisis à nouveau.
refused-such-a-result = C’est déjà son résultat. Choisis-en un autre.
refused-ladder-moved-on = L’échelle a changé entre-temps. Tu peux plutôt retirer quelqu’un.
refused-out-of-reach = { $player } est hors de portée : vise une à trois places au-dessus de toi.
refused-challenged-on-ladder = Tu as déjà défié quelqu’un. Finis d’abord cette partie.
refused-is-challenged-on-ladder = Quelqu’un a déjà défié { $player }. Choisis une autre personne, ou attends.
refused-offer-in-competition = D’autres attendent ce résultat : { $offer ->
    [pause] pas de pause possible
   *[abort] pas d’arrêt possible
}. Joue, ou abandonne.
refused-competition-for-four = En compétition, on joue à deux. Choisis d’autres règles.
refused-untimed-competition = Une compétition a besoin d’un chrono. Choisis-en un, par exemple `2 jours`.
refused-bad-start = Cette date ne convient pas. Essaie un jour à venir, par exemple `{ $example }`.
refused-bad-competition-name = Un nom doit être visible et tenir sur une ligne de { $most } caractères au plus. Choisis-en un autre.

ended-withdrawn = { $players ->
    [one] { $who } quitte
   *[other] { $who } quittent
} la compétition : **la partie s’arrête**, non classée.
ended-adjudicated = Le délai est passé, et l’ordinateur juge la position.
ended-adjudicated-drawn = **Partie nulle** : le délai est passé, et la position reste indécise.
log-managed-competition = { $tool ->
    [change] modifie { $competition }
    [restore] fait revenir quelqu’un dans { $competition }
    [begin] lance { $competition }
    [assign] choisit une division ou une place dans { $competition }
    [replace] remplace quelqu’un dans { $competition }
    [remove] retire quelqu’un de { $competition }
    [give] donne du temps dans { $competition }
    [annul] invalide une partie de { $competition }
    [correct] corrige un résultat de { $competition }
    [end] finit une saison ou une ronde de { $competition }
    [move] déplace { $competition }
   *[off] annule { $competition }
}
log-competition-number = la compétition { $number }
log-about = { $what } : { $about }
log-replaced = { $by } pour { $player }

# Le formulaire d’une nouvelle, son aperçu et la liste où choisir.
form-league = Nouvelle ligue : { $game }
form-swiss = Nouveau tournoi suisse : { $game }
form-knock-out = Élimination directe : { $game }
form-rules = Règles
form-clock = Chrono
form-clock-about = Pour chaque partie. S’il expire, elle est perdue.
form-season = Durée de la saison
form-round = Durée d’une ronde
form-size = Personnes par division
form-rounds = Rondes
form-starts = Premier jour
form-by-mail = Plateaux en message privé
form-by-mail-about = Sinon, chaque partie a un fil ici.
form-preview = Voici ce que tout le monde verra. Rien n’est encore ouvert.
button-competition-open = Ouvrir
button-competition-change = Modifier
competition-several = Laquelle ?
competition-several-more = -# Et { $count } de plus : choisis dans `nom`.
competition-joining = Inscriptions ouvertes
competition-joining-until = Inscriptions ouvertes, début { $at }
