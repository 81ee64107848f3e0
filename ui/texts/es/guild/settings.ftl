# Ajustes de un servidor.

settings-now = ## Cómo se juega aquí
settings-changed = **Cambiado.** Las partidas y desafíos que ya existen siguen como estaban.
settings-language = - **Mensajes públicos**: en { $language }
settings-language-automatic = - **Mensajes públicos**: en el idioma de este servidor en Discord, { $language }
settings-channels = - **Canales**: { $channels }
settings-channels-all = - **Canales**: todos
settings-threads-ask = - **Hilos**: lo decide cada desafío
settings-threads-always = - **Hilos**: uno por partida, donde se pueda
settings-threads-never = - **Hilos**: ninguno
settings-clock = - **Reloj por defecto**: { $clock }
settings-away-days = - **Días de ausencia al año**: { $days }
settings-idle-days = - **Partidas paradas contra la máquina**: se anulan tras { $days ->
    [one] un día
   *[other] { $days } días
}
settings-default-rules = - **Reglas por defecto**: { $rules }; las del bot en los demás juegos
settings-default-rules-everywhere = - **Reglas por defecto**: las del bot
settings-house-rules = - **Reglas de la casa**: { $names }
settings-house-rules-none = - **Reglas de la casa**: ninguna aún
settings-theme = - **Tableros**: { $theme }
settings-text-on = - **Tableros como texto**: debajo de cada imagen pública
settings-text-off = - **Tableros como texto**: solo para quien los pida
settings-games = - **Partidas por persona**: { $most } a la vez
settings-challenges = - **Desafíos abiertos por persona y canal**: { $most }
settings-how = -# Elige abajo qué cambiar, o escríbelo, como `/ajustes reloj:2 días`.
settings-choose = ¿Qué quieres cambiar?
settings-page = ## { $page }
settings-page-language = Idioma
settings-page-channels = Canales
settings-page-threads = Hilos
settings-page-clock = Reloj
settings-page-away-days = Días de ausencia
settings-page-idle-days = Partidas paradas
settings-page-looks = Aspecto de los tableros
settings-page-limits = Límites por persona
settings-page-default-rules = Reglas por defecto
settings-page-house-rules = Reglas de la casa
settings-about-language = El idioma de los mensajes que ve todo el mundo. Los privados usan el de cada persona.
settings-about-channels =
    Elige dónde pueden empezar partidas. Los hilos cuentan como su canal, y las publicaciones como su foro.
    Las partidas en curso en otros sitios siguen. Los tableros y perfiles se pueden ver en cualquier canal.
settings-about-threads = Con hilos caben varias partidas en un canal. Donde no pueda abrir uno, se juega en el propio canal.
settings-about-clock = Para otros tiempos usa el comando, como `/ajustes reloj:36 horas`. Un desafío puede poner el suyo.
settings-about-away-days = Los relojes se pausan en las ausencias. Para otros números, prueba `/ajustes días-de-ausencia:40`.
settings-about-idle-days = Una partida contra la máquina ocupa su canal. Tras este tiempo sin jugadas se anula y no cuenta.
settings-about-looks = Para los tableros que ve todo el mundo. Los privados siguen las preferencias de cada persona.
settings-about-limits =
    El operador permite { $games ->
        [one] una partida
       *[other] { $games } partidas
    } y { $challenges ->
        [one] un desafío abierto
       *[other] { $challenges } desafíos abiertos
    } por persona. Puedes permitir menos.
    Quien ya tenga más los conserva.
