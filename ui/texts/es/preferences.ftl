# Preferences, and what is told directly. One message a thing to say; arguments are named after what they stand for.

preferences-title = ## Tus preferencias, en todos los servidores
preferences-ping = - **Cuando es tu turno**, el tablero te menciona en el canal.
preferences-direct = - **Cuando es tu turno**, te llega un mensaje directo y nada te menciona. Desde ahí también puedes jugar.
preferences-digest = - **Una vez al día**, un mensaje directo lista las partidas que te esperan y nada te menciona. Si te queda poco tiempo, otro mensaje te avisa.
preferences-nothing = - **Cuando es tu turno**, nada te avisa: míralo con `/partidas`.
preferences-language = - **Lo que solo lees tú** está en { $language }.
preferences-language-automatic = - **Lo que solo lees tú** está en el idioma de tu Discord: { $language }.
preferences-theme = - **Los tableros que solo ves tú** tienen este aspecto: { $theme }.
preferences-theme-of-server = - **Los tableros que solo ves tú** tienen el aspecto que eligió el servidor.
preferences-below-facing = - **Tu bando está abajo** en ellos cuando los bandos empiezan en extremos opuestos del tablero; si no, se ven como los ve todo el mundo.
preferences-below-own = - **Tu bando está abajo** en ellos, en todos los juegos.
preferences-below-first = - **Se ven** como los ve todo el mundo, con quien empieza abajo.
preferences-text = - **La posición como texto** acompaña a cada uno.
preferences-no-text = - **Llegan** como imágenes, con una descripción para lectores de pantalla; como texto alineado si lo pides.
preferences-confirm = - **Antes de que valga una jugada tuya**, se te pregunta si va en serio.
preferences-at-once = - **Una jugada tuya vale** al instante.
preferences-here = **Solo en este servidor**
preferences-listed = - **En las clasificaciones** apareces.
preferences-unlisted = - **En las clasificaciones** no apareces: tu puesto y lo que has jugado solo se te dicen a ti.
preferences-directions = -# Las direcciones en palabras, también las que escribes, son siempre las del tablero como lo ve todo el mundo: arriba es hacia los números más altos.
preferences-sample = Así ves los tableros desde ahora cuando juegas en segundo lugar. { $board }
choose-notice = Cómo enterarte de tu turno
choose-language = Idioma
choose-theme = Aspecto de los tableros
choose-below = Qué bando está abajo
my-notice-ping = Mi turno: mencionarme
my-notice-direct = Mi turno: mensaje directo
my-notice-digest = Mi turno: una lista al día, por mensaje directo
my-notice-nothing = Mi turno: nada
my-language-automatic = Idioma: el de mi Discord
my-language-english = Idioma: English (inglés)
my-language-spanish = Idioma: español
my-language-french = Idioma: Français (francés)
my-language-ukrainian = Idioma: Українська (ucraniano)
my-theme-of-server = Tableros: como eligió el servidor
my-theme = Tableros: { $theme }
my-below-facing = Mi bando abajo: si los bandos están frente a frente
my-below-own = Mi bando abajo: siempre
my-below-first = Mi bando abajo: nunca
button-confirm-moves = Preguntar antes de jugar
button-moves-at-once = Jugar al instante
button-always-text = Mostrar siempre también como texto
button-no-text = Mostrar solo imágenes
button-leave-leaderboards = No quiero aparecer
button-join-leaderboards = Quiero aparecer
direct-turn = **Tu turno** contra { $opponents }: { $link }
direct-warning = **Te queda poco tiempo** contra { $opponents }: se acaba { $time }. { $link }
direct-over = **Tu partida terminó** contra { $opponents }: { $link }
direct-game = En tu partida contra { $opponents }: { $link }
ping-turn = { $who }, es tu turno.
ping-turn-until = { $who }, es tu turno, y tu tiempo se acaba { $time }.
ping-over = { $who }, tu partida terminó.
ping-look = { $who }, algo te espera en esta partida.
ping-not-reached = -# No puedo escribirte por mensaje directo: Discord no me deja, porque no aceptas los de este servidor. A partir de ahora se te menciona aquí; elige otra cosa con `/preferencias`.
digest-title = ## { $count ->
    [one] Una partida te espera
   *[other] { $count } partidas te esperan
}
digest-game = - **{ $rules }** contra { $opponents }: { $link }
digest-game-until = - **{ $rules }** contra { $opponents }, tu tiempo se acaba { $time }: { $link }
digest-more = … y { $count } más.
digest-footer = -# Una vez al día, como pediste: `/preferencias`.
done-cut-off = Hecho. Ahora no se puede publicar nada en { $channel }: los demás lo verán con `/partidas`, o por mensaje directo si así lo pidieron.
moved-here-already = Esta partida ya se juega en este canal.
games-cut-off = -# Donde no se puede publicar nada, la partida espera: su canal ya no existe o no tengo acceso. Sigue por mensaje directo (`/preferencias`), dame acceso otra vez o pide un `/trasladar-partida` a alguien que gestione mensajes.
games-number = partida { $game }
choice-game = Partida { $game } · { $rules } · { $plies ->
    [0] aún sin jugadas
    [one] 1 jugada
   *[other] { $plies } jugadas
}
choice-game-players = { $game } · { $players }
choice-cut-off-game = ⚠ La partida { $game } se quedó sin canal · { $rules } · { $plies ->
    [0] aún sin jugadas
    [one] 1 jugada
   *[other] { $plies } jugadas
}
refused-no-such-game = Ninguna partida en curso de este servidor tiene el número { $typed }. `/partidas` muestra los números de las que se quedaron sin canal; los demás están bajo cada tablero.
refused-cannot-move-here = La partida { $game } se está jugando en este canal. Usa `/trasladar-partida` en otro canal o en un hilo.
done-elsewhere = Hecho: todo el mundo lo ve en { $channel }.
