# The move panel.

choice-goes-on = { $path } → …
panel-drop = Where do you want to drop a stone?
panel-move = { $kind ->
    [marble] Which marbles do you want to move?
    [piece] Which piece do you want to move?
   *[stone] Which stone do you want to move?
}
panel-must-claim = You have no moves left. Huff (remove) a piece, or force the missed capture.
panel-claim = Your opponent missed a capture: huff (remove) a piece, force the capture, or just move.
panel-move-to = { $kind ->
    [marble] Where do the marbles on { $from } go?
   *[stone] Where does { $from } go?
}
panel-go-on = { $path } – and then?
panel-capture = You missed a capture and have to make it. Which piece?
panel-take = { $row ->
    [mill] A mill! Which stone do you take?
   *[row] A row! Which stone do you take?
}
panel-which-rank = First choose its rank (the number): { $end ->
    [top] 1 is at the top
   *[bottom] 1 is at the bottom
}.
panel-rank = Rank { $rank }:
panel-stale = The game has moved on. Here's the board now.
panel-left = Nothing changed.
play-over = This game is over.
play-spectator = You're not in this game. Here's the board.
not-your-turn = Not your turn yet: waiting for { $who }.
resign-question = Resign game { $game }? This can't be undone.
resign-question-early = Call off game { $game }? You haven't moved yet, so it won't count.
resign-question-early-match = Call off game { $game } and its match? You haven't moved yet, so they won't count.
button-call-off = Call it off
