# Puzzles.

puzzle-title = **Puzzle { $number }: { $rules }** – you play { $who }. Only you see it.
puzzle-title-themed = **Puzzle { $number }: { $rules }** ({ $theme }) – you play { $who }. Only you see it.
puzzle-title-daily = **Puzzle of the day: { $rules }** – you play { $who }. Only you see it.
puzzle-task = { $goal ->
    [win] Find the only winning move.
   *[ahead] Find the only move that leaves you clearly ahead.
}
puzzle-whole-turn = -# { $game ->
    [damas] All jumps of a capture are one move.
    [damala] Moving all the marbles of a square is one move.
    [morris] Closing a mill and taking a stone is one move.
   *[other] Making a row and taking a stone is one move.
}
puzzle-task-again = { $goal ->
    [win] Find the only winning move.
   *[ahead] Find the only move that leaves you clearly ahead.
} You've seen this puzzle before, so it doesn't count.
puzzle-task-late = { $goal ->
    [win] Find the only winning move.
   *[ahead] Find the only move that leaves you clearly ahead.
} This puzzle's day is over, so it doesn't count.
puzzle-right-go-on = ✅ { $turn } is right. Now find the next move.
puzzle-wrong = ❌ { $turn } isn't the one. The best reply to it:
puzzle-wrong-over = ❌ { $turn } isn't the one. The game ends there, and you haven't won it.
puzzle-goes-on = The game might go on: { $line }
puzzle-rating = -# Your { $game } puzzle rating: { $before } → { $after }
puzzle-rated-before = -# Your rating doesn't change: only your first try counts.
puzzle-rated-late = -# Your rating doesn't change: this puzzle's day is over.
puzzle-solution = **The solution:**
puzzle-solved = ✅ **Solved.**
puzzle-solved-after = ✅ **Solved** after { $wrong ->
    [one] one wrong try
   *[other] { $wrong } wrong tries
}.
puzzle-solved-again = ✅ **That's the solution.**
puzzle-about = -# This puzzle's rating: { $rating }
puzzle-about-themes = -# This puzzle's rating: { $rating } · { $themes }
puzzle-of-computer = -# From a game of the computer against itself
puzzle-of-game = -# From game { $game } on this server
puzzle-of-players = -# From game { $game } on this server: { $players }
button-try-again = Try again
button-solve-again = Solve it again
button-show-solution = Show solution
button-next-puzzle = Next puzzle
refused-no-puzzle = This puzzle isn't shown here. Get another one with `/puzzle`.
refused-no-puzzles = There are no { $game } puzzles yet. Choose another game with `/puzzle`.
refused-no-puzzles-themed = No { $game } puzzle has the theme “{ $theme }”. Choose another one.
refused-bad-puzzle-motif = { $typed } isn't a puzzle theme. Choose one from the list.
puzzle-theme-finish = winning the game
puzzle-theme-block = block
puzzle-theme-squeeze = squeeze
puzzle-theme-quiet = quiet move
puzzle-theme-sacrifice = sacrifice
puzzle-theme-trade = trade
puzzle-theme-forced = forced replies
puzzle-theme-long = three turns or more
puzzle-theme-drops = while dropping
puzzle-theme-ending = few pieces left
puzzle-theme-chain = several at once
puzzle-theme-double-threat = double threat
puzzle-theme-double-row = two rows at once
puzzle-theme-see-saw = see-saw
puzzle-theme-reopen = opening and closing a row
puzzle-theme-guard = guard
puzzle-theme-race = race of rows
puzzle-theme-row-breaker = breaking a row
puzzle-theme-flying = flying
puzzle-theme-promotion = promotion
puzzle-theme-breakthrough = breakthrough
puzzle-theme-dama = Dama
puzzle-theme-huff = huff
puzzle-theme-force = forcing a capture
puzzle-theme-bonus = a marble gained
puzzle-theme-stack = three marbles
puzzle-why-finish = It wins the game.
puzzle-why-block = It leaves the opponent without a move.
puzzle-why-chain = It captures several at once.
puzzle-why-double-row = { $row ->
    [mill] One move makes two mills.
   *[row] One move makes two rows.
}
puzzle-why-double-threat = { $row ->
    [mill] Whatever the opponent does, a mill follows.
   *[row] Whatever the opponent does, a row follows.
}
puzzle-why-see-saw = { $row ->
    [mill] The stone leaves one mill and closes another.
   *[row] The stone leaves one row and makes another.
}
puzzle-why-reopen = { $row ->
    [mill] The mill opens and closes again.
   *[row] The row opens and closes again.
}
puzzle-why-row-breaker = { $row ->
    [mill] It takes a stone out of a mill.
   *[row] It takes a stone out of a row.
}
puzzle-why-breakthrough = It gives up a man to get a Dama.
puzzle-why-promotion = A man becomes a Dama.
puzzle-why-sacrifice = It gives something up and gets more back.
puzzle-why-bonus = It gains a marble on the centre.
puzzle-why-force = The opponent has to capture, and loses more.
puzzle-why-huff = It punishes a missed capture.
puzzle-why-guard = { $row ->
    [mill] It stops a mill that other moves allow.
   *[row] It stops a row that other moves allow.
}
puzzle-why-squeeze = It leaves the opponent with hardly any moves.
puzzle-why-trade = It trades, and what's left is a win.
