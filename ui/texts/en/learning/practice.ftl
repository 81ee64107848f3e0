# Practice on your own.

practice-title = **Practice: { $rules }** – you play { $sides }. Only you see it.
practice-first-dara = First drop your stones, one a turn. Then move them: each new row of three takes an opponent's stone.
practice-first-wali = { $beside ->
    [barred] First drop your stones, never beside your own. Then move them: a new row takes an opponent's stone.
   *[allowed] First drop your stones, one a turn. Then move them: a new row takes an opponent's stone.
}
practice-first-house = These are house rules, see **Rules**. Choose a square and watch what happens.
practice-first-dala = The first four stones go in the centre. A row of exactly three takes an opponent's stone, even while dropping.
practice-first-damas = Move a man (a plain piece) diagonally forward. Miss a capture, and the other side can punish you: try it.
practice-first-damala = Choose a square: its marbles are dropped one by one along a path. One that lands on their marble captures it.
practice-drop = { $hand ->
    [one] { $who } drops its last stone. Then the moves begin.
   *[other] { $who } drops a stone, with { $hand } in hand. Moves come later.
}
practice-drop-central = { $who } drops a stone in the centre, like the first four.
practice-move = { $game ->
    [damas] { $who } moves: a man one square, a Dama any distance. Jump over a piece to capture it.
    [damala] { $who } moves all marbles from one square: one on each square of a path.
    [morris] { $who } moves a stone along a line. A new mill takes an opponent's stone.
   *[other] { $who } moves a stone one step. A new row takes an opponent's stone.
}
practice-take = { $row ->
    [mill] { $who } closed a mill and takes one of the ringed stones.
   *[row] { $who } made a row and takes one of the ringed stones.
}
practice-capture = { $who } has to make the capture it missed.
practice-must-claim = { $who } has no moves left: huff (remove) a piece, or force the missed capture.
practice-over = That's the end. Take back, start again, or challenge someone.
practice-why = **Why not elsewhere?**
practice-why-more = …and { $count } more.
practice-why-not-drop = Every other square is taken.
practice-why-not-take = You can take any of their stones.
practice-why-not-move = Everywhere else, something's in the way or the board ends.
practice-stale = **This practice has moved on.** Here's where it is now.
practice-closed = Closed, and saved for 30 days. Come back with `{ $command } practice`.
practice-which = **Practice:** play both sides yourself, and I'll tell you what's possible. Which game?
button-take-back = Take back
button-start-again = Start again
button-why-not = Why not…?
button-close = Close
button-start-game = Start a game
button-go-on-practising = Open it again
practice-first-morris = Drop your stones, then move them along the lines. Three on a line make a mill, which takes an opponent's stone.
practice-menu = What else?
button-hint = 💡 Hint
practice-computer-easy = Let the computer move (easy)
practice-computer-medium = Let the computer move (medium)
practice-computer-strong = Let the computer move (strong)
practice-computer = Ask the computer…
practice-hint = 💡 Try { $turn }. { $why } { $stands }
practice-hint-take = { $turn }, then take **{ $square }**
practice-hint-wins = It wins the game.
practice-hint-leads = It leads to a win.
practice-hint-row = { $row ->
    [mill] It closes a mill and takes a stone.
   *[row] It makes a row and takes a stone.
}
practice-hint-captures = { $count ->
    [one] It captures one.
   *[other] It captures { $count }.
}
practice-hint-quiet = There's nothing to take yet.
practice-hint-chance = { $chance ->
    [ahead] { $who } is ahead.
    [behind] { $who } is behind.
   *[level] It's about even.
}
practice-busy = I'm thinking about other games right now. Try again in a moment.
