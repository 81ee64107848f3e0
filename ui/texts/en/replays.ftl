# Replays. One message a thing to say; arguments are named after what they stand for.

replay-title = **Game { $game }** · { $rules }
replay-turn = { $turn ->
    [0] { $turns ->
        [0] No turn was played yet.
       *[other] Before the first of { $turns } turns.
    }
   *[other] **Turn { $turn } of { $turns }**
}
replay-goes-on = The game goes on.
replay-choice = Game { $game }: { $rules }, { $plies ->
    [one] 1 action
   *[other] { $plies } actions
}
replay-choice-players = { $choice }, { $players }
replay-choice-over = { $choice }, over since { $day }
button-post-gif = Post as GIF
button-post-gif-from-here = Post GIF from here
button-replay = Step through it
gif-whole = { $turns ->
    [one] The one turn so far
   *[other] All { $turns } turns
}
gif-part = Turns { $from } to { $to } of { $turns }
gif-shown-by = { $which }, shown by { $who }.
gif-cut = -# A GIF shows at most { $most } turns. To show others, step to where they begin, and press **Post GIF from here**.
gif-alt = An animated picture of turns { $from } to { $to }, one after the other. At the end: { $end }
