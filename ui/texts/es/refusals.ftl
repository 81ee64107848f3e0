# Refusals: why, and what can be done. One message a thing to say; arguments are named after what they stand for.

refused-bad-square = { $typed } no es una casilla. Una casilla es una letra y un número, de `a1` a `{ $last }`, p. ej. `b3`.
refused-bad-rules = { $typed } no es una modalidad de { $game }. Hay estas: { $presets }. Elige una en la lista que se abre mientras escribes.
refused-bad-direction = { $typed } no es una casilla. Di adónde va tu ficha: `arriba`, `abajo`, `izquierda`, `derecha`, o una casilla, p. ej. `b4`.
refused-bad-path = { $typed } no es un camino. Nombra sus casillas en orden, desde donde empiezas hasta donde acabas, p. ej. `c3 d4`.
refused-nothing-to-replay = En este canal aún no se ha jugado ninguna partida. Di una por su número, que está bajo su tablero: `/repasar juego:12`.
refused-nothing-to-export = Aún no has jugado ninguna partida en este servidor. Di otra por su número, que está bajo su tablero: `/exportar juego:12`.
refused-history-of-whom = Nombraste a un miembro y pediste además las partidas de todo el mundo. Deja en blanco `miembro` o `todos`.
refused-no-game-numbered = En este servidor no existe la partida { $game }. El número está bajo cada tablero; `/partidas` y `/mirar` llevan a los tableros.
refused-played-elsewhere = La partida { $game } se juega en { $channel }. Pídela allí: solo la muestro a quienes pueden ver ese canal y a quienes la juegan.
refused-off-the-board = En esa dirección no hay ninguna casilla. Elige otra dirección o escribe la casilla de destino.
refused-unknown-control = Este botón es de otra versión del bot y ya no hace nada. Mira con `/ayuda` lo que se puede hacer, o el tablero con `{ $command } tablero`.
refused-only-in-servers = Solo juego en servidores. Usa este comando en un canal de un servidor.
refused-bad-option = No pude leer lo que elegiste. Inténtalo de nuevo y elige entre lo que se ofrece.
refused-lacks-permissions = No puedo hacer esto en { $channel }: allí me faltan permisos ({ $permissions }). Alguien que gestione ese canal o mi rol puede dármelos, en los ajustes del canal, en **Permisos**.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-attach-files = Adjuntar archivos
permission-create-public-threads = Crear hilos públicos
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-connect = Conectar
refused-not-in-thread = { $thread } es privado y nadie me ha invitado: mencióname allí una vez y vuelve a intentarlo.
refused-thread-locked = { $thread } está bloqueado: no puedo publicar allí. Alguien que gestione los hilos puede desbloquearlo; también puedes jugar en otro lugar.
refused-no-board-on-message = En este mensaje no hay ningún tablero que yo conozca. Elige esto en un mensaje mío con un tablero; el de este canal lo tienes con `{ $command } tablero`.
refused-no-board-yet = Aún no hay tablero: la partida empieza cuando se acepta este desafío.
refused-no-board-ever = No hay tablero: de este desafío no salió ninguna partida. Haz otro con `{ $command } desafiar`.
refused-challenged-self = No puedes desafiarte a ti. Nombra a otra persona, o deja `rival` en blanco: entonces jugará contigo quien acepte.
refused-challenged-bot = Los bots no juegan. Nombra a una persona, o deja `rival` en blanco: entonces jugará contigo quien acepte.
refused-too-many-games = { $player } ya juega { $limit ->
    [one] una partida
   *[other] { $limit } partidas
} en este servidor, y nadie puede jugar más a la vez. Cuando termine alguna habrá sitio: `/partidas` muestra las tuyas.
refused-too-many-challenges = { $limit ->
    [one] Ya tienes un desafío abierto en este canal: { $links }. Retíralo o espera a que respondan.
   *[other] Ya tienes { $limit } desafíos abiertos en este canal: { $links }. Retira uno o espera a que respondan.
}
refused-too-many-challenges-in-server = { $limit ->
    [one] Ya tienes un desafío abierto en este servidor. Retíralo en **Mis partidas** o espera a que respondan.
   *[other] Ya tienes { $limit } desafíos abiertos en este servidor. Retira uno en **Mis partidas** o espera a que respondan.
}
refused-channel-busy = En este canal se está jugando la partida { $game }. Juega la tuya en un hilo o en otro canal.
refused-challenge-accepted = Este desafío ya fue aceptado. Haz uno propio con `{ $command } desafiar`.
refused-challenge-declined = Este desafío fue rechazado. Haz otro con `{ $command } desafiar`.
refused-challenge-withdrawn = Este desafío fue retirado. Haz uno propio con `{ $command } desafiar`.
refused-challenge-expired = Este desafío ha expirado. Haz otro con `{ $command } desafiar`.
refused-no-such-challenge = Ese desafío ya no existe. Haz uno con `{ $command } desafiar`.
refused-own-challenge = Este desafío es tuyo: tiene que aceptarlo otra persona. Puedes retirarlo.
refused-not-invited = Este desafío es para { $invited }. Haz uno propio con `{ $command } desafiar`.
refused-invited-twice = Has nombrado a { $player } dos veces. Nadie juega en dos puestos: nombra a otra persona o deja un puesto libre.
refused-too-many-players = Con estas reglas juegan { $seats } personas, y has nombrado a más. Quita a alguna o elige reglas para más gente.
refused-already-joined = Ya tienes un puesto: espera a los demás o deja el tuyo.
refused-invited-to-other-team = Te han invitado al otro equipo. Únete allí; o rechaza la invitación y ocupa después un puesto libre.
refused-team-full = En este equipo no queda ningún puesto libre. Únete al otro.
refused-not-the-challenger = Solo { $challenger } puede retirar este desafío.
refused-nothing-to-decline = Este desafío está abierto a todo el mundo: quien no lo quiera, que lo deje pasar.
refused-no-game-here = En este canal no se está jugando ninguna partida. Empieza una con `{ $command } desafiar`.
refused-you-play-in = Estás jugando en { $channels }.
refused-other-game-here = En este canal se está jugando a { $game }: usa el comando { $command }.
refused-not-a-player = No juegas en esta partida. Mira el tablero con `{ $command } tablero`, o desafía a alguien con `{ $command } desafiar`.
refused-gave-up = Abandonaste esta partida, y tu pareja sigue jugando por ti. Mira cómo va con `{ $command } tablero`.
refused-game-over = Esta partida ha terminado. Empieza otra con `{ $command } desafiar`.
refused-game-over-because = { $ending }
    La partida ha terminado. Empieza otra con `{ $command } desafiar`.
