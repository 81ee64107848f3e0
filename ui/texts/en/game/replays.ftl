# Replays.

replay-title = **Game { $game }** · { $rules }
replay-turn = { $turn ->
    [0] { $turns ->
        [0] No moves yet.
       *[other] Before turn 1 of { $turns }
    }
   *[other] **Turn { $turn } of { $turns }**
}
replay-goes-on = The game is still going.
replay-choice = Game { $game }: { $rules }, { $plies ->
    [one] 1 move
   *[other] { $plies } moves
}
replay-choice-players = { $choice }, { $players }
replay-choice-over = { $choice }, ended on { $day }
button-post-gif = Post as GIF
button-post-gif-from-here = Post GIF from here
button-replay = Step through it
gif-whole = { $turns ->
    [one] The only turn so far
   *[other] All { $turns } turns
}
gif-part = Turns { $from } to { $to } of { $turns }
gif-shown-by = { $which }, shown by { $who }
gif-cut = -# A GIF holds up to { $most ->
    [one] one turn
   *[other] { $most } turns
}. For the rest, step to where it stops and press **Post GIF from here**.
gif-alt = Turns { $from } to { $to }, animated. At the end: { $end }
