# Blocks between two players.

blocked-title = ## People you've blocked
kept-away-entry = { $number }. { $who }, { $since }
blocked-none = You haven't blocked anyone. `/block` stops challenges between you and someone, and they won't be told.
blocked-done = You've blocked { $player }: no more challenges between you, on any server. They won't be told, and games in progress go on.
blocked-parted = { $challenges ->
    [one] You two were in one open challenge. It was closed, or you left it.
   *[other] You two were in { $challenges } open challenges. Each was closed, or you left it.
}
unblocked-done = { $player } is unblocked: you two can challenge each other again.
button-unblock = Unblock { $number }
refused-has-blocked = You've blocked { $player }. Use `/unblock` first, or play someone else.
refused-no-game-with = You can't start a game with { $player } right now. Challenge someone else.
refused-may-not-join = You can't join this challenge right now. Start your own with `/play`.
refused-blocked-self = You can't block yourself. Choose another member.
refused-too-many-blocked = You've blocked as many people as you can: { $limit }. Unblock someone in `/block` first.
refused-block-bot = Bots can't challenge you, so there's no need to block them. Choose a member.
refused-blocked-already = You've already blocked { $player }. `/unblock` undoes it.
refused-not-blocked = You haven't blocked { $player }. See your list with `/block`.
