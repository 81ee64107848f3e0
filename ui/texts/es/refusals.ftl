# Negativas: qué falla y qué hacer en su lugar.

refused-bad-square = { $typed } no es una casilla. Prueba algo como `b3`, de `a1` a `{ $last }`.
refused-bad-zone = No conozco la zona horaria { $typed }. Prueba con una ciudad, como `Madrid` o `Bogota`.
refused-bad-rules = { $game } no tiene reglas llamadas { $typed }. Elige { $presets }.
refused-bad-direction = { $typed } no es una casilla. Prueba `arriba`, `abajo`, `izquierda`, `derecha` o `b4`.
refused-bad-path = { $typed } no es un camino. Indica sus casillas en orden, como `c3 d4`.
refused-play-which-game = Elige también un `juego`, o quita las demás opciones.
refused-nothing-to-replay = En este canal aún no hay partidas. Indica un número, como `/repasar número:12`.
refused-nothing-to-export = Aún no tienes partidas aquí. Indica el número de una, como `/exportar número:12`.
refused-history-of-both = Pediste las partidas de un miembro y las de todos. Quita `miembro` o `todos`.
refused-no-game-numbered = Aquí no hay ninguna partida { $game }. El número está bajo su tablero: mira `/partidas` o `/mirar`.
refused-played-elsewhere = La partida { $game } se juega en otro canal. Usa este comando en { $channel }.
refused-off-the-board = En esa dirección no hay ninguna casilla. Prueba otra, o indica la casilla.
refused-unknown-button = Este botón es tan antiguo que ya no funciona. Empieza de nuevo desde `/ayuda`.
refused-only-in-servers = Esto solo funciona en un servidor donde esté yo. Úsalo en uno de sus canales.
refused-answers-are-private = Aquí solo tú verías la partida. Pide { $permissions } o juega por mensaje directo.
refused-no-one-here = Aquí solo estamos tú y yo. Juega contra la máquina o desafía a alguien en un servidor.
refused-several-by-mail = Aquí tienes varias partidas de { $game }. Usa **Jugar** bajo el tablero que quieras.
refused-bad-option = No pude leer una de las opciones. Elígela de la lista que sale.
refused-lacks = Para hacer esto en { $channel } necesito { $permissions }. Habla con la administración.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-attach-files = Adjuntar archivos
permission-create-public-threads = Crear hilos públicos
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-connect = Conectar
permission-use-external-apps = Usar aplicaciones externas
refused-not-in-thread = No estoy en { $thread }, porque es privado. Mencióname allí y prueba otra vez.
refused-thread-locked = { $thread } está bloqueado. Pide a la moderación que lo desbloquee, o juega en otro sitio.
refused-no-board-on-message = Ese mensaje no tiene tablero. Elige uno mío, o usa `{ $command } tablero`.
refused-no-board-yet = Aún no hay tablero. La partida empezará cuando alguien acepte.
refused-no-board-ever = No hay tablero: este desafío no llegó a ser partida. Empieza una con `/jugar`.
refused-challenged-self = No puedes desafiarte. Elige a otra persona, o deja que se una cualquiera.
refused-challenged-bot = Los bots no juegan. Elige a otra persona, o deja que se una cualquiera.
refused-too-many-games = { $limit ->
    [one] { $player } ya juega una partida aquí, que es el máximo. Espera a que termine.
   *[other] { $player } ya juega { $limit } partidas aquí, que es el máximo. Espera a que termine una.
}
refused-too-many-challenges = { $limit ->
    [one] Ya tienes un desafío abierto en este canal: { $links }. Retíralo primero.
   *[other] Ya tienes { $limit } desafíos abiertos en este canal: { $links }. Retira uno primero.
}
refused-too-many-challenges-in-server = { $limit ->
    [one] Ya tienes un desafío abierto aquí. Retíralo antes en **Mis partidas**.
   *[other] Ya tienes { $limit } desafíos abiertos aquí. Retira antes uno en **Mis partidas**.
}
refused-channel-busy = En este canal se juega la partida { $game }. Usa un hilo u otro canal.
refused-challenge-accepted = Alguien ya aceptó este desafío. Crea el tuyo con `/jugar`.
refused-challenge-declined = Alguien rechazó este desafío. Crea otro con `/jugar`.
refused-challenge-withdrawn = Este desafío se retiró. Crea el tuyo con `/jugar`.
refused-challenge-expired = Este desafío caducó. Crea otro con `/jugar`.
refused-no-such-challenge = Este desafío ya no existe. Crea otro con `/jugar`.
refused-own-challenge = Es tu propio desafío: tiene que aceptarlo otra persona. Puedes retirarlo.
refused-not-invited = Este desafío es para { $invited }. Crea el tuyo con `/jugar`.
refused-invited-twice = Elegiste a { $player } dos veces. Elige a otra persona, o deja un puesto libre.
refused-too-many-players = { $seats ->
    [one] Estas reglas son para una persona. Invita a menos, o elige otras reglas.
   *[other] Estas reglas son para { $seats } personas. Invita a menos, o elige otras reglas.
}
refused-already-joined = Ya te uniste. Espera a los demás, o sal del desafío.
refused-invited-to-other-team = Tu invitación es para el otro equipo. Únete a ese, o recházala primero.
refused-team-full = Este equipo está completo. Únete al otro.
refused-not-the-challenger = Solo { $challenger } puede retirar este desafío. Crea el tuyo con `/jugar`.
refused-nothing-to-decline = Este desafío es para cualquiera. Si no lo quieres, no hagas nada.
refused-no-game-here = En este canal no hay partida. Empieza una con `/jugar`.
refused-you-play-in = Juegas en { $channels }.
refused-other-game-here = En este canal se juega a { $game }: usa `{ $command }`.
refused-not-a-player = No juegas en esta partida. Mírala con `{ $command } tablero`, o empieza una con `/jugar`.
refused-gave-up = Ya no juegas aquí: tu pareja sigue por el equipo. Mira la partida con `{ $command } tablero`.
refused-game-over = Esta partida ya terminó. Empieza otra con `/jugar`.
refused-game-over-because = { $ending }
    Empieza otra partida con `/jugar`.
