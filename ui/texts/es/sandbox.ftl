# El entorno de pruebas.

sandbox-welcome =
    ### ¡Te damos la bienvenida!
    Esto es un Discord en tu propio equipo, con cinco miembros. Elige quién eres abajo a la izquierda.
    Escribe `/jugar` para desafiar a alguien. Luego pasa a ser ese miembro, acepta y toca **Jugar** debajo del tablero.
    Los juegos: { $games }.
