# Réglages d’un serveur.

settings-now = ## Comment on joue ici
settings-changed = **C’est changé.** Les parties et défis existants gardent leurs réglages.
settings-language = - **Messages publics** : en { $language }
settings-language-automatic = - **Messages publics** : dans la langue de ce serveur sur Discord, { $language }
settings-channels = - **Salons** : { $channels }
settings-channels-all = - **Salons** : tous
settings-threads-ask = - **Fils** : au choix dans chaque défi
settings-threads-always = - **Fils** : un par partie, si possible
settings-threads-never = - **Fils** : aucun
settings-clock = - **Chrono par défaut** : { $clock }
settings-away-days = - **Jours d’absence par an** : { $days }
settings-idle-days = - **Parties inactives contre l’ordinateur** : arrêtées après { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
settings-default-rules = - **Règles par défaut** : { $rules } ; celles du bot pour les autres jeux
settings-default-rules-everywhere = - **Règles par défaut** : celles du bot
settings-house-rules = - **Règles maison** : { $names }
settings-house-rules-none = - **Règles maison** : aucune
settings-theme = - **Plateaux** : { $theme }
settings-text-on = - **Plateaux en texte** : sous chaque image publique
settings-text-off = - **Plateaux en texte** : sur demande
settings-games = - **Parties par personne** : { $most } à la fois
settings-challenges = - **Défis ouverts par personne et par salon** : { $most }
settings-how = -# Choisis ci-dessous ce que tu veux changer, ou tape-le, comme `/réglages chrono:2 jours`.
settings-choose = Que veux-tu changer ?
settings-page = ## { $page }
settings-page-language = Langue
settings-page-channels = Salons
settings-page-threads = Fils
settings-page-clock = Chrono
settings-page-away-days = Jours d’absence
settings-page-idle-days = Parties inactives
settings-page-looks = Aspect des plateaux
settings-page-limits = Limites par personne
settings-page-default-rules = Règles par défaut
settings-page-house-rules = Règles maison
settings-about-language = La langue des messages visibles par tous. Les messages privés suivent la langue de chacun.
settings-about-channels =
    Choisis où des parties peuvent commencer. Les fils comptent comme leur salon, les publications comme leur forum.
    Les parties en cours ailleurs continuent, et on peut voir plateaux et profils partout.
settings-about-threads = Grâce aux fils, un salon peut accueillir plusieurs parties. Là où je ne peux pas en ouvrir, on joue dans le salon même.
settings-about-clock = Pour une autre durée, utilise la commande, par exemple `/réglages chrono:36 heures`. Un défi peut avoir son propre chrono.
settings-about-away-days = Les chronos sont en pause pendant une absence. Pour un autre nombre de jours, essaie `/réglages jours-absence:40`.
settings-about-idle-days = Une partie contre l’ordinateur occupe son salon. Si personne ne joue pendant ce délai, elle est arrêtée et ne compte pas.
settings-about-looks = Pour les plateaux visibles par tous. Les plateaux privés suivent les préférences de chacun.
settings-about-limits =
    L’opérateur permet { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } et { $challenges ->
        [one] { $challenges } défi ouvert
       *[other] { $challenges } défis ouverts
    } par personne. Tu peux en permettre moins.
    Les personnes qui en ont déjà plus peuvent les garder.
settings-about-default-rules = Choisis un jeu pour fixer ses règles par défaut sur ce serveur.
settings-about-default-rules-of = Ces règles s’appliquent, sauf si un défi en choisit d’autres.
settings-pick-automatic = Comme ce serveur sur Discord
settings-pick-channels = Choisis jusqu’à 25 salons
settings-pick-threads-ask = Au choix dans chaque défi
settings-pick-threads-always = Toujours, si possible
settings-pick-threads-never = Jamais
settings-pick-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
settings-pick-theme = Choisis l’aspect des plateaux
settings-pick-games = { $most ->
    [one] { $most } partie
   *[other] { $most } parties
}
settings-pick-most-games = La limite de l’opérateur : { $most }
settings-pick-challenges = { $most ->
    [one] { $most } défi
   *[other] { $most } défis
}
settings-pick-most-challenges = La limite de l’opérateur : { $most }
settings-pick-default = { $rules } (celles du bot)
settings-choose-games = Parties par personne
settings-choose-challenges = Défis ouverts par personne et par salon
settings-choose-game = Choisis un jeu
settings-choose-preset = Règles du bot
settings-choose-house-rules = Règles maison
settings-default-rules-preset = - Les règles par défaut sont **{ $rules }**
settings-default-rules-house = - Les règles par défaut de { $game } sont les règles maison **{ $name }**. { $rules }
theme-savanna = savane
theme-night = nuit
theme-high-contrast = contraste élevé
theme-colour-safe = adapté au daltonisme
language-english = anglais
language-spanish = espagnol
language-french = français
language-ukrainian = ukrainien
button-play-everywhere = Tous les salons
button-boards-with-text = Ajouter le texte
button-boards-without-text = Sans texte
refused-only-for-managers = Il te faut la permission Gérer le serveur. Demande à l’équipe du serveur.
refused-not-played-here = Aucune partie ne peut commencer dans ce salon. Joue dans l’un de ceux-ci : { $channels }
refused-no-threads = Ici, les parties n’ont pas de fil. Enlève `lieu`, ou attends que le salon soit libre.
refused-busy-without-threads = La partie { $game } se joue dans ce salon. Prends-en un autre, ou attends la fin.
refused-busy-conversation = La partie { $game } se joue ici. Finis-la d’abord, ou joue dans une autre conversation.
settings-organizers = - **Organisation** : <@&{ $role }> et l’équipe du serveur
settings-organizers-managers = - **Organisation** : l’équipe du serveur seulement
settings-page-organizers = Organisation
settings-about-organizers = L’organisation ouvre et dirige ligues et tournois. Choisis le rôle qui y donne droit.
settings-choose-role = Choisis un rôle…
button-organized-by-managers = Équipe du serveur seule
settings-daily = - **Problème du jour** : { $channel } à { $hour }, tous les jeux à tour de rôle
settings-daily-of = - **Problème du jour** : { $channel } à { $hour }, { $game }
settings-daily-off = - **Problème du jour** : désactivé
settings-daily-was = - **Avant** : { $channel } à { $hour }, tous les jeux à tour de rôle
settings-daily-was-of = - **Avant** : { $channel } à { $hour }, { $game }
settings-daily-next = - **Le suivant** : { $next }
settings-daily-failed = - **Le dernier n’a pas pu être publié.** Laisse-moi voir le salon, y écrire et joindre des fichiers.
settings-page-daily = Problème du jour
settings-about-daily = Chacun le résout en privé. Le message suivant donne la solution et nomme la première personne à l’avoir trouvée. Chaque semaine a son classement.
settings-pick-channel = Choisis un salon
settings-pick-daily-game = Quels jeux
settings-pick-daily-all = Tous les jeux à tour de rôle
settings-pick-hour = À quelle heure
settings-pick-zone = Fuseau horaire
settings-zone-form = Fuseau horaire
settings-zone-field = Une ville, comme Paris ou Dakar
button-daily-here = Publier ici chaque jour
button-switch-off = Désactiver
button-switch-on = Réactiver
button-other-zone = Autre fuseau
settings-boards-all = - **Plateaux des parties en cours** : je les garde tous
settings-boards-newest = - **Plateaux des parties en cours** : je ne garde que le dernier
settings-changed-now = **C’est changé.**
settings-changed-boards = **C’est changé**, à partir du prochain tour de chaque partie.
settings-page-boards = Plateaux à garder
settings-about-boards =
    Ne garder que le dernier plateau d’une partie allège le salon. Je supprime les précédents, et **Revoir**, sous le dernier, les montre.
    Chaque tour donne toujours un nouveau message, et le plateau final reste. Chaque camp peut choisir pour sa partie, sous **Plus**.
settings-pick-boards-all = Les garder tous
settings-pick-boards-newest = Ne garder que le dernier
settings-happens = ## Ce qui se passe ici
settings-happens-how = -# Les boutons changent ces réglages, ou en donnent un aperçu.
button-see-daily = Voir un problème
button-see-boards = Voir le dernier plateau
button-see-guesses = Voir le bouton Deviner
preview-daily = **Visible par toi seulement.** Un message comme celui-ci arriverait chaque jour, avec un nouveau problème :
preview-boards = **Visible par toi seulement.** Une partie en cours ne garderait que son dernier message :
preview-guesses = **Visible par toi seulement.** Les plateaux entre membres auraient le bouton **Deviner**. Chacun dirait combien de personnes ont vu venir le coup :
welcome-hello = 👋 **Merci de m’accueillir.** Visible par toi seulement. On peut déjà jouer ; le reste attend que tu l’actives.
welcome-play = - **Parties** : tout le monde peut en commencer une avec `/jouer`.
welcome-daily = - **Problème du jour**, à résoudre en privé, et **la semaine** en un message.
welcome-boards = - **Plateaux** : ne garder que le dernier par partie, ou laisser le public deviner le coup suivant.
welcome-organizers = - **Ligues et tournois** : un rôle de ton choix peut les ouvrir avec `/ligue créer`. Les champions peuvent gagner un rôle.
welcome-how = -# Tout est dans `/réglages`, avec un aperçu de chaque chose.
button-happens = Ce qui se passe ici
settings-week = - **La semaine** : { $channel }, { $day }, dans l’heure qui suit { $hour }
settings-week-off = - **La semaine** : désactivée
settings-week-was = - **Avant** : { $channel }, { $day }, dans l’heure qui suit { $hour }
settings-week-next = - **La suivante** : { $next }
settings-week-failed = - **La semaine écoulée n’a pas pu être publiée.** Laisse-moi voir le salon, y écrire et joindre des fichiers, et je la publierai.
settings-page-week = La semaine
settings-about-week =
    Parties terminées, progressions, une surprise et la partie de la semaine, jouée dans ce salon.
    Ensuite, problèmes résolus, classements, longues attentes et défis ouverts. Je ne mentionne personne, et ne publie pas les semaines calmes.
settings-pick-week-days = Quel jour
button-week-here = Publier chaque semaine
button-see-week = Voir la semaine en cours
preview-week = **Visible par toi seulement.** Si la semaine finissait maintenant, voici ce qui serait publié :
preview-week-quiet = **Visible par toi seulement.** Rien ne s’est encore passé cette semaine. Une semaine aussi calme n’est pas publiée.
settings-week-day = { $day ->
    [monday] le lundi
    [tuesday] le mardi
    [wednesday] le mercredi
    [thursday] le jeudi
    [friday] le vendredi
    [saturday] le samedi
   *[sunday] le dimanche
}
settings-pick-week-day = { $day ->
    [monday] Lundi
    [tuesday] Mardi
    [wednesday] Mercredi
    [thursday] Jeudi
    [friday] Vendredi
    [saturday] Samedi
   *[sunday] Dimanche
}
settings-guesses-on = - **Devine le coup** : activé
settings-guesses-off = - **Devine le coup** : désactivé
settings-page-guesses = Devine le coup
settings-about-guesses = Le public d’une partie entre membres appuie sur **Deviner** sous le plateau. Les pronostics restent secrets tant que le coup n’est pas joué. Le plateau suivant dit combien étaient justes. Le bouton apparaît à partir du prochain tour.
button-guesses-on = Activer
button-guesses-off = Désactiver
settings-seasons = - **Saisons** : fin chaque { $every ->
    [month] mois
   *[quarter] trimestre
} dans { $channel }, dans l’heure qui suit { $hour }
settings-seasons-off = - **Saisons** : l’équipe du serveur choisit quand elles finissent
settings-seasons-was = - **Avant** : chaque { $every ->
    [month] mois
   *[quarter] trimestre
} dans { $channel }, dans l’heure qui suit { $hour }
settings-seasons-next = - **Fin de celle-ci** : { $next }
settings-seasons-failed = - **Les derniers podiums n’ont pas pu être publiés.** Laisse-moi voir le salon, y écrire et joindre des fichiers.
settings-page-seasons = Saisons
settings-about-seasons =
    Une saison finit le premier jour du mois ou du trimestre. Je publie les podiums, et la suivante commence.
    Les cotes font la moitié du chemin vers la moyenne. Une saison sans podium continue.
settings-pick-seasons = Durée des saisons
settings-pick-season = { $every ->
    [month] Un mois
   *[quarter] Trois mois
}
button-seasons-here = Fin automatique
button-see-seasons = Voir les podiums
preview-seasons = **Visible par toi seulement.** Si la saison finissait maintenant, voici ce qui serait publié :
preview-seasons-none = **Visible par toi seulement.** Personne n’est encore dans un classement. Tant que c’est le cas, la saison continue.
settings-roles-none = - **Rôles à gagner** : aucun
settings-roles = - **Rôles à gagner** : { $roles }
settings-role = - **{ $name }** : { $role }
settings-role-none = - **{ $name }** : aucun rôle
settings-role-gone = **Ce rôle n’existe plus.** Choisis-en un autre.
settings-role-forbidden = **Je ne peux pas donner { $role }.** Il me faut *Gérer les rôles*, et un rôle placé au-dessus de celui-là.
settings-role-powerful = **Je ne donne pas { $role }.** Il permet de modérer, ou vient d’une appli. Choisis-en un autre.
settings-page-roles = Rôles à gagner
settings-about-roles =
    Les champions ont gagné la dernière saison d’un classement ou d’une ligue. La cote compte après cinq parties classées.
    Je vérifie toutes les dix minutes et reprends ce qui n’est plus mérité. Le journal de modération note tout.
    Il me faut *Gérer les rôles* : [invite-moi à nouveau]({ $link }).
merit-champion = Champions
merit-from = Cote { $rating }+
button-no-role = Sans rôle : { $name }
settings-votes-none = - **Le serveur joue** : aucune partie
settings-votes = - **Le serveur joue** : { $channels }
settings-page-votes = Le serveur joue
settings-about-votes =
    Tout le serveur vote, et le coup qui a le plus de voix est joué. **En lancer une ici** ouvre une partie de Dara contre l’ordinateur, un jour par vote.
    `/voter commencer` propose le reste : d’autres jeux, deux moitiés du serveur, un autre serveur. `/voter arrêter` met fin à la partie de son salon.
settings-votes-game = { $number }. { $link } : { $rules }, { $state }
settings-votes-until = le vote se termine { $until }
settings-votes-sought = recherche d’un autre serveur
settings-votes-elsewhere = l’autre serveur vote
settings-votes-unposted = le prochain vote n’est pas encore publié
settings-votes-ask =
    Arrêter cette partie ? { $link }
    Elle ne pourra pas reprendre.
button-votes-here = En lancer une ici
button-votes-stop = Arrêter la partie { $number }
button-votes-stop-it = L’arrêter
button-see-votes = Voir un vote
preview-votes = **Visible par toi seulement.** Chaque vote serait publié ainsi. La première image montre le résultat du précédent :
