# Le bac à sable.

sandbox-welcome =
    ### Bienvenue !
    Voici un Discord sur ta machine, avec cinq membres. Choisis qui tu es en bas à gauche.
    Tape `/jouer` pour défier quelqu’un. Puis deviens ce membre, accepte, et appuie sur **Jouer** sous le plateau.
    Les jeux : { $games }.