refused-stale = Esto cambió desde que lo abriste. Vuelve a mirarlo con `{ $command } tablero`.
refused-no-thread-here = En { $channel } no puede haber hilos. Juega en el propio canal o desafía en otro.

illegal-not-your-turn = No es tu turno: le toca a { $who }.
illegal-no-such-action = Esa jugada no existe en este juego. Sus reglas: `{ $command } reglas`.
illegal-drop-is-due = Todavía se están colocando las fichas: coloca una con `{ $command } colocar`.
illegal-move-is-due = Todas las fichas están colocadas: mueve una con `{ $command } mover`.
illegal-take-is-due = { $row ->
    [mill] Cerraste un molino
   *[row] Formaste una línea
}: primero quita una ficha con `{ $command } quitar`.
illegal-nothing-to-take = No hay nada que quitar: en este turno no se formó ninguna línea nueva.
illegal-off-board = **{ $square }** no está en el tablero.
illegal-occupied = **{ $square }** está ocupada.
illegal-empty = **{ $square }** está vacía.
illegal-not-your-stone = { $kind ->
    [marble] La canica
    [piece] La pieza
   *[stone] La ficha
} de **{ $square }** no es tuya.
illegal-own-stone = { $kind ->
    [piece] La pieza
   *[stone] La ficha
} de **{ $square }** es tuya.
illegal-not-adjacent = **{ $to }** no está junto a **{ $from }**: { $kind ->
    [marble] un camino va paso a paso
   *[stone] una ficha se mueve un paso
} hacia arriba, abajo, la izquierda o la derecha.
illegal-four-in-a-row = Una ficha en **{ $square }** formaría cuatro o más seguidas, y eso es ilegal.
illegal-three-in-a-row = Una ficha colocada en **{ $square }** formaría tres o más seguidas, y estas reglas no lo permiten.
illegal-straight-back = La ficha de **{ $from }** viene de **{ $to }** y no puede volver enseguida.
illegal-stands-in-a-row = { $row ->
    [mill] La ficha de **{ $square }** está en un molino, y hay otras que no. Quita una de esas.
   *[row] La ficha de **{ $square }** está en una línea de tres o más, que la protege.
}
illegal-beside-own = **{ $square }** está al lado de una ficha tuya, y ahí no se puede colocar ninguna.
illegal-not-central = **{ $square }** no es una casilla central, y ahí van las cuatro primeras fichas de la partida.
illegal-not-diagonal = **{ $from }** y **{ $to }** no están en la misma diagonal, y todas las piezas van en diagonal.
illegal-backward = Una ficha no puede retroceder de **{ $from }** a **{ $to }**: eso solo lo hace una Dama.
illegal-too-far = Una ficha no llega de **{ $from }** a **{ $to }**: va a la casilla contigua, o salta una pieza rival y cae en la de detrás.
illegal-in-the-way = La pieza de **{ $square }** estorba: un movimiento no pasa por encima de nada, y un salto, solo por encima de una pieza rival.
illegal-nothing-to-jump = Entre **{ $from }** y **{ $to }** no hay ninguna pieza rival que saltar.
illegal-jumped-twice = Ya saltaste la pieza de **{ $square }**, y ninguna se salta dos veces: detente antes o ve por otro lado.
illegal-ends-as-dama = La ficha se convierte en Dama en **{ $square }** y ahí termina su turno: detente ahí.
illegal-dama-captures = La Dama de **{ $square }** puede capturar, así que una ficha no puede: captura con la Dama o mueve sin capturar.
illegal-must-capture = Tu rival reclama la captura que dejaste pasar: antes de ella no se puede jugar otra cosa.
illegal-capture-goes-on = Una captura reclamada hay que hacerla entera, y sigue desde **{ $square }**.
illegal-other-capture = Dejaste una captura a medias: tiene que empezar por las casillas que jugaste y seguir desde ahí.
illegal-nothing-to-claim = No hay nada que reclamar: en la última jugada no se dejó pasar ninguna captura. Sigue jugando.
illegal-not-an-offender = La pieza de **{ $square }** no dejó pasar ninguna captura y no se puede soplar.
illegal-back-and-forth = Esa pieza ha ido dos veces seguidas entre **{ $from }** y **{ $to }**, y no puede hacerlo una tercera.
illegal-blocked = **{ $square }** está bloqueada: nadie puede usarla.
illegal-full = **{ $square }** está llena: no admite más canicas tuyas.
illegal-wrong-length = { $marbles ->
    [one] Ahí hay una canica tuya: di su casilla y la única casilla adonde va.
   *[other] Ahí hay { $marbles } canicas tuyas: di su casilla y luego { $marbles } más, una para cada canica.
}
illegal-revisited = El camino pasa dos veces por **{ $square }**: todas sus casillas tienen que ser distintas.

