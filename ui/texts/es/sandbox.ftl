# The sandbox. One message a thing to say; arguments are named after what they stand for.

sandbox-welcome =
    ### ¡Te damos la bienvenida!
    Esto es un Discord en tu propia máquina, con cinco miembros: elige abajo a la izquierda quién eres.
    Escribe `/dara desafiar` para desafiar a otro miembro (o `/wali`, `/dala`, `/damas`, `/damala`, `/morris`). Luego ponte en su lugar, acepta y juega: pulsa **Jugar** bajo el tablero o escribe `/dara colocar b3`.
