# Reglas de la casa.

house-rules-title = ## Reglas de la casa
house-rules-about = Elige unas reglas para cambiarlas, o un juego para crear otras. Aparecen en `/jugar`, en la opción `reglas`.
house-rules-about-none = Aún no hay ninguna. Elige un juego, parte de unas reglas del bot y cambia lo que quieras.
house-rules-full = No caben más en un servidor. Borra unas para crear otras.
house-rules-change = Cambiar reglas de la casa
house-rules-new = Crear reglas para…
house-rules-choice = { $name } – { $game }
house-rules-like = Como «{ $preset }».
house-rules-like-but = Como «{ $preset }», pero: { $changes }
house-rules-of = ## { $name } – { $game }
house-rules-new-of = ## Nuevas reglas de la casa para { $game }
house-rules-nothing-changed = -# Elige abajo qué quieres cambiar.
house-rules-unsaved = -# Hay cambios sin guardar.
house-rules-option = **{ $option }**
house-rules-value-now = - **{ $value }**
house-rules-from-preset = Partir de…
house-rules-choose-option = Elige qué cambiar
house-rules-form = Reglas de la casa para { $game }
house-rules-form-name = Nombre
house-rules-kept = **Guardadas.** Ya puedes elegir **{ $name }** en `{ $command } desafiar`. Las partidas que ya existen conservan sus reglas.
house-rules-dropped = **Borradas**: { $name }. Las partidas que ya existen conservan sus reglas.
house-rules-default-again = Las reglas por defecto de { $game } vuelven a ser *{ $preset }*.
house-rules-drop-question = ¿Borrar las reglas de la casa **{ $name }**? Las partidas que ya existen las conservan. No se puede deshacer.
house-rules-drop-default = Son las reglas por defecto de { $game } aquí. Sin ellas, vuelven las del bot.
button-keep-new-rules = Guardar como…
button-keep-rules = Guardar
button-rename-rules = Renombrar…
button-ask-drop-rules = Borrar…
button-drop-rules = Borrar
button-do-not-drop = Conservarlas
rules-option-take = Qué se quita con una línea
rules-option-win = Cómo se gana
rules-option-back = Volver a la casilla anterior
rules-option-rows = Fichas por línea
rules-option-first-drops = Dónde van las primeras fichas
rules-option-drop-takes = Líneas al colocar
rules-option-beside-drops = Colocar al lado de otra tuya
rules-option-row-drops = Colocar formando línea
rules-option-man-captures = Cómo captura un peón
rules-option-duel = Dos Damas contra una
rules-option-bonus = Canicas en el centro
rules-option-bound = Turnos sin capturas
refused-rules-name = { $typed } no sirve de nombre. Usa de 1 a { $most } caracteres, con alguna letra o cifra.
refused-rules-name-preset = { $typed } es el nombre de unas reglas del bot. Elige otro.
refused-rules-name-taken = Este servidor ya tiene reglas llamadas { $typed }. Elige otro nombre.
refused-house-rules-gone = Alguien borró o cambió estas reglas. Mira las actuales en `/ajustes`.
refused-too-many-house-rules = { $most ->
    [one] Un servidor solo puede tener un conjunto de reglas de la casa. Bórralo primero.
   *[other] Un servidor puede tener { $most } conjuntos de reglas de la casa. Borra uno primero.
}
refused-rules-named-already = Estas reglas ya tienen nombre: **{ $name }**. Úsalo, o cambia una opción.
rules-option-flying = Volar con tres fichas
