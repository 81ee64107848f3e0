world-question = Les parties **avec le monde entier** se jouent en message privé avec moi. Tu ne connais pas forcément ton adversaire.
    Ton adversaire voit ton nom d’ici, **{ $name }**, ta cote et vos parties communes. Ton serveur et ton compte restent cachés.
    Il n’y a pas de messagerie. Tu peux partir quand tu veux.
button-world-join = Participer
button-not-now = Pas maintenant
world-joined = C’est fait, sous le nom **{ $name }**. À quoi veux-tu jouer ?
world-left = Tu as quitté le jeu mondial : ton nom n’est plus dans ses classements, et je ne te cherche plus d’adversaires. Les parties en cours continuent.
seek-open =
    🔎 **Je cherche quelqu’un pour jouer : { $rules }.** Le plateau vous parviendra en message privé.
    Je cherche pendant { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }. Retrouve cette recherche dans `/parties`.
seek-within = -# Écart avec ta cote : { $points } points au plus.
seek-within-here = -# Écart de cote : { $points } points au plus.
seek-not-found = Je n’ai trouvé personne pour jouer : { $rules }. Cherche encore, ou joue contre l’ordinateur en attendant.
button-seek-again = Chercher encore
seek-paired = 🤝 **{ $rules }** contre **{ $opponent }** : le plateau est dans tes messages privés avec moi.
seek-paired-here = 🤝 Tu joues contre { $opponent } : la partie commence dans { $channel }.
button-seek-wider = Toutes les cotes
button-anywhere = Quelqu’un dans le monde
button-report = Signaler
form-report = Signaler ton adversaire
form-report-reason = De quoi s’agit-il ?
form-report-words = Avec tes mots
form-report-words-about = Seul l’opérateur lit ceci.
report-computer = Ses coups semblent venir d’un ordinateur
report-stalling = Laisse exprès filer le temps
report-name = Son nom est blessant
report-other = Autre chose
reported = Signalement reçu : **{ $opponent }**. Merci, l’opérateur va l’examiner.
games-seeking = Recherche d’adversaire : { $rules } · finit { $expires }
button-world-leave = Quitter le jeu mondial
refused-world-off = Le jeu mondial est désactivé ici. Défie quelqu’un sur un serveur.
refused-excluded = Ton compte est exclu du jeu mondial. Sur les serveurs et entre amis, tout marche.
refused-seek-for-four = À quatre, il faut des gens qui se connaissent. Cherche une partie à deux.
refused-nothing-to-report = Il n’y a personne à signaler dans cette partie. Sur un serveur, adresse-toi à la modération.
refused-too-many-seeks = Tu cherches déjà { $limit ->
        [one] { $limit } partie
       *[other] { $limit } parties
    }. Retires-en une dans `/parties`.
mail-turn = **À toi** contre { $opponents }
mail-warning = ⏳ **Ton temps expire** { $time } contre { $opponents }
mail-over = **Partie terminée** contre { $opponents }
mail-game = Ta partie contre { $opponents }
done-by-mail = C’est fait : { $opponents } reçoit le plateau.
mail-not-reached = ✉️ Je n’ai pas pu t’envoyer le plateau de ta partie. Joue ici ou dans `/parties`, ou autorise les messages privés. Ton chrono reste en pause trois jours au plus par partie.
