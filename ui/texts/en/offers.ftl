# Clocks, offers, news of a table. One message a thing to say; arguments are named after what they stand for.

board-taken-back = **Taken back**, as { $who } agreed. The game stands here again:
board-moved = { $who } moved the game to this channel.
board-out-of-time = { $who } ran out of time: { $partner } plays on for both.
ended-out-of-time = { $loser } ran out of time.
ended-agreed = **A draw**, as agreed.
ended-aborted = { $who } ran out of time before a second turn: the game is **aborted**, and counts for nothing.

offer-made-draw = { $who } offers **a draw**.
offer-made-takeback = { $who } asks for **a takeback**.
offer-undone = This would be taken back:
offer-made-pause = { $who } offers **a pause**: the clocks stand until a player goes on.
offer-agreed = { $players } agreed.
offer-asks = { $players }, do you agree?
offer-footer = -# Whatever is played next withdraws it.
offer-closed = It is no longer open.
offer-accepted = { $who } agreed.
offer-declined = { $who } declined.
offer-withdrawn = It was withdrawn.
news-offered = A { $offer } is offered.
news-agreed = { $who } agrees to the { $offer }. It comes about when all players agree.
news-declined = { $who } declines the { $offer }.
news-declined-of = { $who } declines the { $offer } that { $offerer } offered.
news-withdrawn = { $who } does not offer a { $offer } any more.
news-paused = **The game is paused**, as agreed: the clocks stand until a player goes on ({ $players }). You can play meanwhile.
news-resumed = { $who } ends the pause. It is the turn of { $turn }.
news-time-given = { $who } gives { $to } more time: { $time }.
news-away = { $who } is away until { $until }.
news-back = { $who } is back.
news-warning = ⏳ { $who }, your time is out { $time }, and it is your turn.

refused-nothing-to-take-back = There is nothing to take back: you have not played yet, or a player has given up since.
refused-offer-open = { $who } has offered a { $offer } already, and it waits for an answer: press **More** under the board to see it.
refused-offered-before = A { $offer } was offered since the last action, and came to nothing. It can be offered again after the next one.
refused-no-offer = That { $offer } is not offered any more: it was answered or withdrawn, or something was played since. You can offer one yourself with `{ $command } offer`.
refused-own-offer = You offered the { $offer } yourself: the others are to agree. You can withdraw it.
refused-others-offer = Only { $who } can withdraw this offer of a { $offer }. You can agree to it, or decline it.
refused-agreed-already = You have agreed to the { $offer } already. It comes about when all players agree.
refused-nothing-played = No game of this kind was played in this channel. Begin one with `{ $command } challenge`.
refused-not-over = This game is not over yet: play on, and ask for a rematch at its end. See the board with `{ $command } board`.
refused-match-goes-on = The match goes on: its next game is being played. There can be a rematch when the match is over.
refused-rematch-too-late = This game ended more than { $within } ago. Challenge the others anew with `{ $command } challenge`.
refused-no-clock = This game has no clock: all have as much time as they like. Play on, or see the board with `{ $command } board`.
refused-paused-already = This game is paused already: the clocks stand. Go on with `{ $command } resume`.
refused-not-paused = This game is not paused: simply play when it is your turn.
refused-bad-gift = That is no time that can be given. Give from a minute to { $most }, e.g. `1d`, `12h` or `1d12h`.
refused-no-match = This game belongs to no match: it is a game by itself. **More** under the board lets you resign it.
refused-away-in-the-past = That time has passed already. Say when you will be back, e.g. in `7` days.
refused-away-too-far = That is too far ahead: say it for a time before { $latest }.
refused-away-overlaps = You are away from { $from } to { $until } already: change or call that off first.
refused-away-too-long = You have { $left } left in { $year }, of the { $limit ->
    [one] 1 day
   *[other] { $limit } days
} that you can be away. Choose a shorter time, or one in another year.
refused-not-away = You have no time away that this could end: `/away back` is for one that has begun, `/away cancel` for one that is planned. `/away show` says which you have.
refused-not-away-yet = Your next time away has not begun yet: it is from { $from } to { $until }. `/away cancel` calls it off.
