# Ayuda, una página por tema. Cada comando está en alguna.

help-start = ## Juegos de mesa en este mismo canal
    { $games }: jugada a jugada, en minutos o en días.
    Toca **Empezar partida** para elegir uno. ¿No hay nadie? Toca **🤖 Máquina** y juega ya.
    ¿Es tu primera vez? **Primera lección** te enseña Dara en unos minutos. Con **Practicar** pruebas cualquier juego por tu cuenta.
    Cuando te toque, usa **Jugar**, debajo del tablero.
help-more = Más sobre…
help-rules = Reglas de un juego…
help-picture = Un ejemplo. { $board }

help-start-label = Inicio
help-begin-label = Empezar una partida
help-begin-about = Desafíos, equipos, reglas, práctica
help-begin =
    ## Empezar una partida
    - `/jugar`: elige juego, rival, reglas, reloj o un encuentro de varias partidas.
    - **🤖 Máquina**, o un `nivel` del 1 al 8: juegas ya contra ella.
    - `/dara desafiar`: lo mismo con un juego. `/damala desafiar`: también por equipos.
    - **Desafiar a una partida**: en el menú de un miembro, en *Apps*.
    - `/dara revancha`: otra vez con las mismas personas.
    - `/dara lecciones`, `/dara practicar`, `/dara reglas`: aprende antes.
help-play-label = Jugar
help-play-about = Jugadas, tablero, ofertas, abandonar
help-play =
    ## Jugar
    Toca **Jugar** debajo del tablero, o escribe tu jugada:
    - `/dara colocar b3`, `/dara mover b3 arriba`, `/dara quitar d4`
    - Captura que se dejó pasar en Damas: `/damas soplar c3` retira la pieza, `/damas obligar` deshace la jugada
    - `/dara tablero`: solo lo ves tú
    - `/dara pista`: una buena jugada contra la máquina
    - **Ver el tablero como texto**: menú de un mensaje, en *Apps*
    - `/dara ofrecer`, `/dara abandonar`: también en **Más**
help-long-label = Partidas de varios días
help-long-about = Relojes, respuestas planeadas, pausas, ausencias
help-long =
    ## Partidas de varios días
    - Tu tiempo está debajo del tablero. Si se acaba, pierdes.
    - `/dara planear`: prepara respuestas.
    - `/dara dar-tiempo`: da más tiempo a tu rival.
    - `/dara reanudar`: termina una pausa.
    - `/ausencia empezar` pausa tus relojes; tus rivales ven cuándo vuelves.
    - `/ausencia volver`, `/ausencia cancelar`, `/ausencia ver`: vuelve, cambia de planes, mira tus días.
help-find-label = Buscar partidas
help-find-about = Las tuyas, las de otros, las terminadas
help-find =
    ## Buscar partidas
    - `/buscar`: alguien de tu nivel{ $world ->
        [on] , de todo el mundo, por mensaje directo
       *[off] {""}
    }.
    - `/partidas`: las tuyas aquí, primero las que te esperan.
    - `/mirar`: todo lo que se juega aquí.
    - `/historial`: partidas terminadas, tuyas o de cualquiera.
    - `/problema`: resuelve una posición de tu nivel.
    - `/votar ver`: lo que se vota en este canal.
help-compare-label = Resultados
help-compare-about = Clasificaciones, perfiles, cara a cara, temporadas
help-compare =
    ## Resultados
    Las partidas entre miembros cambian tu puntuación, que mide tu nivel. Puedes desactivarlo.
    - `/clasificación`: quién juega mejor aquí. Sales en ella tras cinco partidas puntuables del mismo juego.
    - `/perfil`: resultados y puntuación. **Perfil de juego**, en el menú de un miembro, hace lo mismo.
    - `/cara-a-cara`: dos miembros frente a frente.
    - `/temporada ver`: cómo terminó una temporada.
help-compete-label = Ligas y torneos
help-compete-about = Ligas, suizos, eliminación directa, escaleras
help-compete =
    ## Ligas y torneos
    Toca **Inscribirme** debajo de un anuncio; tus partidas empiezan solas.
    - `/liga ver`, `/torneo ver`: tu puesto, tus partidas, qué está en juego.
    - `/escalera`: una lista permanente; desafía hasta tres puestos por encima de ti.
    - `/liga crear`, `/torneo crear`: abre una liga o un torneo (administración, organización).
    - `/liga cambiar`, `/liga gestionar`, `/torneo cambiar`, `/torneo gestionar`: para ajustarlos.
help-review-label = Repasar
help-review-about = Partidas jugadas y archivos
help-review =
    ## Repasar
    - `/repasar`: recorre una partida y publícala como GIF.
    - `/análisis`: dónde se decidió una partida.
    - `/exportar`: descarga tus partidas.
    - `/importar`: repasa una partida de un archivo o una anotación.
    Mientras dura una partida entre miembros, no ayudo a nadie con ella.
help-own-label = Tus preferencias
help-own-about = Avisos, bloqueos, tus datos
help-own =
    ## Tus preferencias
    - `/preferencias`: avisos, aspecto de los tableros, tu idioma y zona horaria.
    - `/bloquear`: impide los desafíos con alguien. `/desbloquear` los permite otra vez.
    - `/privacidad`: mira, exporta o borra tus datos.
    - `/ayuda`: vuelve aquí.
help-moderate-label = Para la moderación
help-moderate-about = Partidas, desafíos, miembros
help-moderate =
    ## Para la moderación
    - `/mover-partida`: trae una partida a este canal.
    - `/moderación anular-partida`: anula una partida; no contará.
    - `/moderación retirar-desafío`: cierra un desafío abierto.
    - `/moderación suspender`, `/moderación readmitir`: saca a alguien de las partidas, o deja que vuelva.
    - `/moderación registro`: lo que hizo la moderación aquí.
help-manage-label = Para la administración
help-manage-about = Ajustes, temporadas
help-manage =
    ## Para la administración
    No hace falta configurar nada: todo el mundo puede jugar ya.
    - `/ajustes`: canales, reglas, relojes, límites, idioma, un problema del día.
    - `/temporada cerrar`: guarda las clasificaciones y empieza otra temporada.
    - `/votar empezar`, `/votar parar`: una partida de todo el servidor, por votación.
button-practise = Practicar
button-my-games = Mis partidas
button-preferences = Preferencias
button-moderation-log = Registro de moderación
button-settings = Ajustes del servidor
