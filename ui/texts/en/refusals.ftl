# Refusals: why, and what can be done. One message a thing to say; arguments are named after what they stand for.

refused-bad-square = { $typed } is no square. A square is a letter and a number, from `a1` to `{ $last }`, e.g. `b3`.
refused-bad-rules = { $typed } is no rule set of { $game }. There are { $presets }: choose one from the list that opens while you type.
refused-bad-direction = { $typed } is no square. Say where your stone goes: `up`, `down`, `left`, `right`, or a square, e.g. `b4`.
refused-bad-path = { $typed } is no path. Name its squares in order, from where you begin to where you end, e.g. `c3 d4`.
refused-nothing-to-replay = No game was played in this channel yet. Name one by its number, as it stands under its board: `/replay game:12`.
refused-nothing-to-export = You have played no game in this server yet. Name another one by its number, as it stands under its board: `/export game:12`.
refused-history-of-whom = You named a member, and asked for the games of everybody. Leave out `member` or `everyone`.
refused-no-game-numbered = This server has no game { $game }. Its number stands under every board; `/games` and `/watch` lead to the boards.
refused-played-elsewhere = Game { $game } is played in { $channel }. Ask for it there: I show it to those who may look there, and to its players.
refused-off-the-board = There is no square in that direction. Choose another direction, or type the square to go to.
refused-unknown-control = This button belongs to another version of the bot, and does nothing any more. Use `/help` to see what can be done, or `{ $command } board` to see the board.
refused-only-in-servers = I play in servers alone. Use this command in a channel of a server.
refused-bad-option = I could not read what you chose. Please try again, and choose from what is offered.
refused-lacks-permissions = I may not do this in { $channel }: I lack { $permissions } there. Somebody who manages that channel or my role can grant it, in the settings of the channel under **Permissions**.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads
permission-connect = Connect
refused-not-in-thread = { $thread } is private, and nobody has brought me in: mention me there once, and try again.
refused-thread-locked = { $thread } is locked: I cannot post there. Somebody who manages threads can unlock it, or you play elsewhere.
refused-no-board-on-message = There is no board on this message that I know. Choose this on a message of mine with a board; the board of this channel you get by `{ $command } board`.
refused-no-board-yet = There is no board yet: the game begins when this challenge is accepted.
refused-no-board-ever = There is no board: no game has come of this challenge. Make another one with `{ $command } challenge`.
refused-challenged-self = You cannot challenge yourself. Name another member, or leave `opponent` out: then whoever accepts plays with you.
refused-challenged-bot = Bots do not play. Name another member, or leave `opponent` out: then whoever accepts plays with you.
refused-too-many-games = { $player } plays { $limit ->
    [one] a game
   *[other] { $limit } games
} in this server, and nobody may play more at a time. When one of them has ended, there is room again: `/games` shows yours.
refused-too-many-challenges = { $limit ->
    [one] You already have an open challenge in this channel: { $links }. Withdraw it, or wait for an answer.
   *[other] You already have { $limit } open challenges in this channel: { $links }. Withdraw one, or wait for an answer.
}
refused-too-many-challenges-in-server = { $limit ->
    [one] You already have an open challenge in this server. Withdraw it under **My games**, or wait for an answer.
   *[other] You already have { $limit } open challenges in this server. Withdraw one under **My games**, or wait for an answer.
}
refused-channel-busy = Game { $game } is being played in this channel. Play yours in a thread, or in another channel.
refused-challenge-accepted = This challenge was accepted already. Make one of your own with `{ $command } challenge`.
refused-challenge-declined = This challenge was declined. Make a new one with `{ $command } challenge`.
refused-challenge-withdrawn = This challenge was withdrawn. Make one of your own with `{ $command } challenge`.
refused-challenge-expired = This challenge has expired. Make a new one with `{ $command } challenge`.
refused-no-such-challenge = There is no such challenge any more. Make one with `{ $command } challenge`.
refused-own-challenge = This is your own challenge: somebody else has to accept it. You can withdraw it.
refused-not-invited = This challenge is for { $invited }. Make one of your own with `{ $command } challenge`.
refused-invited-twice = You named { $player } twice. Nobody plays on two places: name another member, or leave a place open.
refused-too-many-players = These rules are for { $seats } players, and you named more. Leave some out, or choose rules for more players.
refused-already-joined = You have joined already: wait for the others, or step out again.
refused-invited-to-other-team = You are invited to the other team. Join there; or decline, and then take a place that is open.
refused-team-full = There is no open place in this team. Join the other one.
refused-not-the-challenger = Only { $challenger } can withdraw this challenge.
refused-nothing-to-decline = This challenge is open to everybody: if you do not want it, leave it alone.
refused-no-game-here = No game is being played in this channel. Begin one with `{ $command } challenge`.
refused-you-play-in = You're playing in { $channels }.
refused-other-game-here = { $game } is being played in this channel: use the command { $command }.
refused-not-a-player = You do not play in this game. See the board with `{ $command } board`, or challenge somebody with `{ $command } challenge`.
refused-gave-up = You gave this game up, and your partner plays on for you. See how it goes with `{ $command } board`.
refused-game-over = This game is over. Begin another with `{ $command } challenge`.
refused-game-over-because = { $ending }
    The game is over. Begin another with `{ $command } challenge`.
