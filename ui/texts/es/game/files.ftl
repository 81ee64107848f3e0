# Archivos de partidas.

export-game = Partida { $game } en texto y JSON.
export-import = Esta partida en texto y JSON.
export-all = { $games ->
    [one] Tu única partida en este servidor, en texto y JSON.
   *[other] Tus { $games } partidas en este servidor, en texto y JSON.
}
export-newest = { $games ->
    [one] Tu partida más reciente de este servidor, en texto y JSON.
   *[other] Tus { $games } partidas más recientes de este servidor, en texto y JSON.
} Para una anterior, indica su número: `/exportar número:12`.
export-alt-text = La anotación con sus encabezados, en texto.
export-alt-json = Lo mismo en JSON.
