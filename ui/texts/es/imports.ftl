# Games that somebody brings along. One message a thing to say; arguments are named after what they stand for.

import-title = **Partida importada** · { $rules }
import-title-of = **Partida importada { $number } de { $games }** · { $rules }
import-known = -# { $known }
import-began = empezó el { $at }
import-ended = terminó el { $at }
import-clock = reloj { $clock }
import-rated = puntuable
import-unrated = no puntuable
import-ends-here = La anotación acaba aquí, sin nada decidido.
import-aborted = La partida se anuló: nadie ganó.
button-game-before = Partida anterior
button-game-after = Partida siguiente
button-export = Como archivos

refused-import-what = Trae un `archivo`, como los que escribe `/exportar`, o una partida anotada (`anotación`), p. ej. `/importar anotación:dara:traditional b3 c4`, pero no ambas cosas.
refused-file-too-large = El archivo es demasiado grande: leo hasta { $most } kB cada vez. Pártelo en varios, cortando entre dos partidas.
refused-file-not-text = El archivo no es texto. Trae uno como los que escribe `/exportar`; si lo cambió un editor, guárdalo como texto en UTF-8.
refused-file-not-fetched = Discord no me entregó el archivo a tiempo. Inténtalo de nuevo; o escribe lo que contiene en `anotación`.
refused-import-forgotten = Lo importado lo guardo poco tiempo, y solo para quien lo importó. Impórtalo otra vez con `/importar`: entonces estos botones también volverán a funcionar.
refused-file = { $place }{ $why }
    No se importó nada. { $instead }
file-mend = Corrígelo e impórtalo otra vez.
file-see-export = Pide una partida con `/exportar` para ver cómo se escribe un archivo.
file-at = Partida { $game }, línea { $line }, palabra { $token }, { $typed }:
file-in-game = Partida { $game }:
file-empty = No contiene ninguna partida.
file-not-a-header = esto debería ser un encabezado, y se escriben así: `[Player1 "Ada"]`.
file-unknown-header = ese encabezado no existe. Los que hay son { $known }.
file-header-twice = el encabezado `{ $header }` está dos veces. Deja solo uno.
file-header = { $header ->
    [Game] el encabezado `Game` nombra otro juego que las reglas. Quítalo, o nombra ese.
    [Began] el encabezado `Began` debería ser un momento, p. ej. `2026-11-21T09:00:00Z`.
    [Ended] el encabezado `Ended` debería ser un momento, p. ej. `2026-11-21T10:15:30Z`, y solo va en una partida que ha terminado.
    [Result] el encabezado `Result` no coincide con la anotación ni con el encabezado `Ending`. Debería ser `1-0`, `0-1`, `1/2-1/2` o `*`.
    [Ending] el encabezado `Ending` no coincide con la anotación ni con el resultado. Fuera del tablero, una partida termina como `resigned`, `left`, `time`, `agreed` o `aborted`.
    [Rated] el encabezado `Rated` debería ser `yes` o `no`.
   *[other] el encabezado `{ $header }` dice algo que no puede ser.
}
file-no-rules = falta el encabezado `Rules`, que dice con qué reglas se jugó, p. ej. `[Rules "dara:traditional"]`.
file-bad-rules = no conozco estas reglas. Las reglas se escriben así: { $known }.
file-players = { $seats ->
    [one] con estas reglas juega una persona
   *[other] con estas reglas juegan { $seats } personas
}. Nómbralas a todas, desde `Player1`, o a ninguna.
file-not-an-action = la jugada { $number } no lo es. Una colocación se escribe `b3`, un movimiento `b3-b4`, una captura `c3xe5`, una ficha que se quita `xd4`, una reclamación `huff:c3` o `force`.
file-illegal = la jugada { $number }, `{ $action }`, no es legal ahí. A quien la jugara se le diría: “{ $why }”
file-number = aquí empieza el turno { $next }. Numéralo así, o quita todos los números.
file-result = la partida tiene otro resultado. Pon ese, o ninguno.
file-after-result = una partida acaba con su resultado. Quita lo que hay detrás, o empieza la siguiente partida con sus encabezados.
file-json = El archivo empieza como JSON, pero deja de serlo en la línea { $line }, columna { $column }.
