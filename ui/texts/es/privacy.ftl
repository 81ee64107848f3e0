# Qué se guarda de un jugador, y cómo lo obtiene o lo borra.

privacy-title = ## Qué se guarda de ti
privacy-games = - **Partidas y desafíos**: quién jugó, cada jugada con su hora, cómo terminó, y las puntuaciones, los resultados y los puestos que resultan de ello. Se guarda para que una partida pueda durar días, y verse y contarse después.
privacy-who = - **Quién eres**: tu número de Discord, el nombre con que te muestra cada servidor y el idioma de tu Discord. Se guarda para que los demás vean a quién le toca, y tú leas en tu idioma.
privacy-choices = - **Lo que has elegido**: preferencias, ausencias, a quién bloqueas, partidas de práctica y si quieres aparecer en las clasificaciones.
privacy-moderation = - **Lo que los moderadores han hecho** aquí y te concierne, para que lo sepan los unos de los otros.
privacy-not = - **Nada más.** No leo mensajes, solo los comandos y botones dirigidos a mí. No se vende ni se da nada a nadie; no hay publicidad. Los archivos que importas no se guardan nunca.
privacy-how-long = Se guarda hasta que lo borres. Cuando me expulsan de un servidor, todo lo que le pertenece se borra al cabo de { $days ->
    [0] unos minutos
    [one] un día
   *[other] { $days } días
}.
privacy-discord = Lo que he publicado en los canales lo guarda Discord, no yo: queda allí hasta que alguien lo borre.
privacy-rights = **Exportar mis datos** te da todo, de todos los servidores, en un archivo. **Borrar mis datos** lo borra, después de preguntarte dos veces.
privacy-policy = Más al respecto: { $url }
privacy-terms = Condiciones de uso: { $url }
button-my-data = Exportar mis datos
button-ask-delete-data = Borrar mis datos
button-ask-delete-again = Borrarlo todo
button-delete-data = Sí, borrarlo para siempre
button-keep-data = Conservar mis datos
privacy-exported = Esto es todo lo que se guarda de ti, de todos los servidores, tal como está ahora.
privacy-exported-cut = Esto es lo que se guarda de ti, de todos los servidores, salvo { $games ->
    [one] tu partida más antigua
   *[other] tus { $games } partidas más antiguas
}: con más, el archivo sería demasiado grande para Discord. Lo que falta te lo da `/exportar`, o quien opera este bot.
privacy-file = Todo lo que se guarda de ti, como JSON
privacy-question = ## ¿Borrar todos tus datos?
privacy-question-at-once = En todos los servidores, de inmediato:
privacy-question-games = - **Las partidas en curso** las abandonas, y los encuentros a los que pertenecen; en un equipo sigue tu pareja. A los demás se les avisa como siempre.
privacy-question-challenges = - **Tus desafíos abiertos** se retiran, y dejas tus puestos en los de otros.
privacy-question-deleted = - **Se borran** tus puntuaciones, resultados y puestos, los nombres con que te muestran los servidores, preferencias, ausencias, bloqueos, partidas de práctica y lo que te impide jugar.
privacy-question-stays = - **Las partidas terminadas quedan** para quienes jugaron contigo. Allí eres “{ $former }”: tu número se sustituye por uno que no es de nadie, y nada conduce a ti.
privacy-question-discord = - **Lo que he publicado en Discord** puede nombrarte todavía: no puedo cambiarlo. Quien gestiona los mensajes allí puede borrarlo.
privacy-question-final = **No se puede deshacer.** Si quieres conservar algo, exporta antes tus datos. Más adelante puedes volver a jugar, desde cero.
privacy-question-again = ## ¿De verdad?
privacy-question-last = Es la última pregunta. Todos tus datos se borran de inmediato, y nadie puede recuperarlos.
privacy-deleted = Hecho: todos tus datos están borrados. Si vuelves a jugar, empiezas desde cero.
privacy-deleting = Se está haciendo. Tienes tantos datos que tarda un momento más; se termina por sí solo, aunque me reinicien entretanto.
former-player = un exjugador
refused-former-player = Uno de los jugadores ha borrado todos sus datos: ya nadie sabe quién era. Desafía a otra persona con `{ $command } desafiar`.
