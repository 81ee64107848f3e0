# Files of games. One message a thing to say; arguments are named after what they stand for.

export-game = Game { $game }, as text and as JSON.
export-import = This game, as text and as JSON.
export-all = { $games ->
    [one] Your one game in this server, as text and as JSON.
   *[other] Your { $games } games in this server, as text and as JSON.
}
export-newest = Your newest { $games } games in this server, as text and as JSON. They are too many for one message: get an older one by its number, e.g. `/export game:12`.
export-alt-text = The record with its headers, as text.
export-alt-json = The same as JSON.
