# Clocks, offers and news of a game.

board-taken-back = ↩️ **Taken back**: { $who } agreed. The board now:
board-moved = { $who } moved the game to this channel.
board-out-of-time = ⏳ { $who } ran out of time: { $partner } plays on for both.
ended-out-of-time = { $loser } ran out of time.
ended-agreed = **It's a draw** by agreement.
ended-aborted = { $who } ran out of time too early: **game called off**, it doesn't count.
ended-called-off = The players **called the game off**. It doesn't count.
ended-called-off-by = { $who } **called the game off** before their first move. It doesn't count.

offer-made-draw = 🤝 { $who } offers **a draw**.
offer-made-takeback = ↩️ { $who } asks for **a takeback**.
offer-undone = This would be taken back:
offer-made-pause = ⏸️ { $who } offers **a pause**: the clocks stop until someone resumes.
offer-made-abort = { $who } wants to **call the game off**: it wouldn't count.
offer-agreed = { $players } agreed.
offer-asks = { $players }, do you agree?
offer-footer = -# The next move ends this offer
offer-closed = This offer is closed.
offer-accepted = { $who } agreed.
offer-declined = { $who } declined.
offer-withdrawn = Withdrawn.
news-offered = { $offer ->
    [abort] There's an offer to call the game off.
    [draw] There's a draw offer.
    [takeback] There's a takeback request.
   *[pause] There's an offer to pause.
}
news-agreed = { $offer ->
    [abort] { $who } agreed to call the game off. Everyone has to agree.
    [draw] { $who } agreed to the draw. Everyone has to agree.
    [takeback] { $who } agreed to the takeback. Everyone has to agree.
   *[pause] { $who } agreed to the pause. Everyone has to agree.
}
news-declined = { $offer ->
    [abort] { $who } didn't want to call the game off.
    [draw] { $who } declined the draw.
    [takeback] { $who } declined the takeback.
   *[pause] { $who } declined the pause.
}
news-declined-of = { $offer ->
    [abort] { $who } declined { $offerer }'s offer to call the game off.
    [draw] { $who } declined { $offerer }'s draw offer.
    [takeback] { $who } declined { $offerer }'s takeback request.
   *[pause] { $who } declined { $offerer }'s offer to pause.
}
news-withdrawn = { $offer ->
    [abort] { $who } no longer wants to call the game off.
    [draw] { $who } withdrew the draw offer.
    [takeback] { $who } withdrew the takeback request.
   *[pause] { $who } withdrew the offer to pause.
}
news-paused = ⏸️ **The game is paused** until a player resumes ({ $players }). You can still play.
news-resumed = { $who } ended the pause. { $turn } to move.
news-time-given = ⏳ { $who } gave { $to } more time: { $time }
news-away = 💤 { $who } is away until { $until }.
news-back = { $who } is back.
news-unreached = ✉️ My messages don't reach { $who }. Their clock runs again { $until } at the latest.
news-unreached-untimed = ✉️ My messages don't reach { $who } for now.
news-warning = ⏳ { $who }, it's your turn, and your time runs out { $time }.

refused-nothing-to-take-back = There's nothing to take back: you haven't moved yet, or a player has resigned since. Just play on.
refused-offer-open = { $offer ->
    [abort] { $who } already offered to call the game off. Answer under **More**.
    [draw] { $who } already offered a draw. Answer under **More**.
    [takeback] { $who } already asked for a takeback. Answer under **More**.
   *[pause] { $who } already offered a pause. Answer under **More**.
}
refused-offered-before = { $offer ->
    [abort] Someone already offered that. You can offer it again after the next move.
    [draw] There was already a draw offer. You can offer again after the next move.
    [takeback] There was already a takeback request. You can ask again after the next move.
   *[pause] There was already an offer to pause. You can offer again after the next move.
}
refused-no-offer = { $offer ->
    [abort] That offer is closed. Make your own with `{ $command } offer`.
    [draw] That draw offer is closed. Make your own with `{ $command } offer`.
    [takeback] That takeback request is closed. Make your own with `{ $command } offer`.
   *[pause] That offer to pause is closed. Make your own with `{ $command } offer`.
}
refused-own-offer = { $offer ->
    [abort] It's your own offer: the others have to agree. You can withdraw it.
    [draw] It's your own draw offer: the others have to agree. You can withdraw it.
    [takeback] It's your own request: the others have to agree. You can withdraw it.
   *[pause] It's your own offer: the others have to agree. You can withdraw it.
}
refused-others-offer = { $offer ->
    [abort] Only { $who } can withdraw this offer. You can agree or decline.
    [draw] Only { $who } can withdraw this draw offer. You can agree or decline.
    [takeback] Only { $who } can withdraw this request. You can agree or decline.
   *[pause] Only { $who } can withdraw this offer. You can agree or decline.
}
refused-agreed-already = { $offer ->
    [abort] You've already agreed to call it off. Wait for the others.
    [draw] You've already agreed to the draw. Wait for the others.
    [takeback] You've already agreed to the takeback. Wait for the others.
   *[pause] You've already agreed to the pause. Wait for the others.
}
refused-nothing-played = No game of this kind was played in this channel. Start one with `/play`.
refused-not-over = This game is still going. Ask for a rematch when it's over.
refused-match-goes-on = The match is still going. Ask for a rematch when it's over.
refused-rematch-too-late = That game ended more than { $within } ago. Start a new one with `/play`.
refused-no-clock = This game has no clock, so everyone has all the time they want. Just play on.
refused-paused-already = The game is already paused. Use `{ $command } resume` to go on.
refused-not-paused = This game isn't paused. Just play when it's your turn.
refused-bad-gift = You can give from 1 minute to { $most }. Try `1 day`, `12 hours` or `90 minutes`.
refused-enough-time = That's too much: no one can have more than { $most }. Give less, or wait.
refused-no-match = This game isn't part of a match. You can resign it under **More**.
refused-away-in-the-past = That time has passed. Choose a later one, such as `in 7 days`.
refused-away-backwards = That's before your time away starts ({ $from }). Choose a later day.
refused-away-too-far-ahead = That's too far ahead. Choose a day before { $latest }.
refused-away-overlaps = You're already away from { $from } to { $until }. Change or cancel that first.
refused-away-too-long = You have { $left } left in { $year }, out of { $limit ->
    [one] 1 day
   *[other] { $limit } days
}. Choose a shorter time.
refused-not-away = I can't find that time away. See what you have with `/away show`.
refused-not-away-yet = Your time away starts later: { $from } to { $until }. Cancel it with `/away cancel`.
ended-idle = No one played for too long: **game called off**, it doesn't count.
board-idle = ⏳ Still playing? Without a move, this game is called off { $time }.
refused-draw-too-early = It's too early for a draw: both sides have to move first. Offer to call the game off instead.
refused-computer-needs-no-time = The computer plays without a clock, so it needs no time. Just play on.
