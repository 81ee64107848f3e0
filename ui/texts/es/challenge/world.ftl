world-question =
    El **juego mundial** es contra gente que quizá no conozcas, por mensaje directo conmigo.
    Tu rival ve tu nombre de aquí, **{ $name }**, tu puntuación y sus partidas contigo. No ve tu servidor ni tu cuenta.
    No hay chat. Puedes salir cuando quieras.
button-world-join = Entrar
button-not-now = Ahora no
world-joined = Ya estás dentro como **{ $name }**. ¿A qué quieres jugar?
world-left = Saliste del juego mundial: tu nombre ya no está en las clasificaciones mundiales y no te buscaré más rivales. Las partidas en curso siguen.
seek-open =
    🔎 **Busco a alguien para jugar a { $rules }.** El tablero te llegará por mensaje directo, igual que a tu rival.
    Buscaré durante { $days ->
        [one] un día
       *[other] { $days } días
    }. La búsqueda está en `/partidas`.
seek-within = -# Diferencia con tu puntuación: { $points } puntos como mucho.
seek-within-here = -# Solo emparejo a gente con { $points } puntos de diferencia como mucho.
seek-not-found = No apareció nadie para jugar a { $rules }. Busca otra vez o juega mientras contra la máquina.
button-seek-again = Buscar otra vez
seek-paired = 🤝 **{ $rules }** contra **{ $opponent }**: el tablero está en tus mensajes directos conmigo.
seek-paired-here = 🤝 Juegas contra { $opponent }: la partida empieza en { $channel }.
button-seek-wider = Cualquier puntuación
button-anywhere = Cualquiera del mundo
button-report = Denunciar
form-report = Denunciar a tu rival
form-report-reason = ¿Qué pasó?
form-report-words = Con tus palabras
form-report-words-about = Solo lo lee el operador.
report-computer = Parece que usa la ayuda de una máquina
report-stalling = Agota el tiempo a propósito
report-name = Su nombre es ofensivo
report-other = Otra cosa
reported = **{ $opponent }**: denuncia recibida. Gracias, el operador la revisará.
games-seeking = Buscas rival: { $rules } · acaba { $expires }
button-world-leave = Salir del juego mundial
refused-world-off = Aquí no hay juego mundial. Desafía a alguien en un servidor.
refused-excluded = Tu cuenta está excluida del juego mundial. Aún puedes jugar en servidores y con amistades.
refused-seek-for-four = Las partidas de cuatro son para gente que se conoce. Busca una de dos.
refused-nothing-to-report = En esta partida no hay a quién denunciar. En un servidor, habla con la moderación.
refused-too-many-seeks = Ya buscas { $limit ->
        [one] una partida
       *[other] { $limit } partidas
    }. Retira antes una en `/partidas`.
mail-turn = **Te toca** contra { $opponents }
mail-warning = ⏳ **Se te acaba el tiempo** contra { $opponents }, { $time }
mail-over = **Partida terminada** contra { $opponents }
mail-game = Tu partida contra { $opponents }
done-by-mail = Hecho: { $opponents } recibe el tablero.
mail-not-reached = ✉️ No pude enviarte el tablero de tu partida. Juega aquí o en `/partidas`, o permite los mensajes directos. Tu reloj queda en pausa hasta tres días por partida.
