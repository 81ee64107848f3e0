# Aide, une page par sujet. Chaque commande est sur l’une d’elles.

help-start = ## Des jeux de société, ici même
    { $games } : coup par coup, en quelques minutes ou quelques jours.
    Appuie sur **Lancer une partie** pour choisir. Personne ? Appuie sur **🤖 Ordinateur** et joue tout de suite.
    Première fois ? **Première leçon** t’apprend Dara en quelques minutes. **S’entraîner** te permet d’essayer n’importe quel jeu en solo.
    Quand c’est ton tour, appuie sur **Jouer** sous le plateau.
help-more = En savoir plus sur…
help-rules = Règles d’un jeu…
help-picture = Un exemple. { $board }

help-start-label = Accueil
help-begin-label = Lancer une partie
help-begin-about = Défis, équipes, règles, entraînement
help-begin =
    ## Lancer une partie
    - `/jouer` : choisis jeu, adversaire, règles, chrono, ou un match en plusieurs parties.
    - **🤖 Ordinateur**, ou un `niveau` de 1 à 8 : il joue tout de suite.
    - `/dara défier` : pareil, pour un jeu. `/damala défier` : aussi à quatre.
    - **Défier dans une partie** : dans le menu d’un membre, sous *Applications*.
    - `/dara revanche` : rejoue avec les mêmes.
    - `/dara leçons`, `/dara entraînement`, `/dara règles` : apprends d’abord.
help-play-label = Jouer
help-play-about = Coups, plateau, propositions, abandon
help-play =
    ## Jouer
    Appuie sur **Jouer** sous le plateau, ou tape ton coup :
    - `/dara poser b3`, `/dara déplacer b3 haut`, `/dara prendre d4`
    - Prise oubliée à Damas : `/damas souffler c3` retire la pièce, `/damas exiger` annule le coup
    - `/dara plateau` : le plateau, pour toi
    - `/dara indice` : un bon coup, contre l’ordinateur
    - **Voir le plateau en texte** : menu d’un message, *Applications*
    - `/dara proposer`, `/dara abandonner` : aussi sous **Plus**
help-long-label = Parties sur plusieurs jours
help-long-about = Chronos, réponses prévues, pauses, absences
help-long =
    ## Parties sur plusieurs jours
    - Ton temps est sous le plateau. À zéro, tu perds.
    - `/dara prévoir` : prévois des réponses à l’avance.
    - `/dara donner-temps` : donne du temps à ton adversaire.
    - `/dara reprendre` : mets fin à une pause.
    - `/absence commencer` met tes chronos en pause ; tes adversaires voient quand tu reviens.
    - `/absence revenir`, `/absence supprimer`, `/absence voir` : reviens, change d’avis, vois tes jours.
help-find-label = Trouver des parties
help-find-about = Les tiennes, celles des autres, les terminées
help-find =
    ## Trouver des parties
    - `/chercher` : quelqu’un de ton niveau{ $world ->
        [on] , du monde entier, en message privé
       *[off] {""}
    }.
    - `/parties` : les tiennes ici, d’abord celles qui t’attendent.
    - `/regarder` : tout ce qui se joue ici.
    - `/historique` : les parties terminées, les tiennes ou celles des autres.
    - `/problème` : résous une position de ton niveau.
    - `/voter voir` : le vote en cours dans ce salon.
help-compare-label = Résultats
help-compare-about = Classements, profils, face-à-face, saisons
help-compare =
    ## Résultats
    Les parties entre membres changent ta cote, une mesure de ta force, sauf choix contraire.
    - `/classement` : qui joue le mieux ici. Tu y entres après cinq parties classées du même jeu.
    - `/profil` : résultats et cote. **Profil de jeu**, dans le menu d’un membre, fait pareil.
    - `/face-à-face` : deux membres comparés.
    - `/saison voir` : comment une saison a fini.
help-compete-label = Ligues et tournois
help-compete-about = Ligues, suisses, élimination directe, échelles
help-compete =
    ## Ligues et tournois
    Appuie sur **Participer** sous une annonce ; tes parties commencent d’elles-mêmes.
    - `/ligue voir`, `/tournoi voir` : ta place, tes parties, l’enjeu.
    - `/échelle` : une liste permanente ; défie jusqu’à trois places au-dessus de toi.
    - `/ligue créer`, `/tournoi créer` : ouvre une compétition (équipe du serveur, organisation).
    - `/ligue modifier`, `/ligue gérer`, `/tournoi modifier`, `/tournoi gérer` : ajuste-la.
help-review-label = Revoir
help-review-about = Parties jouées et fichiers
help-review =
    ## Revoir
    - `/revoir` : parcours une partie et publie-la en GIF.
    - `/analyse` : où une partie a basculé.
    - `/exporter` : télécharge tes parties.
    - `/importer` : parcours une partie à partir d’un fichier ou de sa notation.
    Tant qu’une partie entre membres dure, je n’y aide personne.
help-own-label = Tes préférences
help-own-about = Notifications, blocages, tes données
help-own =
    ## Tes préférences
    - `/préférences` : notifications, aspect des plateaux, ta langue et ton fuseau horaire.
    - `/bloquer` : empêche les défis entre toi et quelqu’un. `/débloquer` les permet à nouveau.
    - `/confidentialité` : vois, exporte ou efface tes données.
    - `/aide` : reviens ici.
help-moderate-label = Pour la modération
help-moderate-about = Parties, défis, membres
help-moderate =
    ## Pour la modération
    - `/déplacer-partie` : continue une partie dans ce salon.
    - `/modération arrêter-partie` : arrête une partie ; elle ne comptera pas.
    - `/modération retirer-défi` : ferme un défi ouvert.
    - `/modération suspendre`, `/modération réintégrer` : suspends un membre, ou lève sa suspension.
    - `/modération journal` : ce que la modération a fait ici.
help-manage-label = Pour l’équipe du serveur
help-manage-about = Réglages, saisons
help-manage =
    ## Pour l’équipe du serveur
    Rien à configurer : tout le monde peut déjà jouer.
    - `/réglages` : salons, règles, chronos, limites, langue, un problème du jour.
    - `/saison terminer` : enregistre les classements et lance une nouvelle saison.
    - `/voter commencer`, `/voter arrêter` : une partie jouée par tout le serveur, par vote.
button-practise = S’entraîner
button-my-games = Mes parties
button-preferences = Préférences
button-moderation-log = Journal
button-settings = Réglages du serveur
