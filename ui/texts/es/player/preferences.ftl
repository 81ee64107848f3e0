# Preferencias, avisos y mensajes directos.

preferences-title = ## Tus preferencias, en todos los servidores
preferences-ping = - **Tu turno**: te menciono en el canal. También con novedades de tus competiciones, como mucho una vez al día.
preferences-direct = - **Tu turno**: te envío un mensaje directo, donde también puedes jugar. Además, novedades de tus competiciones, como mucho una vez al día. Sin menciones.
preferences-digest = - **Una vez al día**: un mensaje directo con tus partidas, y un aviso si queda poco tiempo. Sin menciones.
preferences-nothing = - **Tu turno**: no te aviso. Mira `/partidas`.
preferences-language = - **Mensajes que solo ves tú**: en { $language }.
preferences-language-automatic = - **Mensajes que solo ves tú**: en el idioma de tu Discord, { $language }.
preferences-theme = - **Tableros que solo ves tú**: { $theme }.
preferences-theme-of-server = - **Tableros que solo ves tú**: como en el servidor.
preferences-below-facing = - **Tu bando** va abajo en los juegos donde los bandos están frente a frente.
preferences-below-own = - **Tu bando** va siempre abajo.
preferences-below-first = - **Quien empieza** va siempre abajo.
preferences-text = - **Tableros como texto**: siempre, debajo de la imagen.
preferences-no-text = - **Tableros como texto**: solo si los pides. Cada imagen tiene descripción.
preferences-puzzles = - **Tus partidas pueden servir de problemas** para resolver en el mismo servidor.
preferences-no-puzzles = - **Tus partidas** nunca sirven de problemas.
preferences-zone = - **Tu zona horaria**: { $zone }. La usan las partidas nuevas que se pausan de noche o en días libres.
preferences-no-zone = - **Tu zona horaria**: la del servidor, o UTC, mientras no elijas la tuya con `/preferencias zona`.
preferences-confirm = - **Tus jugadas**: te pregunto antes de que cuenten.
preferences-at-once = - **Tus jugadas** cuentan al momento.
preferences-here = **Solo en este servidor**
preferences-listed = - **Clasificaciones**: sales en ellas.
preferences-unlisted = - **Clasificaciones**: no sales, y tus resultados solo los ves tú.
preferences-directions = -# Arriba, abajo, izquierda y derecha se refieren siempre al tablero que ve todo el mundo.
preferences-sample = Así ves ahora los tableros cuando no empiezas tú. { $board }
choose-notice = Elige cómo te aviso de tu turno
choose-language = Elige tu idioma
choose-theme = Elige el aspecto de los tableros
choose-below = Elige qué bando va abajo
my-notice-ping = Mi turno: una mención
my-notice-direct = Mi turno: mensaje directo
my-notice-digest = Mi turno: un mensaje al día
my-notice-nothing = Mi turno: nada
my-language-automatic = Idioma: el de mi Discord
my-language-english = Idioma: English (inglés)
my-language-spanish = Idioma: Español
my-language-french = Idioma: Français (francés)
my-language-ukrainian = Idioma: Українська (ucraniano)
my-theme-of-server = Tableros: como en el servidor
my-theme = Tableros: { $theme }
my-below-facing = Abajo: mi bando, si los bandos están frente a frente
my-below-own = Abajo: siempre mi bando
my-below-first = Abajo: siempre quien empieza
button-confirm-moves = Confirmar mis jugadas
button-moves-at-once = Jugar sin confirmar
button-always-text = Añadir texto al tablero
button-no-text = Solo imágenes
button-no-puzzles = No usar mis partidas
button-allow-puzzles = Usar mis partidas
button-leave-leaderboards = Quitarme de la lista
button-join-leaderboards = Aparecer en la lista
direct-turn = **Te toca** contra { $opponents }: { $link }
direct-warning = ⏳ **Se te acaba el tiempo** contra { $opponents }, { $time }: { $link }
direct-over = **Partida terminada** contra { $opponents }: { $link }
direct-begun = **Empezó tu partida** contra { $opponents }: { $link }
direct-game = En tu partida contra { $opponents }: { $link }
ping-turn = { $who }, te toca.
ping-turn-until = { $who }, te toca. Tu tiempo se acaba { $time }.
ping-over = { $who }, tu partida terminó.
ping-look = { $who }, esta partida espera tu respuesta.
ping-not-reached = -# Discord no me deja enviarte mensajes directos, así que desde ahora te mencionaré. Cámbialo en `/preferencias`.
digest-title = ## { $count ->
    [one] Te espera una partida
   *[other] Te esperan { $count } partidas
}
digest-game = - **{ $rules }** contra { $opponents }: { $link }
digest-game-until = - **{ $rules }** contra { $opponents }, tu tiempo se acaba { $time }: { $link }
digest-more = …y { $count } más.
digest-footer = -# Un mensaje al día. Cámbialo en `/preferencias`.
done-cut-off = Hecho. Ahora no puedo escribir en { $channel }, pero los demás lo ven en `/partidas`.
moved-here-already = La partida ya está en este canal.
games-cut-off = -# No puedo escribir donde se juega una de estas partidas. Juega por mensaje directo (`/preferencias`), o pide a la moderación `/mover-partida`. Si tiene reloj y nadie mueve en dos semanas, se anula.
games-number = partida { $game }
choice-game = Partida { $game } · { $rules } · { $plies ->
    [0] sin jugadas aún
    [one] 1 jugada
   *[other] { $plies } jugadas
}
choice-game-players = { $game } · { $players }
choice-cut-off-game = ⚠ Partida { $game } sin canal · { $rules } · { $plies ->
    [0] sin jugadas aún
    [one] 1 jugada
   *[other] { $plies } jugadas
}
refused-no-such-game = Aquí no hay ninguna partida { $typed } en curso. El número está debajo del tablero, o en `/partidas`.
refused-cannot-move-here = En este canal se juega la partida { $game }. Usa otro canal o un hilo.
done-elsewhere = Hecho: todo el mundo lo ve en { $channel }.
