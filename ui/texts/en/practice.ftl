# Practice alone. One message a thing to say; arguments are named after what they stand for.

practice-title = **Practice: { $rules }** – you play { $sides }, and nobody else sees it.
practice-first-dara = First all stones are dropped on empty squares, in turn: lay them so that three can soon stand side by side. Then they move one step a turn, and each new row of exactly three takes an enemy stone.
practice-first-wali = { $beside ->
    [barred] First all stones are dropped, but never beside one of the same side. Then they move one step a turn, and a new row takes an enemy stone.
   *[allowed] First all stones are dropped on empty squares, in turn. Then they move one step a turn, and a new row of three or more takes an enemy stone.
}
practice-first-house = These are house rules: **Rules** shows them. Choose a square, and see what happens and what is to be done next.
practice-first-dala = The first four stones go on the four central squares, all others anywhere. A row of exactly three takes an enemy stone, already while stones are dropped.
practice-first-damas = Choose one of your men, and then the dark square diagonally before it. A player who can capture and does not may be punished: try it from both sides.
practice-first-damala = Choose a square of yours: all its marbles are taken up, and dropped one by one on the squares of a path. A marble that is dropped where an enemy lies takes one of the enemy's.
practice-drop = { $hand ->
    [one] Now { $who } drops its last stone: when all are placed, they begin to move.
   *[other] Now { $who } drops a stone, one of { $hand } in hand: only when all are placed, they begin to move.
}
practice-drop-central = Now { $who } drops a stone on a central square: the first four of the game go there.
practice-move = { $game ->
    [damas] Now { $who } moves a piece: a man one square diagonally forward, a Dama as far as it likes; what is jumped over is captured.
    [damala] Now { $who } moves: all marbles of one square, one by one along a path of as many squares.
   *[other] Now { $who } moves a stone one step up, down, left or right: a new row takes an enemy stone.
}
practice-take = Now { $who } takes a stone, since a row earns one: any of those that are ringed.
practice-capture = Now { $who } must capture, since the other side forces the capture that was passed over.
practice-must-claim = Now { $who } must claim the capture that was passed over, since no other move is left.
practice-over = That is the end. Take back to try another way, start again, or challenge somebody.
practice-why = **Why not elsewhere?**
practice-why-more = … and { $count } more.
practice-why-not-drop = Nothing else forbids a drop: the other squares are occupied.
practice-why-not-take = Nothing else forbids a take: all stones of the enemy can be chosen.
practice-why-not-move = Nothing else forbids a move: where it could go, something stands, or the board ends.
practice-stale = **This practice has moved on** since that button was made, or was begun anew. This is how it stands now: go on here.
practice-closed = Closed, and kept for 30 days: `{ $command } practice` opens it as you left it.
practice-which = **Practice alone:** you play all sides, seen by nobody else, and are told what to do and why. Which game?
button-take-back = Take back
button-start-again = Start again
button-why-not = Why not …?
button-close = Close
button-challenge-somebody = Challenge somebody
button-go-on-practising = Open it again
practice-first-morris = Drop your stones on empty points, then move them along the lines. Three of yours on a line are a mill, which takes one of your opponent's stones at once.