settings-about-default-rules = Elige un juego para fijar sus reglas por defecto en este servidor.
settings-about-default-rules-of = Se usan estas reglas si un desafío no dice otras.
settings-pick-automatic = Como este servidor en Discord
settings-pick-channels = Elige hasta 25 canales
settings-pick-threads-ask = Lo decide cada desafío
settings-pick-threads-always = Siempre, donde se pueda
settings-pick-threads-never = Nunca
settings-pick-days = { $days ->
    [one] 1 día
   *[other] { $days } días
}
settings-pick-theme = Elige el aspecto de los tableros
settings-pick-games = { $most ->
    [one] 1 partida
   *[other] { $most } partidas
}
settings-pick-most-games = El límite del operador: { $most }
settings-pick-challenges = { $most ->
    [one] 1 desafío
   *[other] { $most } desafíos
}
settings-pick-most-challenges = El límite del operador: { $most }
settings-pick-default = { $rules } (del bot)
settings-choose-games = Partidas por persona
settings-choose-challenges = Desafíos abiertos por persona y canal
settings-choose-game = Elige un juego
settings-choose-preset = Reglas del bot
settings-choose-house-rules = Reglas de la casa
settings-default-rules-preset = - Las reglas por defecto son **{ $rules }**
settings-default-rules-house = - Las reglas por defecto de { $game } son las de la casa **{ $name }**. { $rules }
theme-savanna = sabana
theme-night = noche
theme-high-contrast = alto contraste
theme-colour-safe = apto para daltonismo
language-english = inglés
language-spanish = español
language-french = francés
language-ukrainian = ucraniano
button-play-everywhere = Todos los canales
button-boards-with-text = Añadir texto al tablero
button-boards-without-text = Tableros sin texto
refused-only-for-managers = Necesitas el permiso Gestionar servidor. Habla con la administración.
refused-not-played-here = En este canal no pueden empezar partidas. Juega en uno de estos: { $channels }
refused-no-threads = Aquí las partidas no tienen hilos. Quita `lugar`, o espera a que el canal quede libre.
refused-busy-without-threads = En este canal se juega la partida { $game }. Usa otro, o espera a que termine.
refused-busy-conversation = Aquí se juega la partida { $game }. Termínala antes, o juega en otra conversación.
settings-organizers = - **Organización**: <@&{ $role }> y la administración
settings-organizers-managers = - **Organización**: solo la administración
settings-page-organizers = Organización
settings-about-organizers = La organización abre y gestiona ligas y torneos. Elige el rol de quienes pueden hacerlo.
settings-choose-role = Elige un rol…
button-organized-by-managers = Solo la administración
settings-daily = - **Problema del día**: { $channel } a las { $hour }, un juego distinto cada día
settings-daily-of = - **Problema del día**: { $channel } a las { $hour }, { $game }
settings-daily-off = - **Problema del día**: desactivado
settings-daily-was = - **Antes**: { $channel } a las { $hour }, un juego distinto cada día
settings-daily-was-of = - **Antes**: { $channel } a las { $hour }, { $game }
settings-daily-next = - **El siguiente**: { $next }
settings-daily-failed = - **El último no se pudo publicar.** Déjame ver el canal, publicar y adjuntar archivos en él.
settings-page-daily = Problema del día
settings-about-daily = Se resuelve en privado. El siguiente mensaje trae la solución y quién la encontró primero. Cada semana hay una tabla.
settings-pick-channel = Elige un canal
settings-pick-daily-game = Qué juegos
settings-pick-daily-all = Un juego distinto cada día
settings-pick-hour = A qué hora
settings-pick-zone = Zona horaria
settings-zone-form = Zona horaria
settings-zone-field = Una ciudad, como Madrid o Bogota
button-daily-here = Publicar aquí cada día
button-switch-off = Desactivar
button-switch-on = Volver a activar
button-other-zone = Otra zona horaria
settings-boards-all = - **Tableros de las partidas en curso**: quedan todos
settings-boards-newest = - **Tableros de las partidas en curso**: solo queda el último
settings-changed-now = **Cambiado.**
settings-changed-boards = **Cambiado**, desde la próxima jugada de cada partida.
settings-page-boards = Tableros que quedan
settings-about-boards =
    Si de cada partida solo queda el último tablero, los canales se hacen más cortos. Borro los míos anteriores, y **Repasar**, debajo del último, los muestra.
    Cada turno sigue siendo un mensaje nuevo, y el tablero final queda. Quienes juegan pueden elegir para su partida en **Más**.
settings-pick-boards-all = Quedan todos
settings-pick-boards-newest = Solo queda el último
settings-happens = ## Qué pasa aquí
settings-happens-how = -# Con los botones cambias cada cosa, o ves antes cómo quedaría.
button-see-daily = Ver un problema
button-see-boards = Ver el último tablero
button-see-guesses = Ver cómo se adivina
preview-daily = **Esto solo lo ves tú.** Cada día llegaría un mensaje así, con un problema nuevo:
preview-boards = **Esto solo lo ves tú.** De una partida en curso solo quedaría su último mensaje:
preview-guesses = **Esto solo lo ves tú.** Los tableros entre miembros tendrían **Adivinar** y dirían cuánta gente vio venir la jugada:
welcome-hello = 👋 **Gracias por añadirme.** Esto solo lo ves tú. Ya se puede jugar; lo demás está desactivado hasta que lo actives.
welcome-play = - **Partidas**: cualquiera puede empezar una con `/jugar`.
welcome-daily = - **Problema del día**, que se resuelve en privado, y **la semana** en un mensaje.
welcome-boards = - **Tableros**: deja solo el último de cada partida, o permite adivinar la próxima jugada.
welcome-organizers = - **Ligas y torneos**: un rol que elijas puede abrirlos con `/liga crear`. Quien gane puede recibir un rol.
welcome-how = -# Todo está en `/ajustes`, con una muestra de cada cosa.
button-happens = Qué pasa aquí
settings-week = - **La semana**: { $channel }, { $day }, a las { $hour } o hasta una hora más tarde
settings-week-off = - **La semana**: desactivada
settings-week-was = - **Antes**: { $channel }, { $day }, a las { $hour } o hasta una hora más tarde
settings-week-next = - **La siguiente**: { $next }
settings-week-failed = - **La última semana no se pudo publicar.** Déjame ver el canal, publicar y adjuntar archivos, y la publicaré.
settings-page-week = La semana
settings-about-week =
    Partidas terminadas, subidas, una sorpresa y la partida de la semana de ese canal.
    Después, problemas resueltos, clasificaciones, esperas largas y desafíos abiertos. No menciona a nadie; una semana sin novedades no se publica.
