# Refusals: what's wrong, and what to do instead.

refused-bad-square = { $typed } isn't a square. Try something like `b3`, from `a1` to `{ $last }`.
refused-bad-zone = I don't know the time zone { $typed }. Try a city, such as `Lagos` or `Kyiv`.
refused-bad-rules = { $game } has no rules called { $typed }. Choose { $presets }.
refused-bad-direction = { $typed } isn't a square. Try `up`, `down`, `left`, `right` or something like `b4`.
refused-bad-path = { $typed } isn't a path. Name its squares in order, such as `c3 d4`.
refused-play-which-game = These options depend on the game. Choose a `game`, or leave them out.
refused-nothing-to-replay = No game was played in this channel yet. Give a number, such as `/replay number:12`.
refused-nothing-to-export = You haven't played here yet. Give a game's number, such as `/export number:12`.
refused-history-of-both = You asked for one member and for everyone. Leave out `member` or `everyone`.
refused-no-game-numbered = There's no game { $game } here. The number is under its board: see `/games` or `/watch`.
refused-played-elsewhere = Game { $game } is played in another channel. Use this command in { $channel }.
refused-off-the-board = There's no square in that direction. Try another one, or name the square.
refused-unknown-button = This button is too old to work. Start again from `/help`.
refused-only-in-servers = This needs a server that has me. Use it in one of its channels.
refused-answers-are-private = Only you would see the game here. Ask for { $permissions }, or play in a direct message.
refused-no-one-here = Only you and I are here. Play the computer, or challenge someone on a server.
refused-several-by-mail = You have several games of { $game } here. Use **Play** under the board you mean.
refused-bad-option = I couldn't read one of the options. Choose it from the list that appears.
refused-lacks = I can't do this in { $channel } without { $permissions }. Ask a server manager.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads
permission-connect = Connect
permission-use-external-apps = Use External Apps
refused-not-in-thread = I'm not in { $thread }, because it's private. Mention me there, then try again.
refused-thread-locked = { $thread } is locked. Ask a moderator to unlock it, or play elsewhere.
refused-no-board-on-message = That message has no board. Choose one of mine, or use `{ $command } board`.
refused-no-board-yet = There's no board yet. The game starts when someone accepts.
refused-no-board-ever = There's no board: this challenge never became a game. Start a new one with `/play`.
refused-challenged-self = You can't challenge yourself. Choose someone else, or let anyone join.
refused-challenged-bot = Bots don't play. Choose someone else, or let anyone join.
refused-too-many-games = { $limit ->
    [one] { $player } is already playing a game here, which is the limit. Wait until it ends.
   *[other] { $player } is already playing { $limit } games here, which is the limit. Wait until one ends.
}
refused-too-many-challenges = { $limit ->
    [one] You already have an open challenge in this channel: { $links }. Withdraw it first.
   *[other] You already have { $limit } open challenges in this channel: { $links }. Withdraw one first.
}
refused-too-many-challenges-in-server = { $limit ->
    [one] You already have an open challenge here. Withdraw it under **My games** first.
   *[other] You already have { $limit } open challenges here. Withdraw one under **My games** first.
}
refused-channel-busy = Game { $game } is being played in this channel. Use a thread, or another channel.
refused-challenge-accepted = Someone already accepted this challenge. Start your own with `/play`.
refused-challenge-declined = This challenge was declined. Start a new one with `/play`.
refused-challenge-withdrawn = This challenge was withdrawn. Start your own with `/play`.
refused-challenge-expired = This challenge has expired. Start a new one with `/play`.
refused-no-such-challenge = This challenge is gone. Start a new one with `/play`.
refused-own-challenge = It's your own challenge, so someone else has to accept it. You can withdraw it.
refused-not-invited = This challenge is for { $invited }. Start your own with `/play`.
refused-invited-twice = You named { $player } twice. Choose someone else, or leave a seat open.
refused-too-many-players = { $seats ->
    [one] These rules are for one player. Name fewer people, or choose other rules.
   *[other] These rules are for { $seats } players. Name fewer people, or choose other rules.
}
refused-already-joined = You've already joined. Wait for the others, or leave again.
refused-invited-to-other-team = You're invited to the other team. Join that one, or decline first.
refused-team-full = This team is full. Join the other one.
refused-not-the-challenger = Only { $challenger } can withdraw this challenge. Start your own with `/play`.
refused-nothing-to-decline = This challenge is open to everyone. If you don't want it, just ignore it.
refused-no-game-here = There's no game in this channel. Start one with `/play`.
refused-you-play-in = You're playing in { $channels }.
refused-other-game-here = { $game } is being played in this channel: use `{ $command }`.
refused-not-a-player = You're not in this game. Watch it with `{ $command } board`, or start your own with `/play`.
refused-gave-up = You're out of this game, and your partner plays on for you. Watch with `{ $command } board`.
refused-game-over = This game is over. Start another with `/play`.
refused-game-over-because = { $ending }
    Start another game with `/play`.
