# Preferences, and what is told directly. One message a thing to say; arguments are named after what they stand for.

preferences-title = ## Tus preferencias, en todos los servidores
preferences-ping = - **Cuando es tu turno**, el tablero te menciona en el canal.
preferences-direct = - **Cuando es tu turno**, te llega un mensaje directo y nada te menciona. Desde ahí también puedes jugar.
preferences-digest = - **Una vez al día**, un mensaje directo lista las partidas que te esperan y nada te menciona. Si te queda poco tiempo, otro mensaje te avisa.
preferences-nothing = - **Cuando es tu turno**, nada te avisa: míralo con `/partidas`.
preferences-confirm = - **Antes de que valga una jugada tuya**, se te pregunta si va en serio.
preferences-at-once = - **Una jugada tuya vale** al instante.
preferences-here = **Solo en este servidor**
preferences-listed = - **En las clasificaciones** apareces.
preferences-unlisted = - **En las clasificaciones** no apareces: tu puesto y lo que has jugado solo se te dicen a ti.
button-notice-ping = Mencionarme
button-notice-direct = Mensaje directo
button-notice-digest = Una vez al día
button-notice-nothing = Nada
button-confirm-moves = Preguntar antes de jugar
button-moves-at-once = Jugar al instante
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
