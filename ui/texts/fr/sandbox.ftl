# The sandbox. One message a thing to say; arguments are named after what they stand for.

sandbox-welcome =
    ### Bienvenue !
    Ceci est un Discord sur ta propre machine, avec cinq membres : choisis en bas à gauche qui tu es.
    Écris `/dara défier` pour défier un autre membre (ou `/wali`, `/dala`, `/damas`, `/damala`, `/morris`). Deviens ensuite ce membre, accepte, et joue : appuie sur **Jouer** sous le plateau, ou écris `/dara poser b3`.
