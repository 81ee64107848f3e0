# Moves ahead. One message a thing to say; arguments are named after what they stand for.

did-ahead = As stored ahead: { $did }

ahead-heading = **Moves ahead** in game { $game }, seen by you alone
ahead-others = { $stage ->
    [drop] Where may { $who } drop a stone?
    [take] Which stone may { $who } take?
    [capture] A capture is claimed: with which piece may { $who } make it?
   *[move] What may { $who } move?
}
ahead-answer = And your answer? { $question }
ahead-line-answer = { $when ->
    [first] If { $others }, you play { $own }
   *[later] if then { $others }, you play { $own }
}
ahead-line-own = you play { $own }
ahead-line-open = { $when ->
    [first] If { $others } …
   *[later] if then { $others } …
}
ahead-line-then = { $line }; { $then }
ahead-line-cut = { $line }; …
ahead-stored-so-far = Stored. You can go on: and if then …
ahead-full = Stored. No more fits into this panel.
ahead-over = Stored. That would end the game.
ahead-no-answer = There is no answer of yours in this line: go back, and choose another action.
ahead-spoken-over = The game would be over.
ahead-list = **Your moves ahead** in game { $game }, seen by you alone:
ahead-law = -# What fits is played at once, when it is your turn. What does not fit is dropped, and you are told.
ahead-stored = Stored.
ahead-forgotten = Forgotten.
ahead-list-changed = Nothing was forgotten, since this list is not as it was. Here is what there is now.
ahead-dropped = Your moves ahead did not fit what was played, and were dropped.
ahead-dropped-in = Your moves ahead did not fit what was played in { $channels }, and were dropped.
button-ahead = Moves ahead
button-ahead-more = Add a line
button-go-on = Go on: and if then …
button-forget = Forget { $number }
button-forget-all = Forget all

refused-bad-notation = { $typed } is no action. Type a drop as `b3`, a move as `b3-b4`, a capture as `c3xe5`, a take as `xd4`, a claim as `huff:c3` or `force`, with spaces between; or leave `line` out, and choose in the panel.
refused-ahead-on-own-turn = It is your turn: press **Play** under the board. Moves ahead are for one who waits.
refused-ahead-too-long = That is too far ahead: a line has at most { $most } actions, theirs and yours.
refused-too-much-ahead = You have stored { $most } lines already. Forget one first.
refused-ahead-without-answer = There is no answer of yours in this line. Say what they may play, and then what you play, e.g. `b3-b4 c2-c3`.
refused-bad-ahead = Nothing was stored. Action { $number } of the line, `{ $action }`, is not legal there.
refused-bad-ahead-because = { $who } would be told: “{ $reason }”
refused-bad-ahead-over = The game would be over.
refused-bad-ahead-instead = Legal there: { $examples }.
refused-nothing-ahead = You have stored no such moves ahead.
