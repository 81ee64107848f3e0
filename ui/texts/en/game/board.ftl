# The message with the board.

board-begun = { $players }: the game is on!
board-order = Order of play: { $players }
board-won = 🏆 { $ending }
board-drawn = 🤝 { $ending }
board-row-takes-nothing = There's nothing to take: all of the opponent's stones are in rows.
board-set-aside = { $count ->
    [one] One of { $who }'s stones had nowhere to go and was set aside.
   *[other] { $count } of { $who }'s stones had nowhere to go and were set aside.
}
board-moves-began = { $row ->
    [mill] All stones are down. Now move along the lines: a new mill takes an opponent's stone.
   *[row] All stones are down. Now move one step a turn: a new row takes an opponent's stone.
}
board-undone = ↩️ **{ $path }** was taken back.
board-captured = { $count ->
    [one] One marble was captured on { $squares }.
   *[other] One marble was captured on each of { $squares }.
}
board-bonus = The centre **{ $square }** gave a bonus marble.
board-promoted = The man became a Dama!
board-resigned = 🏳️ { $who } resigned: { $partner } plays on for both.
board-left = { $who } left the server: { $partner } plays on for both.
board-skipped = { $who } couldn't move and was skipped.
board-footer = -# Game { $game } · { $rules } · { $plies ->
    [0] no moves yet
    [one] 1 move
   *[other] { $plies } moves
}
board-footer-unrated = { $footer } · unrated

did-drop = { $who } dropped **{ $square }**.
did-take = { $who } took the stone on **{ $square }**.
did-huff = { $who } huffed **{ $square }**: it's off the board for missing a capture.
did-force = { $who } forced the missed capture.
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

due-drop = { $who }, your turn: drop a stone ({ $hand } left).
due-drop-central = { $who }, your turn: drop a stone in the centre, on { $squares } ({ $hand } left).
due-move = { $kind ->
    [marble] { $who }, your turn: move the marbles from one square.
    [piece] { $who }, your turn: move a piece.
   *[stone] { $who }, your turn: move a stone.
}
due-capture = { $who }, your turn: your opponent called out the capture you missed. Make it now.
due-must-claim = { $who }, your turn: you have no moves. Huff (remove) a piece, or force the capture.
due-claim = { $count ->
    [one] The piece on { $squares } missed a capture. Huff (remove) it, force the capture, or play on.
   *[other] The pieces on { $squares } missed a capture. Huff (remove) one, force the capture, or play on.
}
due-take = { $who }, take one of the ringed stones.

ended-resigned = { $loser } resigned.
ended-left = { $loser } left the server.
ended-stones = { $kind ->
    [marble] { $players ->
        [one] { $loser } has one marble left, or none.
       *[other] { $loser } have one marble left, or none.
    }
   *[stone] { $players ->
        [one] { $loser } has too few stones left.
       *[other] { $loser } have too few stones left.
    }
}
ended-ten = **{ $winner } wins!** That's ten stones captured.
ended-taken = { $kind ->
    [piece] { $players ->
        [one] { $loser } has no pieces left.
       *[other] { $loser } have no pieces left.
    }
   *[stone] { $players ->
        [one] { $loser } has no stones left.
       *[other] { $loser } have no stones left.
    }
}
ended-blocked = { $loser } can't move.
ended-wins = { $players ->
    [one] **{ $winner } wins!**
   *[other] **{ $winner } win!**
}
ended-draw-blocked = **It's a draw**: no one can move.
ended-draw-repetition = **It's a draw**: the same position came up three times.
ended-draw-bound = { $kind ->
    [stone] **It's a draw**: too many turns without taking a stone.
   *[other] **It's a draw**: too many turns without a capture.
}
ended-draw-reduced = **It's a draw**: no one has enough left to win.
board-refused = Discord blocked the board here. Use { $command } to see it.
board-footer-computer = { $footer } · computer: level { $level }
board-footer-lowered = { $footer } · I played below that level: this is from a game in progress, so it won't count
board-footer-hints = { $footer } · { $hints ->
    [one] 1 hint
   *[other] { $hints } hints
}
board-replaced = -# Game { $game } has moved on: [newest board]({ $link })
