# Help. One message a thing to say; arguments are named after what they stand for.

help =
    ## Juegos de mesa, aquí mismo
    { $games }
    - **Empezar**: `/dara desafiar`, o lo mismo con otro juego: a alguien (`rival`) o a quien acepte. Elige las reglas (`reglas`), quién empieza (`empieza`) y dónde se juega (`lugar`). Cuatro juegan por equipos con `/damala desafiar` y las reglas `teams`.
    - **Jugar**: pulsa **Jugar** bajo el tablero y elige casilla a casilla; o escribe, p. ej., `/dara colocar b3`, `/dara mover b3 arriba`, `/dara quitar d4`, `/damas mover c3 e5 g7`. Al escribir se te ofrece lo legal.
    - **Mirar**: `/dara tablero` te enseña solo a ti el tablero de este canal. `/dara reglas` explica el juego con imágenes.
    - **Esperar**: **Más**, bajo el tablero, ofrece empate, deshacer o una pausa, y guarda **jugadas anticipadas**: tus respuestas a lo que jueguen (`/dara anticipar`).
    - **Encontrar**: `/partidas` lista tus partidas aquí, primero las que te esperan, y los desafíos que puedes aceptar. `/mirar`, las ajenas.
    - **Comparar**: `/clasificación` muestra quién juega mejor y en qué puesto estás (`/preferencias` te quita de ella); `/perfil`, cómo juega alguien; `/cara-a-cara`, cómo les ha ido a dos; `/temporadas`, quién quedó en cabeza.
    - **Ausentarse**: `/ausencia empezar` detiene tus relojes unos días al año; los demás ven hasta cuándo. `/ausencia volver` lo termina.
    - **Repasar**: `/repasar` recorre una partida turno a turno y la publica como imagen animada. `/exportar` te da una, o todas las tuyas, en archivos.
    - **Dejarlo**: `/dara abandonar` abandona la partida.
    Una partida puede durar días: nada se pierde, y cuando es tu turno se te avisa como elijas en `/preferencias`.
help-game = - `{ $command }` – { $about }
