# Help. One message a thing to say; arguments are named after what they stand for.

help =
    ## Des jeux de plateau, à jouer ici
    { $games }
    - **Commencer** : `/dara challenge`, ou l’équivalent d’un autre jeu – contre un membre (`opponent`) ou qui relève le défi ; choisis les règles (`rules`), qui commence (`first`) et le lieu (`place`). À quatre, en équipes : `/damala challenge`, règles `teams`.
    - **Jouer** : appuie sur **Jouer** sous le plateau et choisis case par case ; ou écris, par ex. `/dara drop b3`, `/dara move b3 haut`, `/dara take d4`, `/damas move c3 e5 g7` : les coups permis te sont proposés.
    - **Voir** : `/dara board` montre, rien qu’à toi, le plateau de ce salon. `/dara rules` explique le jeu, en images.
    - **Attendre** : **Plus**, sous le plateau, propose nulle, annulation ou pause, et garde tes **coups anticipés** : tes réponses à ce qui pourrait venir (`/dara ahead`).
    - **Trouver** : `/games` liste tes parties ici, d’abord celles qui t’attendent, et les défis à relever ; `/watch`, les parties des autres.
    - **Comparer** : `/leaderboard` montre qui joue le mieux ici, et où tu te situes. `/preferences` t’en retire. `/seasons` montre les podiums passés.
    - **S’absenter** : `/away start` arrête tes chronos quelques jours par an ; les autres voient jusqu’à quand. `/away back` y met fin.
    - **Revoir** : `/replay` parcourt une partie tour par tour, et peut la publier en image animée. `/export` te la remet en fichiers, ou toutes les tiennes.
    - **Arrêter** : `/dara resign` abandonne la partie.
    Une partie peut durer des jours : rien ne se perd, et un ping t’annonce ton tour, sauf autre choix dans `/preferences`.
help-game = - `{ $command }` – { $about }
