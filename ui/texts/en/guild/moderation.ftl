# What moderators do.

end-game-question = Call off game { $game }? **{ $rules }** in { $link }: { $players }, { $plies ->
    [0] no moves yet
    [one] 1 move
   *[other] { $plies } moves
}. No one wins, and it won't count. This can't be undone.
end-game-match = Its match is called off too, at { $score }, and no one wins.
end-game-done = Game { $game } is called off. I've posted its last board in { $channel }.
button-end-game = Call off game { $game }
button-leave-game = Let it go on
ended-stopped = Moderators **called the game off**. It doesn't count.
challenge-removed = Withdrawn by a moderator.
choice-challenge = Challenge { $challenge } · { $rules }
withdraw-challenge-done = Challenge withdrawn: { $link }
suspend-done = { $player } is suspended from games here. `/moderation reinstate` lifts it.
suspend-challenges = { $challenges ->
    [one] They're out of one open challenge: it was withdrawn, or their seat is free again.
   *[other] They're out of { $challenges } open challenges: each was withdrawn, or their seat is free again.
}
suspend-games-ended = { $games ->
    [one] One game in progress was called off.
   *[other] { $games } games in progress were called off.
}
suspend-games-running = { $games ->
    [one] One game in progress goes on. `/moderation end-game` calls it off.
   *[other] { $games } games in progress go on. `/moderation end-game` calls them off.
}
reinstate-done = { $player } can play here again.
suspended-title = ## Suspended members
suspended-none = No one is suspended here. `/moderation suspend` keeps a member out of games.
button-reinstate = Reinstate { $number }
log-title = ## Moderation log
log-none = Nothing yet. What moderators do with games, challenges and members shows up here.
log-entry = { $at }, { $by }: { $what }
log-reason = { $entry } – { $reason }
log-ended-game = called off game { $game }
log-moved-game = moved game { $game } to { $channel }
log-withdrew-challenge = withdrew challenge { $challenge } by { $player }
log-suspended = suspended { $player }
log-reinstated = reinstated { $player }
log-closed-season = closed season { $season }
refused-only-for-moderators = You need the Manage Messages permission for this. Ask a moderator.
refused-no-open-challenge = There's no open challenge { $typed } here. Choose one from the list that appears.
refused-challenge-removed = A moderator withdrew this challenge. Start your own with `/play`.
refused-suspend-self = You can't suspend yourself. Choose another member.
refused-suspend-bot = Bots don't play, so there's no need to suspend them. Choose a member.
refused-suspend-moderator = { $player } is a moderator too, so you can't suspend them. Ask a server manager.
refused-already-suspended = { $player } has been suspended since { $since }. `/moderation reinstate` lifts it.
refused-not-suspended = { $player } isn't suspended. See who is with `/moderation reinstate`.
refused-suspended = Moderators suspended you from games on this server. Ask one of them why.
refused-empty-reason = That `reason` is blank. Write a few words, or leave it out.
log-gave-role = gave { $player } <@&{ $role }>, as earned
log-took-role = took <@&{ $role }> back from { $player }
