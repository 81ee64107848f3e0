# The board message. One message a thing to say; arguments are named after what they stand for.

board-begun = { $players }: the game begins!
board-order = Order of play: { $players }.
board-row-takes-nothing = No enemy stone may be taken: all of them stand in rows.
board-set-aside = { $count ->
    [one] One stone of { $who } can never be dropped, and is set aside.
   *[other] { $count } stones of { $who } can never be dropped, and are set aside.
}
board-moves-began = The stones are placed. From now on they move, one step a turn, and a new row takes a stone.
board-undone = **{ $path }** is taken back.
board-captured = { $count ->
    [one] An enemy marble is removed from { $squares }.
   *[other] An enemy marble is removed from each of { $squares }.
}
board-bonus = The centre **{ $square }** gives one marble more.
board-promoted = The man becomes a Dama!
board-resigned = { $who } resigned: { $partner } plays on for both.
board-left = { $who } left the server: { $partner } plays on for both.
board-skipped = { $who } has no legal action and is skipped.
board-footer = -# Game { $game } · { $rules } · { $plies ->
    [0] no action yet
    [one] 1 action
   *[other] { $plies } actions
}
board-footer-unrated = { $footer } · unrated

did-drop = { $who } dropped **{ $square }**.
did-take = { $who } took **{ $square }**.
did-huff = { $who } huffed **{ $square }**, which passed over a capture.
did-force = { $who } forces the capture that was passed over.
did-jump = { $count ->
    [one] { $who } captured a piece: **{ $path }**.
   *[other] { $who } captured { $count } pieces: **{ $path }**.
}
did-step = { $who } moved **{ $from }** { $direction } to **{ $to }**.
did-move = { $who } moved **{ $path }**.
did-make-row = { $did } { $row ->
    [mill] A mill!
   *[row] A row!
}

direction-up = up
direction-down = down
direction-left = left
direction-right = right
typed-up = up
typed-down = down
typed-left = left
typed-right = right

due-drop = { $who }, your turn: drop a stone ({ $hand } in hand).
due-drop-central = { $who }, your turn: drop a stone on a central square: { $squares } ({ $hand } in hand).
due-move = { $kind ->
    [marble] { $who }, your turn: move your marbles from one square.
    [piece] { $who }, your turn: move a piece.
   *[stone] { $who }, your turn: move a stone.
}
due-capture = { $who }, your turn: your opponent claims the capture that you passed over. Make it.
due-must-claim = { $who }, your turn: you have no move left, and must claim the capture.
due-claim = { $count ->
    [one] The piece on { $squares } passed over a capture: you may huff it, force the capture, or let it be and play.
   *[other] A capture was passed over: you may huff one of the pieces on { $squares }, force the capture, or let it be and play.
}
due-take = { $who }, take a stone: one of those that are ringed.

ended-resigned = { $loser } resigned.
ended-left = { $loser } left the server.
ended-stones = { $kind ->
    [marble] { $players ->
        [one] { $loser } has at most one marble left.
       *[other] { $loser } have at most one marble left.
    }
   *[stone] { $loser } has fewer than three stones left.
}
ended-ten = **{ $winner } wins** with ten stones captured!
ended-taken = { $kind ->
    [piece] { $loser } has no piece left.
   *[stone] { $loser } has no stone left.
}
ended-blocked = { $loser } cannot act any more.
ended-wins = { $players ->
    [one] **{ $winner } wins!**
   *[other] **{ $winner } win!**
}
ended-draw-blocked = Nobody can act any more: **a draw.**
ended-draw-repetition = The same position for the third time: **a draw.**
ended-draw-bound = { $kind ->
    [stone] Too many turns without a take: **a draw.**
   *[other] Too many turns without a capture: **a draw.**
}
ended-draw-reduced = Too little is left to win with: **a draw.**
board-refused = Discord blocked the message with the board. { $command } shows it.