refused-stale = Esto cambió desde que lo abriste. Míralo otra vez con `{ $command } tablero`.
refused-no-thread-here = No puedo abrir hilos en { $channel }. Juega en el canal, o en otro sitio.
illegal-no-such-action = Esa jugada no existe en este juego. Mira `{ $command } reglas`.
illegal-drop-is-due = Todavía quedan fichas por colocar. Usa `{ $command } colocar`.
illegal-move-is-due = Todas las fichas están puestas. Usa `{ $command } mover`.
illegal-take-is-due = { $row ->
    [mill] Cerraste un molino: quita antes una ficha, con `{ $command } quitar`.
   *[row] Formaste una línea: quita antes una ficha, con `{ $command } quitar`.
}
illegal-nothing-to-take = { $row ->
    [mill] No hay nada que quitar: antes hace falta un molino nuevo.
   *[row] No hay nada que quitar: antes hace falta una línea nueva.
}
illegal-off-board = **{ $square }** no está en el tablero.
illegal-occupied = **{ $square }** está ocupada.
illegal-empty = **{ $square }** está vacía.
illegal-not-your-stone = { $kind ->
    [marble] La canica de **{ $square }** no es tuya.
    [piece] La pieza de **{ $square }** no es tuya.
   *[stone] La ficha de **{ $square }** no es tuya.
}
illegal-own-stone = { $kind ->
    [piece] La pieza de **{ $square }** es tuya.
   *[stone] La ficha de **{ $square }** es tuya.
}
illegal-not-adjacent = **{ $to }** no está al lado de **{ $from }**. { $kind ->
    [marble] Un camino avanza
   *[stone] Una ficha se mueve
} un paso, en columna o fila.
illegal-four-in-a-row = Una ficha en **{ $square }** formaría cuatro o más en línea, y eso no se permite.
illegal-three-in-a-row = Una ficha en **{ $square }** formaría tres o más en línea. Al colocar no se permite.
illegal-straight-back = La ficha de **{ $from }** acaba de venir de **{ $to }** y aún no puede volver.
illegal-back-to-mill = La ficha de **{ $from }** acaba de salir de su molino en **{ $to }**. No puede volver enseguida a cerrarlo.
illegal-stands-in-a-row = { $row ->
    [mill] La ficha de **{ $square }** está a salvo en un molino. Quita una que no esté en un molino.
   *[row] La ficha de **{ $square }** está a salvo en una línea.
}
illegal-beside-own = **{ $square }** está al lado de una ficha tuya. Ahí no puedes colocar.
illegal-not-central = **{ $square }** no está en el centro, adonde van las cuatro primeras fichas.
illegal-not-diagonal = **{ $from }** y **{ $to }** no están en la misma diagonal. Las piezas solo se mueven en diagonal.
illegal-backward = Un peón no puede retroceder de **{ $from }** a **{ $to }**. Solo una Dama puede.
illegal-too-far = Un peón no llega de **{ $from }** a **{ $to }**. Avanza una casilla, o salta sobre una pieza.
illegal-in-the-way = La pieza de **{ $square }** estorba. Un salto pasa sobre una sola pieza rival.
illegal-nothing-to-jump = Entre **{ $from }** y **{ $to }** no hay ninguna pieza rival que saltar.
illegal-jumped-twice = No puedes saltar dos veces la pieza de **{ $square }**. Detente antes, o ve por otro lado.
illegal-ends-as-dama = El peón corona en **{ $square }**, y ahí acaba su turno.
illegal-dama-captures = La Dama de **{ $square }** puede capturar, así que un peón no. Usa la Dama, o no captures.
illegal-must-capture = Tu rival reclama la captura que dejaste pasar. Hazla primero.
illegal-capture-goes-on = Tienes que completar esta captura. Sigue desde **{ $square }**.
illegal-other-capture = Dejaste esta captura a medias. Empieza por las mismas casillas y sigue.
illegal-nothing-to-claim = No se dejó pasar ninguna captura: no hay nada que castigar. Sigue jugando.
illegal-not-an-offender = La pieza de **{ $square }** no dejó pasar ninguna captura: no puedes soplarla.
illegal-back-and-forth = Esta pieza ya se movió dos veces seguidas entre **{ $from }** y **{ $to }**. Mueve otra.
illegal-blocked = **{ $square }** está bloqueada para todo el mundo.
illegal-full = **{ $square }** está llena.
illegal-wrong-length = { $marbles ->
    [one] Ahí tienes una canica: indica su casilla y la siguiente.
   *[other] Ahí tienes { $marbles } canicas: indica su casilla y { $marbles } más.
}
illegal-revisited = El camino pasa dos veces por **{ $square }**. No repitas ninguna casilla.

