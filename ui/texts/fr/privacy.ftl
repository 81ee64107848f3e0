# Ce qui est gardé d’un joueur, et comment il l’obtient ou l’efface.

privacy-title = ## Ce qui est gardé de toi
privacy-games = - **Parties et défis** : qui a joué, chaque coup avec son heure, comment cela s’est terminé, et les cotes, résultats et places qui en découlent. C’est gardé pour qu’une partie puisse durer des jours, être revue et comptée.
privacy-who = - **Qui tu es** : ton numéro Discord, le nom que chaque serveur montre de toi, et la langue de ton Discord. C’est gardé pour que les autres voient à qui c’est le tour, et que tu lises ta langue.
privacy-choices = - **Ce que tu as choisi** : préférences, absences, qui tu bloques, parties d’entraînement, et si tu veux être dans les classements.
privacy-moderation = - **Ce que les modérateurs ont fait** ici et qui te concerne, pour qu’ils le sachent les uns des autres.
privacy-not = - **Rien d’autre.** Je ne lis aucun message, seulement les commandes et boutons qui me sont destinés. Rien n’est vendu ni donné à d’autres ; il n’y a pas de publicité. Les fichiers que tu importes ne sont jamais gardés.
privacy-how-long = C’est gardé jusqu’à ce que tu l’effaces. Quand on me retire d’un serveur, tout ce qui lui appartient est effacé après { $days ->
    [0] quelques minutes
    [one] { $days } jour
   *[other] { $days } jours
}.
privacy-discord = Ce que j’ai publié dans les salons est gardé par Discord, pas par moi : cela y reste jusqu’à ce que quelqu’un l’efface.
privacy-rights = **Exporter mes données** te donne tout, de tous les serveurs, en un fichier. **Effacer mes données** efface tout, après deux questions.
privacy-policy = Pour en savoir plus : { $url }
privacy-terms = Conditions d’utilisation : { $url }
button-my-data = Exporter mes données
button-ask-delete-data = Effacer mes données
button-ask-delete-again = Tout effacer
button-delete-data = Oui, effacer pour toujours
button-keep-data = Garder mes données
privacy-exported = Voici tout ce qui est gardé de toi, de tous les serveurs, à cet instant.
privacy-exported-cut = Voici ce qui est gardé de toi, de tous les serveurs, sauf { $games ->
    [one] ta plus vieille partie
   *[other] tes { $games } plus vieilles parties
} : avec plus, le fichier serait trop grand pour Discord. Pour ce qui manque, utilise `/exporter`, ou demande à la personne qui fait tourner ce bot.
privacy-file = Tout ce qui est gardé de toi, en JSON
privacy-question = ## Effacer toutes tes données ?
privacy-question-at-once = Sur tous les serveurs, tout de suite :
privacy-question-games = - **Les parties en cours**, tu les abandonnes, avec les matchs auxquels elles appartiennent ; en équipe, ton partenaire continue. Les autres en sont avertis comme d’habitude.
privacy-question-challenges = - **Tes défis ouverts** sont retirés, et tu laisses tes places dans ceux des autres.
privacy-question-deleted = - **Sont effacés** : tes cotes, résultats et places, les noms que les serveurs montrent de toi, préférences, absences, blocages, parties d’entraînement, et ce qui t’empêche de jouer.
privacy-question-stays = - **Les parties terminées restent** pour ceux qui ont joué avec toi. Tu y es « { $former } » : ton numéro est remplacé par un autre qui n’est à personne, et rien ne mène à toi.
privacy-question-discord = - **Ce que j’ai publié sur Discord** peut encore te nommer : je n’y peux rien changer. Qui gère les messages là-bas peut l’effacer.
privacy-question-final = **On ne peut pas revenir en arrière.** Si tu veux garder quelque chose, exporte d’abord tes données. Tu pourras rejouer plus tard, en partant de zéro.
privacy-question-again = ## Vraiment ?
privacy-question-last = C’est la dernière question. Toutes tes données sont effacées tout de suite, et personne ne peut les retrouver.
privacy-deleted = C’est fait : toutes tes données sont effacées. Si tu rejoues, tu pars de zéro.
privacy-deleting = C’est en cours. Tu as tant de données qu’il faut un moment de plus ; cela s’achève tout seul, même si on me redémarre entre-temps.
former-player = [ancien joueur]
refused-former-player = L’un des joueurs a fait effacer toutes ses données : plus personne ne sait qui c’était. Défie quelqu’un d’autre avec `{ $command } défier`.
