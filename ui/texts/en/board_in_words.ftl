# A board in words, for those who do not see the picture. One message a thing to say; arguments are named after what they stand for.

side-first = Black
side-second = White
side-third = Blue
side-fourth = Orange
side-team = { $one } and { $other }
spoken-board = Board of { $files } files and { $ranks } ranks.
spoken-chequered = Pieces stand on dark squares, a1 among them.
spoken-blocked = Blocked: { $squares }.
spoken-centres = Centre: { $squares }.
spoken-none = { $side } has none on the board
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
spoken-last = Last, { $did }
spoken-then = Then { $did }
spoken-drop = { $side } dropped on { $square }.
spoken-take = { $side } took from { $square }.
spoken-huff = { $side } huffed { $square }.
spoken-force = { $side } forced the capture that was passed over.
spoken-jump = { $side } captured by { $squares }.
spoken-move = { $side } moved from { $from } to { $to }.
spoken-undone = Taken back: { $squares }.
spoken-captured = Taken: { $squares }.
spoken-bonus = One more was gained on { $square }.
spoken-promoted = The man became a Dama.
spoken-claim = A capture was passed over with { $squares }: { $side } may huff or force it.
spoken-row = { $row ->
    [mill] That closed a mill: { $squares }.
   *[row] That made a row: { $squares }.
}
spoken-due-drop = { $side } is to drop a stone.
spoken-due-drop-on = { $side } is to drop a stone, on one of { $squares }.
spoken-due-move = { $kind ->
    [marble] { $side } is to move marbles from one square.
    [piece] { $side } is to move a piece.
   *[stone] { $side } is to move a stone.
}
spoken-due-capture = { $side } is to make the capture that was claimed, from { $squares }.
spoken-due-take = { $side } is to take a stone, from { $squares }.

button-as-text = As text
button-as-picture = As a picture
button-board-now = The board now
text-of-now = **Game { $game } as it stands now**, { $plies ->
    [0] before the first action
    [one] after { $plies } action
   *[other] after { $plies } actions
}:
text-of-earlier = **Game { $game } as on this message**, { $plies ->
    [0] before the first action
    [one] after { $plies } action
   *[other] after { $plies } actions
}. It has gone on since.
board-sign = { $sign } { $side }: { $player }
board-sign-dama = { $sign }D and the like: a Dama
spoken-points = Board of { $points } points, joined by { $lines } lines of three.
spoken-diagonals = Diagonal lines: { $lines }.