settings-pick-week-days = Qué día
button-week-here = Publicar cada semana
button-see-week = Ver lo que va de semana
preview-week = **Esto solo lo ves tú.** Si la semana terminara ahora, se publicaría esto:
preview-week-quiet = **Esto solo lo ves tú.** Esta semana aún no pasó nada. Una semana así no se publica.
settings-week-day = { $day ->
    [monday] los lunes
    [tuesday] los martes
    [wednesday] los miércoles
    [thursday] los jueves
    [friday] los viernes
    [saturday] los sábados
   *[sunday] los domingos
}
settings-pick-week-day = { $day ->
    [monday] Lunes
    [tuesday] Martes
    [wednesday] Miércoles
    [thursday] Jueves
    [friday] Viernes
    [saturday] Sábado
   *[sunday] Domingo
}
settings-guesses-on = - **Adivina la jugada**: activado
settings-guesses-off = - **Adivina la jugada**: desactivado
settings-page-guesses = Adivina la jugada
settings-about-guesses = Quien mira una partida entre miembros toca **Adivinar** bajo el tablero. Lo que elige es privado hasta que se juega. El siguiente tablero dice cuánta gente acertó. Los tableros llevan el botón desde la próxima jugada.
button-guesses-on = Activar
button-guesses-off = Desactivar
settings-seasons = - **Temporadas**: terminan cada { $every ->
    [month] mes
   *[quarter] trimestre
} en { $channel }, a las { $hour } o hasta una hora más tarde
settings-seasons-off = - **Temporadas**: terminan cuando las cierra la administración
settings-seasons-was = - **Antes**: cada { $every ->
    [month] mes
   *[quarter] trimestre
} en { $channel }, a las { $hour } o hasta una hora más tarde
settings-seasons-next = - **La actual termina**: { $next }
settings-seasons-failed = - **Los últimos podios no se pudieron publicar.** Déjame ver el canal, publicar y adjuntar archivos.
settings-page-seasons = Temporadas
settings-about-seasons =
    Una temporada termina el primer día del mes o del trimestre. Publico los podios y empieza la siguiente.
    La distancia de cada puntuación a la media se reduce a la mitad. Una temporada sin podio continúa.
settings-pick-seasons = Cuánto duran
settings-pick-season = { $every ->
    [month] Un mes
   *[quarter] Tres meses
}
button-seasons-here = Cerrar automáticamente
button-see-seasons = Ver los podios
preview-seasons = **Esto solo lo ves tú.** Si la temporada terminara ahora, se publicaría esto:
preview-seasons-none = **Esto solo lo ves tú.** Aún no hay nadie en una clasificación. Una temporada así continúa.
settings-roles-none = - **Roles por mérito**: ninguno
settings-roles = - **Roles por mérito**: { $roles }
settings-role = - **{ $name }**: { $role }
settings-role-none = - **{ $name }**: sin rol
settings-role-gone = **Ese rol ya no existe.** Elige otro.
settings-role-forbidden = **No puedo dar { $role }.** Necesito el permiso *Gestionar roles*, y que mi rol esté por encima.
settings-role-powerful = **No doy { $role }.** Permite moderar, o es de una app. Elige otro.
settings-page-roles = Roles por mérito
settings-about-roles =
    Campeonato: para quien ganó la última temporada de una clasificación o liga. La puntuación cuenta tras cinco partidas puntuables.
    Reviso cada diez minutos y quito lo que ya no se merece. El registro de moderación lo anota todo.
    Necesito *Gestionar roles*: [invítame otra vez]({ $link }).
merit-champion = Campeonato
merit-from = Puntuación { $rating }+
button-no-role = Sin rol: { $name }
settings-votes-none = - **Juega el servidor**: ninguna partida
settings-votes = - **Juega el servidor**: { $channels }
settings-page-votes = Juega el servidor
settings-about-votes =
    Todo el servidor vota cada jugada y se juega la más votada. **Empezar una aquí** abre una partida de Dara contra la máquina. Cada votación dura un día.
    `/votar empezar` ofrece el resto: otros juegos, dos mitades del servidor, otro servidor. `/votar parar` termina la partida de su canal.
settings-votes-game = { $number }. { $link }: { $rules }, { $state }
settings-votes-until = la votación acaba { $until }
settings-votes-sought = buscando otro servidor
settings-votes-elsewhere = vota el otro servidor
settings-votes-unposted = la próxima votación aún no está publicada
settings-votes-ask =
    ¿Parar esta partida? { $link }
    Después no se puede seguir.
button-votes-here = Empezar una aquí
button-votes-stop = Parar la partida { $number }
button-votes-stop-it = Pararla
button-see-votes = Ver una votación
preview-votes = **Esto solo lo ves tú.** Así se publicaría cada votación. La primera imagen muestra cómo quedó la anterior:
