# The panel. One message a thing to say; arguments are named after what they stand for.

choice-goes-on = { $path } → …
panel-drop = Where do you drop a stone?
panel-move = { $kind ->
    [marble] Which square's marbles do you move?
    [piece] Which piece do you move?
   *[stone] Which stone do you move?
}
panel-must-claim = You have no move left, and must claim the capture that was passed over: huff a piece, or force it.
panel-claim = A capture was passed over. Huff a piece that should have made it, or force it, or simply play on: which piece do you move?
panel-move-to = { $kind ->
    [marble] Where do your marbles on { $from } go?
   *[stone] Where does { $from } go?
}
panel-go-on = { $path } – and then?
panel-capture = A capture is claimed: which piece of yours makes it?
panel-take = { $row ->
    [mill] You closed a mill!
   *[row] You made a row!
} Which stone do you take?
panel-which-rank = Choose its rank first: { $end ->
    [top] 1 is at the top
   *[bottom] 1 is at the bottom
}.
panel-rank = Rank { $rank }:
panel-stale = The game has moved on since this panel was opened. This is the board now.
panel-left = Nothing was changed.
play-over = This game is over.
play-spectator = You do not play in this game. This is the board.
play-not-your-turn = It is not your turn: { $who } is to act.
resign-question = Do you want to resign game { $game }? This cannot be undone.
resign-question-early = Call off game { $game }? You haven't made a move yet, so it won't count.
resign-question-early-match = Call off game { $game } and its match? You haven't made a move yet, so they won't count.
button-call-off = Call it off
