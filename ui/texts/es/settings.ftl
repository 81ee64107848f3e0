# A server's settings. One message a thing to say; arguments are named after what they stand for.

settings-now = ## Cómo se juega en este servidor
settings-changed = **Cambiado.** Vale a partir de ahora; los desafíos y las partidas que ya hay siguen como estaban.
settings-language = - **Idioma de lo que lee todo el mundo**: { $language }
settings-language-automatic = - **Idioma de lo que lee todo el mundo**: el que el servidor tiene en Discord, { $language }
settings-channels = - **Canales**: se juega en { $channels }
settings-channels-all = - **Canales**: se juega en todas partes
settings-threads-ask = - **Hilos**: lo que diga cada desafío
settings-threads-always = - **Hilos**: cada partida tiene su propio hilo, siempre que se pueda
settings-threads-never = - **Hilos**: ninguna partida tiene un hilo propio
settings-clock = - **Tiempo**, si un desafío no lo dice: { $clock }
settings-away-days = - **Días al año que alguien puede estar ausente**: { $days }
settings-usual = - **Reglas**, si un desafío no las dice: { $rules }; los demás juegos, como en todas partes
settings-usual-everywhere = - **Reglas**, si un desafío no las dice: como en todas partes
settings-house-rules = - **Reglas de la casa**: { $names }
settings-house-rules-none = - **Reglas de la casa**: todavía ninguna
settings-theme = - **Aspecto de los tableros**: { $theme }
settings-text-on = - **Tableros en texto**: debajo de cada imagen que ve todo el mundo
settings-text-off = - **Tableros en texto**: solo para quien los pide
settings-games = - **Partidas en curso por persona**: { $most } como máximo
settings-challenges = - **Desafíos abiertos por persona en un canal**: { $most } como máximo
settings-how = -# Elige abajo qué cambiar. También se puede nombrar en el comando: `/ajustes reloj:2d`.
settings-choose = ¿Qué quieres cambiar?
settings-page = ## { $page }
settings-page-language = Idioma
settings-page-channels = Canales donde se juega
settings-page-threads = Hilos
settings-page-clock = Tiempo por turno
settings-page-away-days = Días de ausencia
settings-page-looks = Aspecto de los tableros
settings-page-limits = Cuánto puede tener en marcha cada persona
settings-page-usual = Reglas habituales de cada juego
settings-page-house-rules = Reglas de la casa
settings-about-language = En él está escrito lo que ve todo el mundo. Lo que solo lees tú está en tu idioma.
settings-about-channels =
    Elige dónde pueden empezar partidas. Un hilo cuenta como su canal, y una publicación, como su foro. Mirar perfiles, clasificaciones y reglas, y repasar partidas, se puede en todas partes.
    Las partidas y los encuentros que están en curso en otros canales siguen allí.
settings-about-threads = En un hilo propio, una partida deja el canal libre, y se pueden jugar varias a la vez. Donde no puede haber hilos, se juega en el propio canal.
settings-about-clock = Cualquier otro tiempo se puede nombrar en el comando, p. ej. `/ajustes reloj:5d+12h/7d`. Un desafío puede decir otro.
settings-about-away-days = Mientras alguien está ausente, sus relojes se detienen. Cualquier otro número se puede nombrar en el comando: `/ajustes días-de-ausencia:40`.
settings-about-looks = Es para lo que ve todo el mundo; lo que ve una sola persona tiene el aspecto que ella prefiere.
settings-about-limits =
    Quien opera este bot permite { $games } partidas en curso y { $challenges } desafíos abiertos como máximo. Un servidor puede elegir menos.
    Quien ya tenga más los conserva.
settings-about-usual = ¿Qué juego se ha de jugar con otras reglas si nadie dice con cuáles?
settings-about-usual-of = Estas reglas valen si un desafío no dice otras, y `reglas` las muestra.
settings-pick-automatic = El que el servidor tiene en Discord
settings-pick-channels = Elige hasta 25 canales
settings-pick-threads-ask = Lo que diga cada desafío
settings-pick-threads-always = Siempre que se pueda
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
settings-pick-most-games = Tantas como permite quien opera el bot: { $most }
settings-pick-challenges = { $most ->
    [one] 1 desafío
   *[other] { $most } desafíos
}
settings-pick-most-challenges = Tantos como permite quien opera el bot: { $most }
settings-pick-default = { $rules } (como en todas partes)
settings-choose-games = Partidas en curso por persona
settings-choose-challenges = Desafíos abiertos por persona
settings-choose-game = Elige un juego
settings-choose-preset = Reglas que todo el mundo conoce
settings-choose-house-rules = Reglas de la casa
settings-usual-preset = - Se juega con las reglas de **{ $rules }**
settings-usual-house = - { $game } se juega con las reglas de la casa **{ $name }**. { $rules }
theme-savanna = sabana
theme-night = noche
theme-high-contrast = alto contraste
theme-colour-safe = apto para daltonismo
language-english = inglés
language-spanish = español
language-french = francés
language-ukrainian = ucraniano
button-play-everywhere = Permitir jugar en todas partes
button-boards-with-text = Publicar también los tableros en texto
button-boards-without-text = No publicar texto bajo los tableros
refused-only-for-managers = Esto es para quienes pueden gestionar el servidor. Pídeselo a alguien con ese permiso.
refused-not-played-here = En este canal no empiezan partidas: así lo quiere quien gestiona el servidor. Juega en uno de estos: { $channels }
refused-no-threads = En este servidor ninguna partida tiene un hilo propio. Juega en el propio canal: no indiques `lugar`, o espera a que termine la partida que hay en él.
refused-busy-without-threads = En este canal se juega la partida { $game }. Juega en otro, o espera a que termine.
