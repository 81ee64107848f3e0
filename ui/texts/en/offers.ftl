# Clocks, offers, news of a table. One message a thing to say; arguments are named after what they stand for.

board-taken-back = **Taken back**, as { $who } agreed. The game stands here again:
board-moved = { $who } moved the game to this channel.
board-out-of-time = { $who } ran out of time: { $partner } plays on for both.
ended-out-of-time = { $loser } ran out of time.
ended-agreed = **A draw**, as agreed.
ended-aborted = { $who } ran out of time before a second turn: the game is **aborted**, and counts for nothing.
ended-called-off = The players **called the game off**. It doesn't count.
ended-called-off-by = { $who } **called the game off** before their first move. It doesn't count.

offer-made-draw = { $who } offers **a draw**.
offer-made-takeback = { $who } asks for **a takeback**.
offer-undone = This would be taken back:
offer-made-pause = { $who } offers **a pause**: the clocks stand until a player goes on.
offer-made-abort = { $who } proposes to **call the game off**: it wouldn't count.
offer-agreed = { $players } agreed.
offer-asks = { $players }, do you agree?
offer-footer = -# Whatever is played next withdraws it.
offer-closed = It is no longer open.
offer-accepted = { $who } agreed.
offer-declined = { $who } declined.
offer-withdrawn = It was withdrawn.
news-offered = { $offer ->
    [abort] Calling the game off is proposed.
   *[other] A { $offer } is offered.
}
news-agreed = { $offer ->
    [abort] { $who } agrees to call the game off. It's off once all players agree.
   *[other] { $who } agrees to the { $offer }. It comes about when all players agree.
}
news-declined = { $offer ->
    [abort] { $who } doesn't want to call the game off.
   *[other] { $who } declines the { $offer }.
}
news-declined-of = { $offer ->
    [abort] { $who } doesn't want to call the game off, as { $offerer } proposed.
   *[other] { $who } declines the { $offer } that { $offerer } offered.
}
news-withdrawn = { $offer ->
    [abort] { $who } no longer proposes to call the game off.
   *[other] { $who } no longer offers a { $offer }.
}
news-paused = **The game is paused**, as agreed: the clocks stand until a player goes on ({ $players }). You can play meanwhile.
news-resumed = { $who } ends the pause. It is the turn of { $turn }.
news-time-given = { $who } gives { $to } more time: { $time }.
news-away = { $who } is away until { $until }.
news-back = { $who } is back.
news-warning = ⏳ { $who }, your time is out { $time }, and it is your turn.

refused-nothing-to-take-back = There is nothing to take back: you have not played yet, or a player has given up since.
refused-offer-open = { $offer ->
    [abort] { $who } has already proposed to call the game off: press **More** under the board to answer.
   *[other] { $who } has offered a { $offer } already, and it waits for an answer: press **More** under the board to see it.
}
refused-offered-before = { $offer ->
    [abort] Calling the game off was already proposed. You can propose it again after the next move.
   *[other] A { $offer } was offered since the last action, and came to nothing. It can be offered again after the next one.
}
refused-no-offer = { $offer ->
    [abort] That proposal to call the game off is no longer open. You can make one with `{ $command } offer`.
   *[other] That { $offer } is no longer offered: it was answered or withdrawn, or something was played since. You can offer one yourself with `{ $command } offer`.
}
refused-own-offer = { $offer ->
    [abort] You proposed to call the game off yourself: the others have to agree. You can withdraw it.
   *[other] You offered the { $offer } yourself: the others are to agree. You can withdraw it.
}
refused-others-offer = { $offer ->
    [abort] Only { $who } can withdraw this proposal to call the game off. You can agree or decline.
   *[other] Only { $who } can withdraw this offer of a { $offer }. You can agree to it, or decline it.
}
refused-agreed-already = { $offer ->
    [abort] You've already agreed to call the game off. It's off once all players agree.
   *[other] You have agreed to the { $offer } already. It comes about when all players agree.
}
refused-nothing-played = No game of this kind was played in this channel. Begin one with `{ $command } challenge`.
refused-not-over = This game is not over yet: play on, and ask for a rematch at its end. See the board with `{ $command } board`.
refused-match-goes-on = The match goes on: its next game is being played. There can be a rematch when the match is over.
refused-rematch-too-late = This game ended more than { $within } ago. Challenge the others anew with `{ $command } challenge`.
refused-no-clock = This game has no clock: all have as much time as they like. Play on, or see the board with `{ $command } board`.
refused-paused-already = This game is paused already: the clocks stand. Go on with `{ $command } resume`.
refused-not-paused = This game is not paused: simply play when it is your turn.
refused-bad-gift = That is no time that can be given. Give from a minute to { $most }, e.g. `1d`, `12h` or `1d12h`.
refused-enough-time = That's more than enough: no gift can leave a player with over { $most }. Give less, or wait.
refused-no-match = This game belongs to no match: it is a game by itself. **More** under the board lets you resign it.
refused-away-in-the-past = That time has passed already. Say when you will be back, e.g. in `7` days.
refused-away-backwards = That's before you leave, { $from }. Choose an end after that.
refused-away-too-far = That is too far ahead: say it for a time before { $latest }.
refused-away-overlaps = You are away from { $from } to { $until } already: change or call that off first.
refused-away-too-long = You have { $left } left in { $year }, of the { $limit ->
    [one] 1 day
   *[other] { $limit } days
} that you can be away. Choose a shorter time, or one in another year.
refused-not-away = You have no time away that this could end: `/away back` is for one that has begun, `/away cancel` for one that is planned. `/away show` says which you have.
refused-not-away-yet = Your next time away has not begun yet: it is from { $from } to { $until }. `/away cancel` calls it off.