refused-stale = This has changed since you opened it. Look at it again with `{ $command } board`.
refused-no-thread-here = There can be no thread in { $channel }. Play in the channel itself, or challenge in another one.

illegal-not-your-turn = It is not your turn: { $who } is to act.
illegal-no-such-action = There is no such action in this game. Its rules: `{ $command } rules`.
illegal-drop-is-due = Stones are still being placed: drop one with `{ $command } drop`.
illegal-move-is-due = All stones are placed: move one with `{ $command } move`.
illegal-take-is-due = { $row ->
    [mill] You closed a mill
   *[row] You made a row
}: first take a stone with `{ $command } take`.
illegal-nothing-to-take = There is nothing to take: no new row was made in this turn.
illegal-off-board = **{ $square }** is not on the board.
illegal-occupied = **{ $square }** is occupied.
illegal-empty = **{ $square }** is empty.
illegal-not-your-stone = The { $kind ->
    [marble] marble
    [piece] piece
   *[stone] stone
} on **{ $square }** is not yours.
illegal-own-stone = The { $kind ->
    [piece] piece
   *[stone] stone
} on **{ $square }** is your own.
illegal-not-adjacent = **{ $to }** is not beside **{ $from }**: { $kind ->
    [marble] a path goes step by step
   *[stone] a stone moves one step
} up, down, left or right.
illegal-four-in-a-row = A stone on **{ $square }** would make four or more side by side, which is illegal.
illegal-three-in-a-row = A stone dropped on **{ $square }** would make three or more side by side, which these rules do not allow.
illegal-straight-back = The stone on **{ $from }** came from **{ $to }** and may not go straight back.
illegal-stands-in-a-row = { $row ->
    [mill] The stone on **{ $square }** is in a mill, and others are not. Take one of those.
   *[row] The stone on **{ $square }** stands in a row, or a longer run, which protects it.
}
illegal-beside-own = **{ $square }** lies beside a stone of yours, and no stone may be dropped there.
illegal-not-central = **{ $square }** is no central square, and the first four drops of the game go on those.
illegal-not-diagonal = **{ $from }** and **{ $to }** do not lie on one diagonal, and all pieces go along diagonals.
illegal-backward = A man may not go back from **{ $from }** to **{ $to }**: only a Dama goes so.
illegal-too-far = A man does not reach **{ $to }** from **{ $from }**: it goes to the next square, or jumps over an enemy to the one behind.
illegal-in-the-way = The piece on **{ $square }** is in the way: a move passes over nothing, and a jump over one enemy alone.
illegal-nothing-to-jump = There is no enemy between **{ $from }** and **{ $to }** to jump over.
illegal-jumped-twice = The piece on **{ $square }** was jumped already, and none is jumped twice: stop before, or go another way.
illegal-ends-as-dama = The man becomes a Dama on **{ $square }**, and its turn ends there: stop there.
illegal-dama-captures = The Dama on **{ $square }** can capture, so that a man may not: capture with the Dama, or move without capturing.
illegal-must-capture = Your opponent claims the capture that you passed over: nothing else can be played before it.
illegal-capture-goes-on = A capture that was claimed must be made whole, and it goes on from **{ $square }**.
illegal-other-capture = You stopped a capture short: it must begin with the squares that you played, and go on from there.
illegal-nothing-to-claim = There is nothing to claim: no capture was passed over in the last action. Play on.
illegal-not-an-offender = The piece on **{ $square }** passed over no capture, and cannot be huffed.
illegal-back-and-forth = That piece has gone twice in a row between **{ $from }** and **{ $to }**, and may not a third time.
illegal-blocked = **{ $square }** is blocked: nobody can use it.
illegal-full = **{ $square }** is full: it takes no further marble of yours.
illegal-wrong-length = { $marbles ->
    [one] One marble of yours lies there: name its square, and the one square where it goes.
   *[other] { $marbles } marbles of yours lie there: name their square, and then { $marbles } more, one for each marble.
}
illegal-revisited = The path comes to **{ $square }** twice: all its squares must differ.

can-drop = You can drop on { $examples }.
can-move = You can move { $examples }.
can-capture = You can capture { $examples }.
can-take = You can take { $examples }.
can-go = From **{ $from }** your stone can go to { $examples }.
can-claim = You can huff the piece on { $squares } with `{ $command } huff`, or force the capture with `{ $command } force`.
examples-of-more = { $examples } … ({ $count } in all)

apology = Something went wrong on my side; nothing you did. Whatever was played is kept: look with `{ $command } board`. If it happens again, tell the operator this reference: `{ $reference }`.
apology-not-stored = I could not keep that just now, so it does not count: nothing has changed. Try it again in a moment. If it happens again, tell the operator this reference: `{ $reference }`.
refused-too-fast = You asked me for very much in a short time, and this was not done. Do nothing for { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}, and then do it again.
refused-server-too-fast = Very much is asked of me in this server just now, and this was not done. Do it again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
illegal-not-joined = No line leads straight from **{ $from }** to **{ $to }**. Move to the next point on a line.
refused-too-many-threads = This server has too many open threads for another one. Close one that no one needs, then try again.
refused-thread-slow = Discord is slow to open threads right now. Try again in a minute; nothing has changed.
refused-not-a-member = { $player } isn't in this server. Challenge someone else, or post an open challenge without an opponent.
refused-cannot-see-channel = { $player } can't see this channel. Challenge them where both of you can write.
