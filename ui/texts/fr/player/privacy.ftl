# Les données d’une personne.

privacy-title = ## Tes données
privacy-games = - **Parties, défis, problèmes** : qui a joué, chaque coup et son heure, résultats, cotes. Ainsi une partie peut durer des jours.
privacy-who = - **Qui tu es** : ton identifiant Discord, ton nom sur chaque serveur, la langue de ton Discord. Les autres voient ainsi à qui c’est de jouer.
privacy-choices = - **Tes choix** : préférences, absences, blocages, entraînements, fichiers importés (un jour), présence aux classements.
privacy-moderation = - **Modération** : ce que la modération a décidé ici à ton sujet, pour son journal.
privacy-not = - **Rien d’autre.** Je ne lis pas les messages. Je ne vends ni ne partage rien. Pas de publicité.
privacy-how-long = Je garde tout cela jusqu’à ce que tu l’effaces. Si on me retire d’un serveur, ses données sont effacées après { $days ->
    [0] quelques minutes
    [one] { $days } jour
   *[other] { $days } jours
}.
privacy-discord = Ce que j’ai publié dans les salons reste sur Discord, sauf si quelqu’un l’y efface.
privacy-rights = **Exporter mes données** te donne tout dans un fichier. **Effacer mes données** les efface, après deux confirmations.
privacy-policy = Politique de confidentialité : { $url }
privacy-terms = Conditions d’utilisation : { $url }
button-my-data = Exporter mes données
button-ask-delete-data = Effacer mes données
button-ask-delete-again = Tout effacer
button-delete-data = Oui, effacer pour de bon
button-keep-data = Garder mes données
privacy-exported = Voici tout ce que je garde sur toi, de tous les serveurs.
privacy-exported-cut = Voici ce que je garde sur toi, sauf { $games ->
    [one] ta partie la plus ancienne
   *[other] tes { $games } parties les plus anciennes
} : le fichier serait trop gros pour Discord. Prends le reste avec `/exporter`, ou demande-le à l’opérateur du bot.
privacy-file = Tout ce que je garde sur toi, en JSON
privacy-question = ## Effacer toutes tes données ?
privacy-question-at-once = Sur tous les serveurs, tout de suite :
privacy-question-games = - **Les parties en cours** sont abandonnées, avec leurs matchs. En équipe, ton partenaire continue.
privacy-question-challenges = - **Les défis ouverts** sont retirés, et tu quittes ceux que tu as rejoints.
privacy-question-deleted = - **Effacés** : cotes, résultats, places en saison, noms, préférences, absences, blocages, entraînements, problèmes et suspensions.
privacy-question-stays = - **Les parties terminées restent** pour les autres. Tu y apparais comme « { $former } », et rien ne permet de remonter jusqu’à toi.
privacy-question-discord = - **Mes anciens messages** peuvent encore te nommer. La modération du serveur peut les effacer.
privacy-question-final = **C’est définitif.** Exporte d’abord ce que tu veux garder.
privacy-question-again = ## Vraiment ?
privacy-question-last = C’est la dernière question. Tes données disparaissent aussitôt, sans retour possible.
privacy-deleted = C’est fait : toutes tes données sont effacées. Tu peux repartir de zéro quand tu veux.
privacy-deleting = Effacement en cours. Tu as beaucoup de données : cela prend un moment. Même un redémarrage ne l’arrête pas.
former-player = un compte effacé
refused-former-player = Quelqu’un a effacé ses données : je ne peux plus l’inviter. Lance une autre partie avec `/jouer`.
