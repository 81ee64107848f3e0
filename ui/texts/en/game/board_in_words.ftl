# The board in words, for screen readers.

side-first = Black
side-second = White
side-third = Blue
side-fourth = Orange
side-team = { $one } and { $other }
spoken-board = Board of { $files } files and { $ranks } ranks.
spoken-chequered = Pieces go on dark squares, such as a1.
spoken-blocked = Blocked: { $squares }.
spoken-centres = Centre: { $squares }.
spoken-none = { $side } has nothing on the board
spoken-has = { $side } has { $pieces }
spoken-pieces = { $kind ->
    [man] { $count ->
        [one] 1 man: { $squares }
       *[other] { $count } men: { $squares }
    }
    [dama] { $count ->
        [one] 1 Dama: { $squares }
       *[other] { $count } Damas: { $squares }
    }
    [marble] { $count ->
        [one] 1 marble: { $squares }
       *[other] { $count } marbles: { $squares }
    }
   *[stone] { $count }: { $squares }
}
spoken-hand = { $count } in hand
spoken-lost = { $count } captured
spoken-aside = { $count } set aside
spoken-gained = { $count } gained
spoken-last = Last move: { $did }
spoken-then = Then { $did }
spoken-drop = { $side } dropped on { $square }.
spoken-take = { $side } took { $square }.
spoken-huff = { $side } huffed { $square }: it's removed.
spoken-force = { $side } forced the missed capture.
spoken-jump = { $side } captured along { $squares }.
spoken-move = { $side } moved from { $from } to { $to }.
spoken-undone = Taken back: { $squares }.
spoken-captured = Captured: { $squares }.
spoken-bonus = One more marble on { $square }.
spoken-promoted = The man became a Dama.
spoken-claim = Missed a capture: { $squares }. { $side } may huff a piece or force the capture.
spoken-row = { $row ->
    [mill] That closed a mill: { $squares }.
   *[row] That made a row: { $squares }.
}
spoken-due-drop = { $side } to drop a stone.
spoken-due-drop-on = { $side } to drop a stone, on one of these: { $squares }.
spoken-due-move = { $kind ->
    [marble] { $side } to move the marbles from one square.
    [piece] { $side } to move a piece.
   *[stone] { $side } to move a stone.
}
spoken-due-capture = { $side } to make the missed capture, from { $squares }.
spoken-due-take = { $side } to take one of these stones: { $squares }.

button-as-text = As text
button-as-picture = As a picture
button-board-now = Current board
text-of-now = **Game { $game } right now**, { $plies ->
    [0] before the first move
    [one] after { $plies } move
   *[other] after { $plies } moves
}:
text-of-earlier = **Game { $game } in this message**, { $plies ->
    [0] before the first move
    [one] after { $plies } move
   *[other] after { $plies } moves
}. More has been played since.
board-sign = { $sign } { $side }: { $player }
board-sign-dama = D after a sign, as in { $sign }D: a Dama
spoken-points = Board of { $points } points, joined by { $lines } lines of three.
spoken-diagonals = Diagonal lines: { $lines }.