refused-stale = This has changed since you opened it. Look again with `{ $command } board`.
refused-no-thread-here = I can't open threads in { $channel }. Play in the channel, or somewhere else.
illegal-no-such-action = That move doesn't exist in this game. See `{ $command } rules`.
illegal-drop-is-due = Stones are still being dropped. Use `{ $command } drop`.
illegal-move-is-due = All stones are down. Use `{ $command } move`.
illegal-take-is-due = { $row ->
    [mill] You closed a mill: take a stone first, with `{ $command } take`.
   *[row] You made a row: take a stone first, with `{ $command } take`.
}
illegal-nothing-to-take = { $row ->
    [mill] There's nothing to take: you need a new mill first.
   *[row] There's nothing to take: you need a new row first.
}
illegal-off-board = **{ $square }** isn't on the board.
illegal-occupied = **{ $square }** is occupied.
illegal-empty = **{ $square }** is empty.
illegal-not-your-stone = { $kind ->
    [marble] The marble on **{ $square }** isn't yours.
    [piece] The piece on **{ $square }** isn't yours.
   *[stone] The stone on **{ $square }** isn't yours.
}
illegal-own-stone = { $kind ->
    [piece] The piece on **{ $square }** is yours.
   *[stone] The stone on **{ $square }** is yours.
}
illegal-not-adjacent = **{ $to }** isn't next to **{ $from }**. { $kind ->
    [marble] A path goes
   *[stone] A stone moves
} one step up, down, left or right.
illegal-four-in-a-row = A stone on **{ $square }** would make four or more in a row, which isn't allowed.
illegal-three-in-a-row = **{ $square }** would make three or more in a row. That isn't allowed while dropping.
illegal-straight-back = The stone on **{ $from }** just came from **{ $to }** and can't go straight back.
illegal-back-to-mill = The stone on **{ $from }** just left its mill on **{ $to }**. It can't go straight back to close it.
illegal-stands-in-a-row = { $row ->
    [mill] The stone on **{ $square }** is safe in a mill. Take one outside a mill.
   *[row] The stone on **{ $square }** is safe in a row.
}
illegal-beside-own = **{ $square }** is next to one of your stones. You can't drop there.
illegal-not-central = **{ $square }** isn't in the centre, where the first four stones go.
illegal-not-diagonal = **{ $from }** and **{ $to }** aren't on one diagonal, and pieces only move diagonally.
illegal-backward = A man can't go back from **{ $from }** to **{ $to }**. Only a Dama can.
illegal-too-far = A man can't reach **{ $to }** from **{ $from }**. It moves one square, or jumps over one piece.
illegal-in-the-way = The piece on **{ $square }** is in the way. A jump passes over exactly one piece of theirs.
illegal-nothing-to-jump = There's nothing of theirs between **{ $from }** and **{ $to }** to jump over.
illegal-jumped-twice = You can't jump the piece on **{ $square }** twice. Stop before it, or go another way.
illegal-ends-as-dama = The man becomes a Dama on **{ $square }**, and its turn ends there.
illegal-dama-captures = The Dama on **{ $square }** can capture, so a man can't. Use the Dama, or don't capture.
illegal-must-capture = Your opponent called out the capture you missed. Make it first.
illegal-capture-goes-on = You have to finish this capture. Go on from **{ $square }**.
illegal-other-capture = You stopped this capture short. Start with the same squares, and go on.
illegal-nothing-to-claim = No capture was missed, so there's nothing to punish. Just play on.
illegal-not-an-offender = The piece on **{ $square }** didn't miss a capture, so you can't huff it.
illegal-back-and-forth = This piece went between **{ $from }** and **{ $to }** twice in a row. Move another one.
illegal-blocked = **{ $square }** is blocked for everyone.
illegal-full = **{ $square }** is full.
illegal-wrong-length = { $marbles ->
    [one] You have one marble there: name its square, and the next one.
   *[other] You have { $marbles } marbles there: name their square, and { $marbles } more.
}
illegal-revisited = The path visits **{ $square }** twice. Each square can only come once.

