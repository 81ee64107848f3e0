# Files of games. One message a thing to say; arguments are named after what they stand for.

export-game = La partida { $game }, en texto y en JSON.
export-import = Esta partida, en texto y en JSON.
export-all = { $games ->
    [one] Tu única partida en este servidor, en texto y en JSON.
   *[other] Tus { $games } partidas en este servidor, en texto y en JSON.
}
export-newest = Tus { $games } partidas más recientes en este servidor, en texto y en JSON. Todas no caben en un mensaje: pide una más antigua por su número, p. ej. `/exportar juego:12`.
export-alt-text = La partida anotada, con su encabezado, en texto.
export-alt-json = Lo mismo en JSON.
