# Help: a page a subject. Every command is named on one of them. One message a thing to say; arguments are named after what they stand for.

help-start =
    ## Juegos de mesa, aquí mismo
    { $games }
    Y así se juega:
    1. **Desafía a alguien.** Basta con pulsar un botón.
    2. Cuando sea tu turno, pulsa **Jugar** bajo el tablero y elige casilla a casilla.
    3. Una partida puede durar días: nada se pierde, y se te avisa cuando es tu turno.
    ¿No conoces un juego? Practícalo a solas, o mira sus reglas, con imágenes.
help-game = - `{ $command }` – { $about }
help-more = Más sobre…
help-picture = Un ejemplo. { $board }

help-start-label = La primera página
help-begin-label = Empezar una partida
help-begin-about = Desafiar a alguien o a quien acepte; equipos; reglas; práctica
help-begin =
    ## Empezar una partida
    - `/dara desafiar`, o lo mismo con otro juego: a alguien (`rival`) o a quien acepte. **Desafiar a alguien**, aquí abajo, hace lo mismo sin escribir.
    - En el menú de una persona (clic derecho o toque largo), *Aplicaciones* → **Desafiar a una partida** también lo hace.
    - Puedes elegir las reglas (`reglas`), quién empieza (`empieza`), dónde se juega (`lugar`), el tiempo por turno (`reloj`), un encuentro a varias partidas (`encuentro`) y si puntúa (`puntuable`).
    - Cuatro juegan por equipos: `/damala desafiar` con las reglas `teams`.
    - `/dara revancha` desafía otra vez a los mismos.
    - `/dara reglas` explica un juego con imágenes, y `/dara practicar` te deja jugar a solas con todos los bandos, para aprenderlo.
help-play-label = Jugar
help-play-about = El panel, lo que se puede escribir, el tablero, propuestas, abandonar
help-play =
    ## Jugar
    - Pulsa **Jugar** bajo el tablero y elige casilla a casilla: solo se ofrece lo legal.
    - O escribe: `/dara colocar b3`, `/dara mover b3 arriba`, `/dara quitar d4`; `/damas mover c3 e5 g7`; `/damala mover d3 d4 e4`. Al escribir se te ofrece lo legal.
    - Una captura que se dejó pasar en Damas: `/damas soplar c3` o `/damas obligar`.
    - `/dara tablero` te enseña solo a ti el tablero de este canal, también como texto (`texto`).
    - En el menú de un mensaje, *Aplicaciones* → **Ver el tablero como texto** lee cualquier tablero publicado.
    - **Más**, bajo el tablero, o `/dara proponer`, propone un empate, deshacer, una pausa o anular la partida. `/dara abandonar` abandona la partida.
help-long-label = Partidas de varios días
help-long-about = Relojes, jugadas anticipadas, pausas, ausencias
help-long =
    ## Partidas de varios días
    - Se te menciona cuando es tu turno, o se te avisa de otra manera: elige en `/preferencias`. El tiempo que queda está bajo el tablero; quien no juega a tiempo pierde la partida.
    - Mientras esperas: `/dara anticipar` guarda **jugadas anticipadas**, tus respuestas a lo que jueguen.
    - `/dara dar-tiempo` da más tiempo a tu rival. Tras una pausa, `/dara reanudar` continúa.
    - `/ausencia empezar` detiene tus relojes unos días al año, y los demás ven hasta cuándo. `/ausencia volver` lo termina, `/ausencia cancelar` anula una que planeaste, y `/ausencia ver` dice cuántos días te quedan.
help-find-label = Encontrar partidas
help-find-about = Las tuyas, las de otros, las terminadas
help-find =
    ## Encontrar partidas
    - `/partidas` lista tus partidas en este servidor, primero las que te esperan, y los desafíos que puedes aceptar.
    - `/mirar` lista las partidas que se juegan aquí, con el camino a cada una.
    - `/historial` lista partidas terminadas: tuyas, de alguien o de todos.
help-compare-label = Comparar
help-compare-about = Clasificaciones, perfiles, cara a cara, temporadas
help-compare =
    ## Comparar
    - `/clasificación` muestra quién juega mejor aquí y en qué puesto estás. Apareces tras cinco partidas puntuables de un tipo; `/preferencias` te quita de ella.
    - `/perfil` muestra lo que alguien ha jugado aquí: resultados, rachas y la puntuación a lo largo del tiempo. **Perfil de juego**, en el menú de una persona, hace lo mismo.
    - `/cara-a-cara` muestra cómo les ha ido a dos entre sí.
    - `/temporadas` muestra quién quedó en cabeza al terminar cada temporada.
help-review-label = Repasar
help-review-about = Repasos, archivos de partidas
help-review =
    ## Repasar
    - `/repasar` recorre una partida turno a turno y puede publicarla como imagen animada.
    - `/exportar` te da una partida, o todas las tuyas en este servidor, en archivos. `/importar` recorre partidas que traes tú.
help-own-label = A tu gusto
help-own-about = Cómo se te avisa y qué se sabe de ti
help-own =
    ## A tu gusto
    - `/preferencias`: cómo te enteras de tu turno, si se te pregunta antes de que cuente una jugada y si apareces en las clasificaciones.
    - `/bloquear` impide los desafíos entre tú y alguien, en cualquier servidor; nadie se entera. `/desbloquear` lo termina.
    - `/privacidad` dice qué se guarda de ti y por qué, te lo entrega todo y lo borra si quieres.
    - Te respondo en el idioma de tu Discord. `/ayuda` te trae de vuelta aquí.
help-moderate-label = Para la moderación
help-moderate-about = Lo que puedes hacer aquí al gestionar mensajes
help-moderate =
    ## Para la moderación
    Aquí puedes gestionar mensajes, y por eso:
    - `/trasladar-partida` deja que una partida siga en este canal, p. ej. porque el suyo se eliminó.
    - `/moderación terminar-partida` termina una partida sin resultado; `/moderación retirar-desafío` retira un desafío abierto.
    - `/moderación vetar` impide que alguien juegue en este servidor, y `/moderación readmitir` lo termina, o muestra quién tiene un veto.
    - `/moderación registro` lista lo que la moderación ha hecho aquí.
help-manage-label = Para quien gestiona el servidor
help-manage-about = Lo que puedes hacer aquí al gestionar el servidor
help-manage =
    ## Para quien gestiona el servidor
    No hace falta ajustar nada: se puede jugar desde el primer momento. Si lo quieres de otra manera:
    - `/ajustes`: dónde y cómo se juega aquí, con qué reglas y límites, y el idioma.
    - `/temporada cerrar` guarda cómo están las clasificaciones y empieza otra temporada.
button-practise = Practicar a solas
button-my-games = Mis partidas
button-preferences = Preferencias
button-moderation-log = Registro de moderación
button-settings = Ajustes del servidor
