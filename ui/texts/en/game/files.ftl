# Files of games.

export-game = Game { $game } as text and JSON.
export-import = This game as text and JSON.
export-all = { $games ->
    [one] Your only game on this server, as text and JSON.
   *[other] Your { $games } games on this server, as text and JSON.
}
export-newest = { $games ->
    [one] Your newest game on this server, as text and JSON.
   *[other] Your newest { $games } games on this server, as text and JSON.
} For an older one, give its number: `/export number:12`.
export-alt-text = The record with its headers, as text.
export-alt-json = The same as JSON.
