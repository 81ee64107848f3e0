# Who wants nothing to do with whom. One message a thing to say; arguments are named after what they stand for.

blocked-title = ## Whom you have blocked
kept-away-entry = { $number }. { $who }, { $since }
blocked-none = You have blocked nobody. With `/block` and a member there are no challenges between the two of you, in any server; nobody is told.
blocked-done = { $player } is blocked: there are no challenges between the two of you any more, in any server. Nobody is told. Games and matches that run go on. `/unblock` ends it.
blocked-parted = { $challenges ->
    [one] One open challenge brought you together: it was taken back, or you have left it.
   *[other] { $challenges } open challenges brought you together: they were taken back, or you have left them.
}
unblocked-done = You block { $player } no longer: there can be challenges between the two of you again.
button-unblock = Unblock { $number }
refused-has-blocked = You have blocked { $player }. Use `/unblock` first, or play with somebody else.
refused-no-game-with = No game with { $player } can begin here at the moment; why, I tell nobody. Challenge somebody else.
refused-may-not-join = You cannot join this challenge at the moment; why, I tell nobody. Make one of your own with `{ $command } challenge`.
refused-blocked-self = You cannot block yourself. Name another member, or nobody to see whom you have blocked.
refused-too-many-blocked = You have blocked { $limit } members, and can block no more. `/block` lists them: unblock one there.
refused-block-bot = Bots challenge nobody, and need not be blocked.
refused-blocked-already = You have blocked { $player } already. `/unblock` ends it.
refused-not-blocked = You have not blocked { $player }. `/block` lists whom you have.
