# Premoves.

did-premove = As planned: { $did }

premove-heading = **Plan ahead** in game { $game }: your replies are played for you. Only you see them
premove-others = { $stage ->
    [drop] Where might { $who } drop a stone?
    [take] Which stone might { $who } take?
    [capture] Which piece might { $who } capture with?
   *[move] What might { $who } move?
}
premove-answer = And your reply? { $question }
premove-line-answer = { $when ->
    [first] If { $others }, you play { $own }
   *[later] then if { $others }, you play { $own }
}
premove-line-own = you play { $own }
premove-line-open = { $when ->
    [first] If { $others }…
   *[later] then if { $others }…
}
premove-line-then = { $line }; { $then }
premove-line-cut = { $line }; …
premove-stored-so-far = Saved. You can add what happens next.
premove-full = Saved. This panel is full.
premove-over = Saved. That would end the game.
premove-no-answer = There's nothing for you to reply in this line. Go back and pick another move.
premove-spoken-over = The game would be over.
premove-list = **Your planned replies** in game { $game }, only you see them:
premove-law = -# A reply that fits is played at once. If none fits, they're all deleted, and I'll tell you.
premove-stored = Saved.
premove-forgotten = Deleted.
premove-list-changed = Nothing was deleted, because this list has changed. Here's the current one.
premove-dropped = Your planned replies didn't match the last move, so they're gone.
premove-dropped-in = Your planned replies in { $channels } didn't match the last move, so they're gone.
button-premove = Plan ahead
button-premove-more = Add another
button-go-on = Add the next reply
button-forget = Delete { $number }
button-forget-all = Delete all

refused-bad-notation = { $typed } isn't a move. Try `b3`, `b3-b4`, `c3xe5` or `xd4`, or leave out `line`.
refused-premove-on-own-turn = It's your turn: press **Play** under the board.
refused-premove-too-long = { $most ->
    [one] That's too long: a line can hold one move.
   *[other] That's too long: a line can hold { $most } moves, theirs and yours together.
}
refused-too-many-premoves = { $most ->
    [one] You already have a line here. Delete it first.
   *[other] You already have { $most } lines here. Delete one first.
}
refused-premove-without-reply = That line has no reply of yours. Add one, as in `b3-b4 c2-c3`.
refused-bad-premove = Nothing saved: move { $number }, `{ $action }`, isn't legal there.
refused-bad-premove-because = { $who } would see: “{ $reason }”
refused-bad-premove-over = The game would already be over.
refused-bad-premove-instead = Legal there: { $examples }.
refused-no-premove = Those planned replies are gone. Open the list again to see what's left.