can-drop = You can drop on { $examples }.
can-move = You can move { $examples }.
can-capture = You can capture { $examples }.
can-take = You can take { $examples }.
can-go = From **{ $from }** you can go to { $examples }.
can-claim = You can huff { $squares } (`{ $command } huff`) or force that capture (`{ $command } force`).
examples-of-more = { $examples }… ({ $count } in all)

apology = Sorry, that broke on my end. Your game is safe. Still broken? Tell a moderator or the operator: `{ $reference }`
apology-not-stored = I couldn't save that, so it doesn't count. Try again. Still broken? Tell a moderator or the operator: `{ $reference }`
apology-perhaps-stored = I can't tell yet if that was saved. Look in a minute. Not there? Tell a moderator or the operator: `{ $reference }`
refused-too-fast = Slow down! Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
refused-server-too-fast = This server is very busy right now. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
illegal-not-joined = No line goes straight from **{ $from }** to **{ $to }**. Move to the next point on a line.
refused-too-many-threads = This server has too many open threads. Close one, then try again.
refused-thread-slow = Discord is slow to open threads right now. Nothing changed; try again in a minute.
refused-not-a-member = { $player } isn't on this server. Challenge someone else, or let anyone join.
refused-cannot-see-channel = { $player } can't see this channel. Challenge them where you both can write.
refused-level-without-computer = A level is for games against the computer, but no seat is free. Leave out `level` or `opponent`.
refused-computer-plays-on = I like my position, so let's play on.
refused-premove-against-computer = No need to plan ahead here: the computer answers right away.
refused-hint-between-members = There are no hints in games between members. To get some, practice or play the computer.
refused-engine-in-own-game = This is the position of your game { $game }. Finish that one first, then ask me.
refused-engine-in-running-game = Others are playing from this position. Ask again once their game is over.
refused-not-yours-to-start = Only { $challenger } can start this game. Start your own with `/play`.
refused-challenge-waits = A challenge is waiting in this channel. Play the computer in another one, or with `{ $command } practice`.
refused-stale-challenge = This has changed since you opened it. Look again: { $link }
refused-stale-elsewhere = This has changed since you opened it. Open it again, or see your games with `/games`.
refused-rated-against-computer = Games against the computer aren't rated. Leave out `rated`, or choose a member to play.
refused-away-without-clock = This game has no clock to pause. Choose a `clock` too, or leave out `away`.
refused-rest-without-clock = There's no clock to pause. Choose a `clock` too, or leave out `nights` and `days_off`.
refused-only-in-teams = Only team games have a `partner` and a `second_opponent`. Leave them out, or choose other `rules`.
