world-question =
    Las partidas **con gente de todo el mundo** se juegan por mensaje directo conmigo.
    Tu rival ve tu nombre de aquí, **{ $name }**, tu puntuación y las partidas que jueguen. No ve servidores ni cuentas.
    No hay chat. Puedes salir cuando quieras.
button-world-join = Entrar
button-not-now = Ahora no
world-joined = Ya estás dentro como **{ $name }**. ¿A qué quieres jugar?
world-left = Saliste: tu nombre ya no está en las clasificaciones mundiales y no te buscaré más rivales. Las partidas en curso siguen.
seek-open =
    🔎 **Busco a alguien para jugar a { $rules }.** Recibirán el tablero por mensaje directo.
    Busco durante { $days ->
        [one] un día
       *[other] { $days } días
    }. Está en `/partidas`.
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
report-computer = Parece que la máquina juega en su lugar
report-stalling = Deja correr el tiempo a propósito
report-name = Su nombre es ofensivo
report-other = Otra cosa
reported = **{ $opponent }**: denuncia recibida. Gracias, el operador lo mirará.
games-seeking = Se busca rival: { $rules } · acaba { $expires }
button-world-leave = Salir del juego mundial
refused-world-off = Aquí no hay juego mundial. Desafía a alguien en un servidor.
refused-excluded = Tu cuenta está excluida del juego mundial. En servidores y con amistades puedes jugar.
refused-seek-for-four = Las partidas de cuatro piden gente que se conozca. Busca una de dos.
refused-nothing-to-report = En esta partida no hay a quién denunciar.
refused-too-many-seeks = Ya buscas { $limit ->
        [one] una partida
       *[other] { $limit } partidas
    }. Retira antes una en `/partidas`.
mail-turn = **Te toca** contra { $opponents }
mail-warning = ⏳ **Se te acaba el tiempo** contra { $opponents }, { $time }
mail-over = **Partida terminada** contra { $opponents }
mail-game = Tu partida contra { $opponents }
done-by-mail = Hecho: { $opponents } recibe el tablero.
mail-not-reached = ✉️ No pude enviarte el tablero de tu partida. Juega aquí o en `/partidas`, o permite los mensajes directos. Tu reloj espera tres días como máximo.