can-drop = Puedes colocar en { $examples }.
can-move = Puedes mover { $examples }.
can-capture = Puedes capturar { $examples }.
can-take = Puedes quitar { $examples }.
can-go = Desde **{ $from }** puedes ir a { $examples }.
can-claim = Puedes soplar { $squares } (`{ $command } soplar`) u obligar a capturar (`{ $command } obligar`).
examples-of-more = { $examples }… ({ $count } en total)

apology = Perdona, fallé yo. Tu partida está a salvo. ¿Sigue fallando? Avisa a la moderación o al operador: `{ $reference }`
apology-not-stored = No pude guardarlo: no cuenta. Repítelo. ¿Sigue fallando? Avisa a la moderación o al operador: `{ $reference }`
apology-perhaps-stored = Aún no sé si se guardó. Mira en un minuto. ¿No está? Avisa a la moderación o al operador: `{ $reference }`
refused-too-fast = ¡Más despacio! Prueba otra vez en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
refused-server-too-fast = Este servidor tiene mucho movimiento ahora. Prueba otra vez en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
illegal-not-joined = Ninguna línea une directamente **{ $from }** y **{ $to }**. Mueve a un punto vecino.
refused-too-many-threads = Este servidor tiene demasiados hilos abiertos. Cierra uno y prueba otra vez.
refused-thread-slow = Discord tarda ahora en abrir hilos. No cambió nada; prueba otra vez en un minuto.
refused-not-a-member = { $player } no está en este servidor. Desafía a otra persona, o deja que se una cualquiera.
refused-cannot-see-channel = { $player } no ve este canal. Lanza el desafío en otro donde puedan escribir las dos personas.
refused-level-without-computer = El nivel es para jugar contra la máquina, pero no queda sitio. Quita `nivel` o `rival`.
refused-computer-plays-on = Me gusta mi posición, así que sigamos jugando.
refused-premove-against-computer = Aquí no hace falta planear: la máquina responde al momento.
refused-hint-between-members = En las partidas entre miembros no hay pistas. Practica o juega contra la máquina.
refused-engine-in-own-game = Es la posición de tu partida { $game }. Termínala y luego pregúntame.
refused-engine-in-running-game = Otras personas juegan desde esta posición. Pregúntame cuando termine su partida.
refused-not-yours-to-start = Solo { $challenger } puede empezar esta partida. Empieza la tuya con `/jugar`.
refused-challenge-waits = Hay un desafío abierto en este canal. Juega contra la máquina en otro, o con `{ $command } practicar`.
refused-stale-challenge = Esto cambió desde que lo abriste. Míralo otra vez: { $link }
refused-stale-elsewhere = Esto cambió desde que lo abriste. Ábrelo otra vez, o mira tus partidas con `/partidas`.
refused-rated-against-computer = Las partidas contra la máquina no puntúan. Quita `puntuable`, o elige a un miembro como rival.
refused-away-without-clock = Esta partida no tiene reloj que pausar. Elige también un `reloj`, o quita `ausencia`.
refused-rest-without-clock = No hay reloj que pausar. Elige también un `reloj`, o quita `noches` y `días-libres`.
refused-only-in-teams = Solo las partidas por equipos usan `pareja` y `segundo-rival`. No los pongas, o elige otras `reglas`.
