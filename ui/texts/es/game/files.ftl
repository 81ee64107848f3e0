# Archivos de partidas.

export-game = Partida { $game } como texto y JSON.
export-import = Esta partida como texto y JSON.
export-all = { $games ->
    [one] Tu única partida en este servidor, como texto y JSON.
   *[other] Tus { $games } partidas en este servidor, como texto y JSON.
}
export-newest = { $games ->
    [one] Tu partida más reciente de este servidor, como texto y JSON.
   *[other] Tus { $games } partidas más recientes de este servidor, como texto y JSON.
} Para una anterior, indica su número: `/exportar número:12`.
export-alt-text = La anotación con sus encabezados, como texto.
export-alt-json = Lo mismo como JSON.
