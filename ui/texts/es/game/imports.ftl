# Partidas importadas.

import-title = **Partida importada** · { $rules }
import-title-of = **Partida importada { $number } de { $games }** · { $rules }
import-known = -# { $known }
import-began = empezó el { $at }
import-ended = terminó el { $at }
import-clock = reloj { $clock }
import-rated = puntuable
import-unrated = no puntuable
import-ends-here = La anotación acaba aquí, sin resultado.
import-aborted = La partida se anuló: nadie ganó.
button-game-before = Partida anterior
button-game-after = Partida siguiente
button-export = Descargar

refused-import-what = Añade un `archivo` de `/exportar`, o una `anotación` como `dara:traditional b3 c4`.
refused-file-too-large = El archivo es demasiado grande: leo hasta { $most } kB. Divídelo sin cortar ninguna partida.
refused-file-not-text = El archivo no es texto. Usa uno de `/exportar`, o guarda el tuyo como UTF-8.
refused-file-not-fetched = Discord no me envió el archivo a tiempo. Prueba otra vez, o pega su texto en `anotación`.
refused-import-forgotten = Ya no recuerdo esta partida: guardo lo importado poco tiempo. Usa `/importar` otra vez.
refused-file = { $place }{ $why }
    No se importó nada. { $instead }
file-mend = Corrígelo e impórtalo otra vez.
file-see-export = Mira el formato en un archivo de `/exportar`.
file-at = Partida { $game }, línea { $line }, palabra { $token }, { $typed }:
file-in-game = Partida { $game }:
file-empty = No hay ninguna partida.
file-not-a-header = esto debería ser un encabezado, como `[Player1 "Ada"]`.
file-unknown-header = ese encabezado no existe. Usa uno de { $known }.
file-header-twice = el encabezado `{ $header }` aparece dos veces. Quita uno.
file-header = { $header ->
    [Game] el encabezado `Game` no coincide con las reglas. Corrígelo o quítalo.
    [Began] el encabezado `Began` debería ser una hora, como `2026-11-21T09:00:00Z`.
    [Ended] el encabezado `Ended` debería ser una hora, y solo en una partida terminada.
    [Result] el encabezado `Result` no coincide con la partida. Usa `1-0`, `0-1`, `1/2-1/2` o `*`.
    [Ending] el encabezado `Ending` no coincide con el resultado. Usa `resigned`, `left`, `time`, `agreed` o `aborted`.
    [Rated] el encabezado `Rated` debería ser `yes` o `no`.
   *[other] el encabezado `{ $header }` no puede ser así.
}
file-no-rules = falta el encabezado `Rules`. Añade uno como `[Rules "dara:traditional"]`.
file-bad-rules = no conozco esas reglas. Escríbelas como { $known }.
file-players = { $seats ->
    [one] estas reglas son para una persona.
   *[other] estas reglas son para { $seats } personas.
} Nómbralas todas desde `Player1`, o ninguna.
file-not-an-action = la jugada { $number } no se entiende. Escribe `b3`, `b3-b4`, `c3xe5`, `xd4`, `huff:c3` o `force`.
file-illegal = la jugada { $number }, `{ $action }`, no es legal ahí. Quien la jugara vería: «{ $why }»
file-number = aquí empieza el turno { $next }. Numéralo así, o quita todos los números.
file-result = no es el resultado de la partida. Corrígelo o quítalo.
file-after-result = una partida acaba con su resultado. Quita lo que sigue, o empieza otra con sus encabezados.
file-json = El JSON se corta en la línea { $line }, columna { $column }.

# El formulario.
form-import = Importar una partida
form-file = Un archivo de /exportar
form-file-about = Texto o JSON, como los archivos que exporto.
form-record = O una anotación
form-record-about = Reglas y jugadas, como dara:traditional b3 c4
