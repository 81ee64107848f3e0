# Help. One message a thing to say; arguments are named after what they stand for.

help =
    ## Juegos de mesa, aquí mismo
    { $games }
    - **Empezar**: `/dara challenge`, o lo mismo con otro juego: a alguien (`opponent`) o a quien acepte. Elige las reglas (`rules`), quién empieza (`first`) y si se juega en un hilo (`place`). Cuatro juegan por equipos con `/damala challenge` y las reglas `teams`.
    - **Jugar**: pulsa **Jugar** bajo el tablero y elige casilla a casilla; o escribe, p. ej., `/dara drop b3`, `/dara move b3 arriba`, `/dara take d4`, `/damas move c3 e5 g7`. Mientras escribes se te ofrece lo que es legal.
    - **Mirar**: `/dara board` te enseña solo a ti el tablero de este canal. `/dara rules` explica el juego con imágenes.
    - **Esperar**: **Más**, bajo el tablero, propone empate, deshacer o una pausa, y guarda **jugadas anticipadas**: tu respuesta a lo que puedan jugar (`/dara ahead`).
    - **Encontrar**: `/games` lista tus partidas en este servidor, primero las que te esperan, y los desafíos que puedes aceptar. `/watch` lista las partidas ajenas.
    - **Comparar**: `/leaderboard` muestra quién juega mejor en este servidor y en qué puesto estás. Con `/preferences` dejas de aparecer.
    - **Ausentarse**: `/away start` detiene tus relojes unos días al año; los demás ven hasta cuándo. `/away back` lo termina.
    - **Repasar**: `/replay` recorre una partida turno a turno y, si quieres, la publica como imagen animada. `/export` te da una partida, o todas las tuyas, en archivos.
    - **Dejarlo**: `/dara resign` abandona la partida.
    Una partida puede durar días: nada se pierde, y se te menciona cuando es tu turno, o se te avisa como elijas en `/preferences`.
help-game = - `{ $command }` – { $about }
