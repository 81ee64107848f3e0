# Help: a page a subject. Every command is named on one of them. One message a thing to say; arguments are named after what they stand for.

help-start =
    ## Des jeux de plateau, à jouer ici
    { $games }
    Et voici comment :
    1. **Défie quelqu’un.** Il suffit d’appuyer sur un bouton.
    2. À ton tour, appuie sur **Jouer** sous le plateau, et choisis case par case.
    3. Une partie peut durer des jours : rien ne se perd, et on te prévient à ton tour.
    Tu ne connais pas un jeu ? Entraîne-toi en solo, ou regarde ses règles, en images.
help-game = - `{ $command }` – { $about }
help-more = En savoir plus…
help-picture = Un exemple. { $board }

help-start-label = La première page
help-begin-label = Commencer une partie
help-begin-about = Défier quelqu’un ou tout le monde ; équipes ; règles ; entraînement
help-begin =
    ## Commencer une partie
    - `/dara défier`, ou l’équivalent d’un autre jeu : un membre (`adversaire`), ou le premier qui accepte. **Défier quelqu’un**, ci-dessous, fait de même sans rien écrire.
    - Dans le menu d’un membre (clic droit ou appui long), *Applications* → **Défier dans une partie** le fait aussi.
    - Tu peux choisir les règles (`règles`), qui commence (`premier`), où l’on joue (`lieu`), le temps par tour (`chrono`), un match en plusieurs parties (`match`), et si la partie est classée (`classée`).
    - À quatre, en deux équipes : `/damala défier` avec les règles `teams`.
    - `/dara revanche` défie à nouveau les mêmes joueurs.
    - `/dara règles` explique un jeu en images, et `/dara entraînement` te laisse jouer en solo tous les camps, pour l’apprendre.
help-play-label = Jouer
help-play-about = Le panneau, ce qui s’écrit, le plateau, les propositions, l’abandon
help-play =
    ## Jouer
    - Appuie sur **Jouer** sous le plateau, et choisis case par case : seuls les coups permis te sont proposés.
    - Ou écris : `/dara poser b3`, `/dara jouer b3 haut`, `/dara prendre d4` ; `/damas jouer c3 e5 g7` ; `/damala jouer d3 d4 e4`. Pendant que tu écris, les coups permis te sont proposés.
    - Une prise négligée, aux Damas : `/damas souffler c3` ou `/damas exiger`.
    - `/dara plateau` montre, rien qu’à toi, le plateau de ce salon, aussi en texte (`texte`).
    - Dans le menu d’un message, *Applications* → **Voir le plateau en texte** lit tout plateau publié.
    - **Plus**, sous le plateau, ou `/dara proposer`, propose la nulle, une pause, l’annulation du coup ou de la partie. `/dara abandonner` abandonne la partie.
help-long-label = Des parties de plusieurs jours
help-long-about = Chronos, coups anticipés, pauses, absences
help-long =
    ## Des parties de plusieurs jours
    - Un ping t’annonce ton tour, sauf autre choix dans `/préférences`. Le temps qui reste est écrit sous le plateau ; qui ne joue pas à temps perd la partie.
    - En attendant : `/dara anticiper` garde tes **coups anticipés**, tes réponses à ce qui pourrait venir.
    - `/dara donner-temps` donne du temps à l’adversaire. Après une pause, `/dara reprendre` relance la partie.
    - `/absence partir` arrête tes chronos quelques jours par an, et les autres voient jusqu’à quand. `/absence revenir` y met fin, `/absence annuler` annule celle que tu avais prévue, et `/absence voir` dit combien de jours il te reste.
help-find-label = Trouver des parties
help-find-about = Les tiennes, celles des autres, les parties finies
help-find =
    ## Trouver des parties
    - `/parties` liste tes parties sur ce serveur, d’abord celles qui t’attendent, et les défis à relever.
    - `/regarder` liste les parties qui se jouent ici, et mène à chacune.
    - `/historique` liste les parties finies : les tiennes, celles d’un membre, ou toutes.
help-compare-label = Comparer
help-compare-about = Classements, profils, face-à-face, saisons
help-compare =
    ## Comparer
    - `/classement` montre qui joue le mieux ici, et où tu te situes. Tu y figures après cinq parties classées d’un même jeu ; `/préférences` t’en retire.
    - `/profil` montre ce qu’un membre a joué ici : résultats, séries, et la cote au fil du temps. **Profil de jeu**, dans le menu d’un membre, fait de même.
    - `/face-à-face` montre le bilan entre deux joueurs.
    - `/saisons` montre les podiums des saisons passées.
help-review-label = Revoir
help-review-about = Parties revues, fichiers de parties
help-review =
    ## Revoir
    - `/revoir` parcourt une partie tour par tour, et peut la publier en image animée.
    - `/exporter` te remet une partie, ou toutes les tiennes sur ce serveur, en fichiers. `/importer` parcourt les parties que tu apportes.
help-own-label = À ta façon
help-own-about = Comment te prévenir, et ce que l’on sait de toi
help-own =
    ## À ta façon
    - `/préférences` : comment tu apprends que c’est ton tour, si l’on te demande avant qu’un coup compte, et si tu figures aux classements.
    - `/bloquer` empêche tout défi entre toi et un membre, sur tous les serveurs ; personne n’en est averti. `/débloquer` y met fin.
    - `/confidentialité` dit ce qui est gardé de toi et pourquoi, te remet tout, et l’efface si tu le veux.
    - Je te réponds dans la langue de ton Discord. `/aide` te ramène ici.
help-moderate-label = Pour les modérateurs
help-moderate-about = Ce que tu peux faire ici, puisque tu gères les messages
help-moderate =
    ## Pour les modérateurs
    Tu peux gérer les messages ici, et donc :
    - `/déplacer-partie` laisse une partie continuer dans ce salon, par exemple si le sien a été supprimé.
    - `/modération arrêter-partie` arrête une partie sans résultat ; `/modération retirer-défi` retire un défi ouvert.
    - `/modération exclure` empêche un membre de jouer sur ce serveur, et `/modération réadmettre` y met fin, ou montre qui est exclu.
    - `/modération journal` liste ce que la modération a fait ici.
help-manage-label = Pour qui gère le serveur
help-manage-about = Ce que tu peux faire ici, puisque tu gères le serveur
help-manage =
    ## Pour qui gère le serveur
    Rien n’est à régler : on peut jouer tout de suite. Si tu le veux autrement :
    - `/réglages` : où et comment l’on joue ici, les règles, les limites et la langue.
    - `/saison clore` garde l’état des classements, et commence une nouvelle saison.
button-practise = S’entraîner en solo
button-my-games = Mes parties
button-preferences = Préférences
button-moderation-log = Journal de modération
button-settings = Réglages du serveur
