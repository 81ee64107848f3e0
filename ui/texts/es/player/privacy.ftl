# Los datos de una persona.

privacy-title = ## Tus datos
privacy-games = - **Partidas, desafíos, problemas**: quién jugó, cada jugada y su hora, resultados, puntuaciones. Así una partida puede durar días.
privacy-who = - **Quién eres**: tu id de Discord, tu nombre en cada servidor, el idioma de tu Discord. Así se ve a quién le toca.
privacy-choices = - **Lo que eliges**: preferencias, ausencias, bloqueos, prácticas, archivos importados (un día), salir o no en clasificaciones.
privacy-moderation = - **Moderación**: lo que la moderación de aquí decidió sobre ti, para su registro.
privacy-not = - **Nada más.** No leo mensajes, no vendo ni comparto datos, no hay anuncios.
privacy-how-long = Los guardo hasta que los borres. Si me quitan de un servidor, sus datos se borran tras { $days ->
    [0] unos minutos
    [one] un día
   *[other] { $days } días
}.
privacy-discord = Lo que publiqué en los canales sigue en Discord hasta que alguien lo borre allí.
privacy-rights = **Exportar mis datos** te lo da todo en un archivo. **Borrar mis datos** los borra, tras preguntarte dos veces.
privacy-policy = Política de privacidad: { $url }
privacy-terms = Condiciones de uso: { $url }
button-my-data = Exportar mis datos
button-ask-delete-data = Borrar mis datos
button-ask-delete-again = Borrarlo todo
button-delete-data = Sí, borrar para siempre
button-keep-data = Conservar mis datos
privacy-exported = Esto es todo lo que guardo de ti, de todos los servidores.
privacy-exported-cut = Esto es lo que guardo de ti, salvo { $games ->
    [one] tu partida más antigua
   *[other] tus { $games } partidas más antiguas
}: el archivo sería demasiado grande para Discord. Pide el resto con `/exportar`, o al operador del bot.
privacy-file = Todo lo que guardo de ti, en JSON
privacy-question = ## ¿Borrar todos tus datos?
privacy-question-at-once = En todos los servidores, al momento:
privacy-question-games = - **Las partidas en curso** se abandonan, con sus encuentros. En un equipo, tu pareja sigue jugando.
privacy-question-challenges = - **Los desafíos abiertos** se retiran, y sales de aquellos a los que te uniste.
privacy-question-deleted = - **Se borran** puntuaciones, resultados, puestos en temporadas, nombres, preferencias, ausencias, bloqueos, prácticas, problemas y suspensiones.
privacy-question-stays = - **Las partidas terminadas quedan** para quienes jugaron contigo. Sales como «{ $former }», y nada lleva hasta ti.
privacy-question-discord = - **Mis mensajes antiguos** aún pueden nombrarte. Solo la moderación del servidor puede borrarlos.
privacy-question-final = **No se puede deshacer.** Si quieres conservar algo, exporta tus datos antes.
privacy-question-again = ## ¿De verdad?
privacy-question-last = Es la última pregunta. Tus datos desaparecen al momento y nadie puede recuperarlos.
privacy-deleted = Hecho: tus datos están borrados. Puedes volver cuando quieras, desde cero.
privacy-deleting = Borrando. Tienes muchos datos, así que tarda un poco. Terminaré aunque me reinicien.
former-player = alguien que se fue
refused-former-player = Alguien de esa partida borró sus datos y ya no sé quién era. Empieza otra con `/jugar`.
