# What moderators do. One message a thing to say; arguments are named after what they stand for.

end-game-question = End game { $game } without result? **{ $rules }** in { $link }: { $players }, { $plies ->
    [0] no action yet
    [one] 1 action
   *[other] { $plies } actions
}. Nobody will have won, and it counts for nothing. This cannot be undone.
end-game-match = The match that it belongs to ends with it, at { $score }: nobody will have won that either.
end-game-done = Game { $game } has ended without result: its last board in { $channel } says so.
button-end-game = End game { $game }
button-leave-game = Let it go on
ended-stopped = Moderators ended the game: it has **no result**, and counts for nothing.
match-stopped = The match ends with it, at { $score }: nobody has won it.
challenge-removed = A moderator withdrew it.
choice-challenge = Challenge { $challenge } · { $rules }
withdraw-challenge-done = You withdrew this challenge, and its message says so: { $link }.
bar-done = { $player } can neither challenge nor be challenged in this server any more, nor join anything. `/moderation let-again` ends that.
bar-challenges = { $challenges ->
    [one] One open challenge was withdrawn, or has an open place again.
   *[other] { $challenges } open challenges were withdrawn, or have an open place again.
}
bar-games-ended = { $games ->
    [one] One running game was ended without result.
   *[other] { $games } running games were ended without result.
}
bar-games-running = { $games ->
    [one] One running game goes on: `/moderation end-game` ends it.
   *[other] { $games } running games go on: `/moderation end-game` ends one.
}
let-again-done = { $player } may play in this server again.
barred-title = ## Who is barred in this server
barred-none = Nobody is barred in this server. `/moderation bar` bars a member from playing here.
button-let-again = Let { $number } play again
log-title = ## What moderators have done
log-none = Nothing is recorded yet. What moderators do about games, challenges and members will stand here.
log-entry = { $at }, { $by }: { $what }
log-reason = { $entry } – { $reason }
log-ended-game = ended game { $game } without result
log-moved-game = moved game { $game } to { $channel }
log-withdrew-challenge = withdrew challenge { $challenge } of { $whom }
log-barred = barred { $whom }
log-let-again = let { $whom } play again
log-closed-season = closed season { $season }
refused-only-for-moderators = This is for members with the permission Manage Messages. Ask one of them, or somebody who manages the server.
refused-no-open-challenge = No challenge that is open in this server has the number { $typed }. Choose one from the list that opens while you type.
refused-challenge-removed = A moderator withdrew this challenge. Make one of your own with `{ $command } challenge`.
refused-bar-self = You cannot bar yourself. Name another member.
refused-bar-bot = Bots do not play, and need not be barred.
refused-bar-moderator = { $player } may manage messages here, and moderators do not bar one another. That permission would have to go first.
refused-barred-already = { $player } was barred already, { $since }. `/moderation let-again` ends that.
refused-not-barred = { $player } is not barred. `/moderation let-again` without a member lists who is.
refused-barred = Moderators of this server have barred you from playing here. Ask one of them why.