can-drop = Puedes colocar en { $examples }.
can-move = Puedes mover { $examples }.
can-capture = Puedes capturar { $examples }.
can-take = Puedes quitar { $examples }.
can-go = Desde **{ $from }** tu ficha puede ir a { $examples }.
can-claim = Puedes soplar la pieza de { $squares } con `{ $command } soplar`, u obligar a capturar con `{ $command } obligar`.
examples-of-more = { $examples } … ({ $count } en total)

apology = Algo falló por mi parte; no es culpa tuya. Todo lo jugado se conserva: míralo con `{ $command } tablero`. Si vuelve a pasar, dale esta referencia a quien administra el bot: `{ $reference }`.
apology-not-stored = Ahora mismo no pude guardarlo, así que no cuenta: nada ha cambiado. Vuelve a intentarlo dentro de un momento. Si vuelve a pasar, dale esta referencia a quien administra el bot: `{ $reference }`.
refused-too-fast = Me has pedido muchas cosas en muy poco tiempo, y esto no se ha hecho. No hagas nada durante { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
} y repítelo.
refused-server-too-fast = En este servidor me piden ahora mismo muchísimas cosas, y esto no se ha hecho. Repítelo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
illegal-not-joined = Ninguna línea va directamente de **{ $from }** a **{ $to }**. Mueve al siguiente punto de una línea.
refused-too-many-threads = Este servidor tiene demasiados hilos abiertos para uno más. Cierra uno que nadie necesite e inténtalo de nuevo.
refused-thread-slow = Discord tarda en abrir hilos ahora mismo. Inténtalo en un minuto; nada ha cambiado.
refused-not-a-member = { $player } no está en este servidor. Desafía a otra persona o deja el desafío abierto, sin rival.
refused-cannot-see-channel = { $player } no puede ver este canal. Haz el desafío donde ambos podáis escribir.
