# Help. One message a thing to say; arguments are named after what they stand for.

help =
    ## Des jeux de plateau, à jouer ici
    { $games }
    - **Commencer** : `/dara défier`, ou l’équivalent d’un autre jeu, défie un membre (`adversaire`) ou tout le monde. Choisis les règles (`règles`), qui commence (`premier`), où l’on joue (`lieu`). À quatre, en équipes : `/damala défier`, règles `teams`.
    - **Jouer** : appuie sur **Jouer** sous le plateau, puis case par case ; ou écris `/dara poser b3`, `/dara jouer b3 haut`, `/dara prendre d4`, `/damas jouer c3 e5 g7` : les coups permis te sont proposés.
    - **Voir** : `/dara plateau` montre, rien qu’à toi, le plateau de ce salon. `/dara règles` explique le jeu, en images.
    - **Attendre** : **Plus**, sous le plateau, propose nulle, annulation ou pause, et garde tes **coups anticipés** : tes réponses à ce qui pourrait venir (`/dara anticiper`).
    - **Trouver** : `/parties` liste tes parties ici, d’abord celles qui t’attendent, et les défis à relever ; `/regarder`, les parties des autres.
    - **Comparer** : `/classement` montre qui joue le mieux ici, et où tu te situes ; `/préférences` t’en retire. `/profil` montre le jeu d’un membre, `/face-à-face` le bilan entre deux, `/saisons` les podiums passés.
    - **S’absenter** : `/absence partir` arrête tes chronos quelques jours par an ; les autres voient jusqu’à quand. `/absence revenir` y met fin.
    - **Revoir** : `/revoir` parcourt une partie tour par tour, et peut la publier en image animée. `/exporter` te remet tes parties en fichiers.
    - **Arrêter** : `/dara abandonner` abandonne la partie.
    Une partie peut durer des jours : rien ne se perd, et un ping t’annonce ton tour, sauf autre choix dans `/préférences`.
help-game = - `{ $command }` – { $about }
