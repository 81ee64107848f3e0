# What users read, in English. One message a thing to say; arguments are named after what they stand for.

## Games, presets, options

game-dara = Dara
about-dara = Dara: make rows of three, and take the enemy's stones
about-damas = Damas: draughts in which a capture that was passed over can be claimed
about-wali = Wali: make rows of three with stones that were not dropped side by side
about-dala = Dala: make rows of three, in the drop phase too, on a larger board
game-wali = Wali
game-dala = Dala
about-damala = Damala: drop a square's marbles along a path, and take the enemy's
game-damala = Damala
preset-damala-standard = standard
preset-damala-rapid = rapid
preset-damala-teams = teams
game-damas = Damas
preset-wali-adjacent = adjacent
preset-wali-prost = Prost
preset-dala-standard = standard
preset-damas-ruibal = Ruibal
preset-dara-traditional = traditional
preset-dara-capture-ten = capture ten
preset-dara-niger = Niger
rules-name = { $game } ({ $preset })
rules-name-house = { $game } ({ $preset }, house rules)

setting-take-free = A row takes a stone that stands in no row; if all stand in rows, nothing is taken.
setting-take-any = A row takes any enemy stone.
setting-win-few = You win when the opponent has fewer than three stones left.
setting-win-ten = You win with the tenth stone that you capture, or when the opponent has fewer than three left.
setting-back-allowed = A stone may go straight back.
setting-back-barred = A stone may not return to the square that it left on your previous turn.
setting-row-drops-allowed = A dropped stone may make a row of three, which earns nothing.
setting-win-all = You win when the opponent has no stone left.
setting-rows-three = A new row of exactly three takes a stone.
setting-rows-more = A new run of three or more takes a stone.
setting-first-drops-centre = The first four drops of the game, two of each player, go on the four central squares.
setting-first-drops-anywhere = The first drops of the game go anywhere, as all others.
setting-drop-takes-earned = A row that is made by a drop takes a stone too.
setting-drop-takes-none = A row that is made by a drop takes nothing.
setting-beside-drops-allowed = A stone may be dropped beside another of yours.
setting-beside-drops-barred = A stone may not be dropped beside another of yours, along a file or a rank.
setting-man-captures-both-ways = A man captures forward and backward.
setting-duel = { $turns ->
    [one] Two Damas against one have one move of each player to resolve it; then the game is a draw.
   *[other] Two Damas against one have { $turns } moves of each player to resolve it; then the game is a draw.
}
setting-bonus-gained = A marble that you drop on the centre gains you another one there.
setting-bonus-none = The centre is a square like any other, and gains no marble.
setting-row-drops-barred = A drop that makes three or more in a row is illegal.

## Rules pages

rules-title = ## { $rules }
rules-house = *House rules: this is the usual game, but for what is listed below as an option.*
rules-options = In { $rules }
rules-no-source = of this bot
rules-decided = **Decided**, where the sources are silent:
rules-sources = **Sources**
source-s000 = the leaflet “Dara, capture ten”.
source-s001 = an encyclopaedia's article on Dara.
source-s002 = the Ruibal leaflet on draughts.
source-s003 = the leaflet on Damala.
source-s004 = navpil's article on Dara, Wali and Dala, with the Niger variant.

rules-dara-goal = **Goal.** Make rows of three to take the enemy's stones, until too few are left to make a row.
rules-dara-drop = **First, drop.** Five files, six ranks, twelve stones each. In turn, put one stone on any empty square (`/dara drop b3`). Four or more of yours side by side, along a file or a rank, are illegal.
rules-dara-move = **Then, move.** In turn, move one stone one step along a file or a rank to an empty square (`/dara move b3 up`). Four side by side stay illegal. Who cannot move is skipped.
rules-dara-row = **Row and take.** A move that makes a new row of exactly three takes one enemy stone (`/dara take d4`), only one even for two rows. Rows that stood before earn nothing; a row that is opened and closed again is new. In the picture, the joined stones are the new row, and one of the ringed stones is to be taken.
rules-dara-picture = A board of Dara in the move phase. Black has just moved from b2 to c2 and made a row on c2, d2 and e2. The white stones that may be taken are ringed: Black takes one of them.

rules-wali-goal = **Goal.** Make rows to take the enemy's stones, until as few are left as is said below.
rules-wali-drop = **First, drop.** Five files, six ranks, twelve stones each. In turn, put one stone on an empty square (`/wali drop b3`), where these rules allow it. Who cannot drop waits while the other goes on; then the first player begins to move.
rules-wali-move = **Then, move.** In turn, move one stone one step along a file or a rank to an empty square (`/wali move b3 up`). Any number of stones may stand side by side. Who cannot move is skipped.
rules-wali-row = **Row and take.** A move that makes a new row, with the stone that moved in it, takes one enemy stone (`/wali take d4`), only one even for two rows. Rows that were dropped, or that stood before, earn nothing; a row that is opened and closed again is new. In the picture, the joined stones are the new row, and one of the ringed stones is to be taken.
rules-wali-picture-row = A board of Wali in the move phase. Black has just moved from b5 to c5 and made a row on c4, c5 and c6. The white stones are ringed: Black takes one of them.
rules-wali-picture-run = A board of Wali in the move phase. Black has just moved from e5 to d5 and made a run of four, on d3, d4, d5 and d6. All white stones are ringed: Black takes one of them.

rules-dala-goal = **Goal.** Make rows of three to take the enemy's stones, until fewer than three are left, in hand and on the board.
rules-dala-drop = **First, drop.** Six files, six ranks. In turn, put one stone on an empty square (`/dala drop c3`); first of all on the four central squares, c3, d3, c4 and d4.
rules-dala-move = **Then, move.** In turn, move one stone one step along a file or a rank to an empty square (`/dala move b3 up`). Who cannot move is skipped.
rules-dala-row = **Row and take.** Who makes a new row of exactly three, by a drop or by a move, takes one enemy stone (`/dala take d4`), one a turn at most. Four and more side by side are legal, and earn nothing. What is left of them when a stone moves away is a new row too, if it is three.
rules-dala-pictures = **In the pictures**: a central square is still to be filled; a row that was dropped takes a ringed stone; and so does a row that a stone has left behind.
rules-dala-picture-centre = A board of Dala. Three of the four central squares are filled: Black has stones on c3 and d3, White on c4. White must drop on d4.
rules-dala-picture-drop = A board of Dala in the drop phase. Black has just dropped on b3 and made a row on b3, c3 and d3. White's stones on c4 and d4 are ringed: Black takes one of them.
rules-dala-picture-left = A board of Dala in the move phase. Black's stone has just left the run e1, e2, e3 and e4 for f1, and the three that are left are a new row. All white stones are ringed: Black takes one of them.

rules-damas-goal = **Goal.** Take all enemy pieces, or leave the enemy nothing to play.
rules-damas-man = **Man.** Eight files, eight ranks, twelve men each on the dark squares; black begins. A man moves one square diagonally forward (`/damas move c3 d4`). It captures by jumping forward over an enemy beside it onto the empty square behind, and goes on so as long as it can (`/damas move c3 e5 g7`). On the last rank it becomes a Dama.
rules-damas-dama = **Dama.** It moves any number of empty squares along a diagonal, forward and backward. It captures an enemy on its diagonal from afar, lands on any of the empty squares behind, and may go on in another direction. When a Dama can capture, a man may not.
rules-damas-claim = **Captures can be passed over, and claimed.** Who could capture and did not, or stopped a capture that could go on, has offended. Before playing on, the opponent may do one of three things: **huff**, which removes a piece that should have captured (`/damas huff d4`), and then play; **force**, which takes the move back and has the capture made whole (`/damas force`); or let it be, and simply play.
rules-damas-back = **Back and forth.** No piece moves more than twice in a row over the same two squares.
rules-damas-draws = **Draws.** Where neither side could move if it were its turn; one man against one man; one Dama against one Dama.
rules-damas-pictures = **In the pictures**: the ringed piece passed over a capture, and can be huffed; a man captures two, and becomes a Dama; a Dama captures two from afar.
rules-damas-picture-offence = A board of Damas. The black piece on d4 could have captured the white one on e5, but Black has moved from a3 to b4 instead. The piece on d4 is ringed: White may huff it, or force the capture.
rules-damas-picture-man = A board of Damas. A white man has just captured two black pieces, on d4 and d2, by jumping from c5 over e3 to c1, the last rank, where it has become a Dama.
rules-damas-picture-dama = A board of Damas. A white Dama has just captured two black pieces, on e3 and b4, by jumping from g1 to c5 and from there to a3.

rules-damala-reconstruction = *This is a reconstruction: the leaflet's diagrams are lost. What was decided is listed below.*
rules-damala-goal = **Goal.** Leave the opponent one marble at most, with two or more of yours.
rules-damala-goal-team = **Goal.** Leave the other team one marble at most, with two or more of your team's.
rules-damala-board = **Board.** Seven files, seven ranks, the corners blocked; the centre is d4. Each player has { $marbles } marbles, one on every square of the nearest ranks; black begins. Up to three marbles share a square.
rules-damala-boards = **Boards.** Two boards side by side, with files a to g and h to n and seven ranks, the corners of each blocked; their centres are d4 and k4. Four players in two teams, crosswise: seats 1 and 3 against seats 2 and 4. Each has { $marbles } marbles. Up to three marbles share a square. A partner's marbles are neither moved nor captured, but count among the three. The marbles of a team count together. Who cannot move is skipped; when a player gives up, the partner plays on for both.
rules-damala-turn = **Turn.** Take up all marbles of yours from one square, and drop them one by one along a path, each on the next square up, down, left or right (`/damala move d3 d4`; `/damala move d3 d4 e4` for two). No square comes twice, and every marble must find its place. Closed to you is a blocked square, one with three marbles of yours, and one with three marbles and no enemy's among them.
rules-damala-capture = **Capture.** A marble that is dropped where enemy marbles lie removes one of them.
rules-damala-centre = **Centre.** A marble that is dropped on a centre gains its player another one there, where fewer than three lie on it then and the player has fewer than 20.
rules-damala-pictures = **In the pictures**: marbles go along a path, and the last one captures; a marble on the centre has gained another.
rules-damala-picture-path = A board of Damala. Black has just taken up three marbles from e2 and dropped them on f2, f3 and f4. The last one has captured the white marble on f4.
rules-damala-picture-rapid-path = A board of Damala, rapid. Black has just taken up three marbles from b2 and dropped them on a2, a3 and a4. The last one has captured a white marble on a4.
rules-damala-picture-centre = A board of Damala. A marble has just been dropped on the centre, d4, has captured an enemy marble there, and has gained its player another one.
rules-damala-picture-across = Two boards of Damala side by side. Black has just taken up three marbles from f2 and dropped them on g2, g3 and, across the seam, on h3, where the last one has captured a white marble.
rules-damala-picture-team-centre = Two boards of Damala side by side. Black has just dropped a marble on the centre of the first board, d4, and has gained another one there.

decided-stuck-drop-is-skipped = Who has no legal drop is skipped while the other goes on.
decided-set-aside = Stones that can never be dropped are set aside: out of the game, but not captured.
decided-skip-lifts-ban = A skipped turn lifts the ban on going straight back.
decided-repetition = The same position for the third time is a draw; and so it is where nobody can act, unless the game's own rules say otherwise.
decided-bound = { $turns ->
    [one] One turn of each player without a capture, and without a stone put in from the hand, is a draw.
   *[other] { $turns } turns of each player without a capture, and without a stone put in from the hand, are a draw.
}
decided-early-end-is-no-shut-out = In a match, a game that is given up before anything could be captured is no shut-out.
decided-long-run-protects = A stone in a run of three or more cannot be taken.
decided-two-each-is-drawn = The game is drawn at once when neither has more than two stones left: nothing can be taken any more.
decided-twelve-stones = Each player has twelve stones, as in Dara.
decided-dark-corner = The corner square a1 is dark.
decided-men-capture-forward = A man captures forward only: the leaflet gives backward captures to the Dama alone.
decided-turn-ends-as-dama = The turn of a man ends where it becomes a Dama.
decided-captured-leave-at-the-end = Captured pieces leave the board when the capture is over, and none is jumped twice.
decided-claim-at-once = A capture that was passed over can be claimed by the very next action only. A forced capture offends nobody, and a huff is no turn.
decided-claim-or-lose = Who can do nothing but claim must claim, and has lost if he is stuck after a huff. A move that passes over a capture and brings a draw draws.
decided-back-and-forth = Only moves without capture count as going back and forth; a capture ends the series; and the bar is lifted for one who can do nothing else.
decided-reconstruction = This is a reconstruction, since the leaflet's diagrams are lost: that the corners are blocked, that the nearest ranks are full, and where the centre is, follows from its numbers.
decided-no-square-passed-over = A marble is dropped on every square of the path.
decided-stuck-team-loses = A team has lost when both of its players were skipped in a row.
decided-one-each-is-drawn = One marble against one is a draw.
decided-stuck-loses = Who is to move and has no legal action has lost.
decided-rapid-camps = Rapid: twelve marbles each, on the two nearest ranks.
decided-team-camps = Each team starts on its own board: seat 1 on ranks 1 to 3 and seat 3 on ranks 5 to 7 of the first, seats 2 and 4 likewise on the second, without the middle file.
decided-most-marbles-go = Where several enemies lie on a square, one goes of the enemy with more marbles there, of the lower seat where that is equal.

## A board in words, for those who do not see the picture

side-first = Black
side-second = White
side-third = Blue
side-fourth = Orange
side-team = { $one } and { $other }
spoken-board = Board of { $files } files and { $ranks } ranks.
spoken-chequered = Pieces stand on dark squares, a1 among them.
spoken-blocked = Blocked: { $squares }.
spoken-centres = Centre: { $squares }.
spoken-none = { $side } has none on the board
spoken-has = { $side } has { $pieces }
spoken-pieces = { $kind ->
    [man] { $count ->
        [one] 1 man: { $squares }
       *[other] { $count } men: { $squares }
    }
    [dama] { $count ->
        [one] 1 Dama: { $squares }
       *[other] { $count } Damas: { $squares }
    }
    [marble] { $count ->
        [one] 1 marble: { $squares }
       *[other] { $count } marbles: { $squares }
    }
   *[stone] { $count }: { $squares }
}
spoken-hand = { $count } in hand
spoken-lost = { $count } captured
spoken-aside = { $count } set aside
spoken-gained = { $count } gained
spoken-last = Last, { $did }
spoken-then = Then { $did }
spoken-drop = { $side } dropped on { $square }.
spoken-take = { $side } took from { $square }.
spoken-huff = { $side } huffed { $square }.
spoken-force = { $side } forced the capture that was passed over.
spoken-jump = { $side } captured by { $squares }.
spoken-move = { $side } moved from { $from } to { $to }.
spoken-undone = Taken back: { $squares }.
spoken-captured = Taken: { $squares }.
spoken-bonus = One more was gained on { $square }.
spoken-promoted = The man became a Dama.
spoken-claim = A capture was passed over with { $squares }: { $side } may huff or force it.
spoken-row = That made a row: { $squares }.
spoken-due-drop = { $side } is to drop a stone.
spoken-due-drop-on = { $side } is to drop a stone, on one of { $squares }.
spoken-due-move = { $kind ->
    [marble] { $side } is to move marbles from one square.
    [piece] { $side } is to move a piece.
   *[stone] { $side } is to move a stone.
}
spoken-due-capture = { $side } is to make the capture that was claimed, from { $squares }.
spoken-due-take = { $side } is to take a stone, from { $squares }.

## The board message

board-begun = { $players }: the game begins!
board-order = Order of play: { $players }.
board-row-takes-nothing = No enemy stone may be taken: all of them stand in rows.
board-set-aside = { $count ->
    [one] One stone of { $who } can never be dropped, and is set aside.
   *[other] { $count } stones of { $who } can never be dropped, and are set aside.
}
board-moves-began = The stones are placed. From now on they move, one step a turn, and a new row takes a stone.
board-undone = **{ $path }** is taken back.
board-captured = { $count ->
    [one] An enemy marble goes from { $squares }.
   *[other] An enemy marble goes from each of { $squares }.
}
board-bonus = The centre **{ $square }** gives one marble more.
board-promoted = The man becomes a Dama!
board-resigned = { $who } resigned: { $partner } plays on for both.
board-left = { $who } left the server: { $partner } plays on for both.
board-skipped = { $who } has no legal action and is skipped.
board-footer = -# Game { $game } · { $rules } · { $plies ->
    [0] no action yet
    [one] 1 action
   *[other] { $plies } actions
}

did-drop = { $who } dropped **{ $square }**.
did-take = { $who } took **{ $square }**.
did-huff = { $who } huffed **{ $square }**, which passed over a capture.
did-force = { $who } forces the capture that was passed over.
did-jump = { $count ->
    [one] { $who } captured a piece: **{ $path }**.
   *[other] { $who } captured { $count } pieces: **{ $path }**.
}
did-step = { $who } moved **{ $from }** { $direction } to **{ $to }**.
did-move = { $who } moved **{ $path }**.
did-make-row = { $did } A row!

direction-up = up
direction-down = down
direction-left = left
direction-right = right

due-drop = { $who }, your turn: drop a stone ({ $hand } in hand).
due-drop-central = { $who }, your turn: drop a stone on a central square: { $squares } ({ $hand } in hand).
due-move = { $kind ->
    [marble] { $who }, your turn: move your marbles from one square.
    [piece] { $who }, your turn: move a piece.
   *[stone] { $who }, your turn: move a stone.
}
due-capture = { $who }, your turn: your opponent claims the capture that you passed over. Make it.
due-must-claim = { $who }, your turn: you have no move left, and must claim the capture.
due-claim = { $count ->
    [one] The piece on { $squares } passed over a capture: you may huff it, force the capture, or let it be and play.
   *[other] A capture was passed over: you may huff one of the pieces on { $squares }, force the capture, or let it be and play.
}
due-take = { $who }, take a stone: one of those that are ringed.

ended-resigned = { $loser } resigned.
ended-left = { $loser } left the server.
ended-stones = { $kind ->
    [marble] { $players ->
        [one] { $loser } has at most one marble left.
       *[other] { $loser } have at most one marble left.
    }
   *[stone] { $loser } has fewer than three stones left.
}
ended-ten = **{ $winner } wins** with ten stones captured!
ended-taken = { $kind ->
    [piece] { $loser } has no piece left.
   *[stone] { $loser } has no stone left.
}
ended-blocked = { $loser } cannot act any more.
ended-wins = { $players ->
    [one] **{ $winner } wins!**
   *[other] **{ $winner } win!**
}
ended-draw-blocked = Nobody can act any more: **a draw.**
ended-draw-repetition = The same position for the third time: **a draw.**
ended-draw-bound = { $kind ->
    [stone] Too many turns without a take: **a draw.**
   *[other] Too many turns without a capture: **a draw.**
}
ended-draw-reduced = Too little is left to win with: **a draw.**

## Buttons

button-play = Play
button-more = More
button-rules = Rules
button-rules-of = Rules of { $game }
button-accept = Accept
button-agree = Agree
button-accept-thread = Accept, and play in a thread
button-decline = Decline
button-step-out = Decline, or step out
button-join-challenger = Join the first team
button-join-opponent = Join the second team
button-withdraw = Withdraw
button-thread = Challenge in a thread
button-stop = Stop here
button-back = Back
button-force = Force the capture
button-huff = Huff { $square }
button-resign = Resign
button-keep-playing = Keep playing

## The panel

choice-goes-on = { $path } → …
panel-drop = Where do you drop a stone?
panel-move = { $kind ->
    [marble] Which square's marbles do you move?
    [piece] Which piece do you move?
   *[stone] Which stone do you move?
}
panel-must-claim = You have no move left, and must claim the capture that was passed over: huff a piece, or force it.
panel-claim = A capture was passed over. Huff a piece that should have made it, or force it, or simply play on: which piece do you move?
panel-move-to = { $kind ->
    [marble] Where do your marbles on { $from } go?
   *[stone] Where does { $from } go?
}
panel-go-on = { $path } – and then?
panel-capture = A capture is claimed: which piece of yours makes it?
panel-take = You made a row! Which stone do you take?
panel-which-rank = Choose its rank first: 1 is at the bottom.
panel-rank = Rank { $rank }:
panel-stale = The game has moved on since this panel was opened. This is the board now.
panel-left = Nothing was changed.
play-over = This game is over.
play-spectator = You do not play in this game. This is the board.
play-not-your-turn = It is not your turn: { $who } is to act.
resign-question = Do you want to resign game { $game }? This cannot be undone.

## Challenges

challenge-to = { $challenger } challenges { $invited } to **{ $rules }**.
challenge-open = { $challenger } looks for somebody to play **{ $rules }** with.
challenge-teams = { $challenger } gathers four players for **{ $rules }**, two against two.
challenge-sides =
    First team: { $with }
    Second team: { $against }
challenge-slot-open = *an open place*
challenge-slot-invited = { $player } (invited)
challenge-order = Order of play: { $players }, and round again.
challenge-first-place = The first of the second team plays first.
challenge-first-lot = The first player is drawn by lot.
challenge-first-challenger = { $who } plays first.
challenge-first-opponent = Whoever accepts plays first.
challenge-place-here = Played in this channel.
challenge-place-thread = Played in a thread of its own.
challenge-until = If nobody accepts, it expires { $time }.
challenge-until-full = It begins when every place is taken; until then it stays open, and expires { $time }.
challenge-rematch = A rematch of game { $game }: first and second are exchanged.
challenge-accepted = { $who } accepted: the game is on!
challenge-accepted-in-thread = { $who } accepted: the game is on in { $thread }!
challenge-accepted-already = { $challenge }
    It was accepted.
challenge-declined = It was declined.
challenge-withdrawn = It was withdrawn.
challenge-expired = Nobody accepted in time.

## Lists: the games of a player, and those of a server

games-title = ## Your games in this server
games-his-turn = **They wait for you**
games-others-turn = **You wait for them**
games-challenges = **Open challenges**
games-game = **{ $rules }** against { $opponents }, in { $link }: { $turn }.
games-turn-his = your turn, { $state }
games-turn-his-since = your turn began { $since }
games-turn-others = the turn of { $who }, { $state }
games-turn-others-since = the turn of { $who } began { $since }
games-invited = { $who } challenges you to **{ $rules }**: { $link }, expires { $expires }.
games-made = Your challenge to **{ $rules }**: { $link }, expires { $expires }.
games-joined = **{ $rules }**, which you have joined: { $link }, expires { $expires }.
games-open = **{ $rules }**, with whoever joins: { $link }, expires { $expires }.
games-none = You play no game in this server, and no challenge is open to you. Begin one with `/dara challenge`, or the same of another game. `/watch` shows what others play.
watch-title = ## The games of this server
watch-game = **{ $rules }** in { $link }: { $plies ->
    [0] begun { $since }
    [one] 1 action, the last { $since }
   *[other] { $plies } actions, the last { $since }
}
watch-game-timed = { $game }, { $state }
watch-game-here = { $game } · { $players }
watch-none = No game is being played in this server. Begin one with `/dara challenge`, or the same of another game.
page-of = -# Page { $number } of { $last }
button-page-before = Previous page
button-page-after = Next page

## Refusals: why, and what can be done

refused-bad-square = { $typed } is no square. A square is a letter and a number, from `a1` to `{ $last }`, e.g. `b3`.
refused-bad-rules = { $typed } is no rule set of { $game }. There are { $presets }: choose one from the list that opens while you type.
refused-bad-direction = { $typed } is no square. Say where your stone goes: `up`, `down`, `left`, `right`, or a square, e.g. `b4`.
refused-bad-path = { $typed } is no path. Name its squares in order, from where you begin to where you end, e.g. `c3 d4`.
refused-nothing-to-replay = No game was played in this channel yet. Name one by its number, as it stands under its board: `/replay game:12`.
refused-nothing-to-export = You have played no game in this server yet. Name another one by its number, as it stands under its board: `/export game:12`.
refused-no-game-numbered = This server has no game { $game }. Its number stands under every board; `/games` and `/watch` lead to the boards.
refused-played-elsewhere = Game { $game } is played in { $channel }. Ask for it there: I show it to those who may look there, and to its players.
refused-off-the-board = There is no square in that direction. Choose another direction, or type the square to go to.
refused-unknown-control = This button belongs to another version of the bot, and does nothing any more. Use `/help` to see what can be done, or `{ $command } board` to see the board.
refused-only-in-servers = I play in servers alone. Use this command in a channel of a server.
refused-bad-option = I could not read what you chose. Please try again, and choose from what is offered.
refused-lacks-permissions = I may not do this in { $channel }: I lack { $permissions } there. Somebody who manages the channel can grant it.
refused-challenged-self = You cannot challenge yourself. Name another member, or leave `opponent` out: then whoever accepts plays with you.
refused-challenged-bot = Bots do not play. Name another member, or leave `opponent` out: then whoever accepts plays with you.
refused-too-many-games = { $player } plays { $limit ->
    [one] a game
   *[other] { $limit } games
} in this server, and nobody may play more at a time. When one of them has ended, there is room again: `/games` shows yours.
refused-too-many-challenges = { $limit ->
    [one] You have an open challenge in this channel, and may have no other: { $links }. Withdraw it there, or wait until it is answered.
   *[other] You have { $limit } open challenges in this channel, and may have no more: { $links }. Withdraw one of them there, or wait until one is answered.
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
refused-nothing-to-decline = This challenge is open to everybody: who does not want it leaves it alone.
refused-no-game-here = No game is being played in this channel. Begin one with `{ $command } challenge`.
refused-other-game-here = { $game } is being played in this channel: use the command { $command }.
refused-not-a-player = You do not play in this game. See the board with `{ $command } board`, or challenge somebody with `{ $command } challenge`.
refused-gave-up = You gave this game up, and your partner plays on for you. See how it goes with `{ $command } board`.
refused-game-over = This game is over. Begin another with `{ $command } challenge`.
refused-game-over-because = { $ending }
    The game is over. Begin another with `{ $command } challenge`.
refused-stale = Somebody was faster: the game or challenge has changed since. Look at it again with `{ $command } board`.
refused-no-thread-here = There can be no thread in { $channel }. Play in the channel itself, or challenge in another one.

illegal-not-your-turn = It is not your turn: { $who } is to act.
illegal-no-such-action = There is no such action in this game. Its rules: `{ $command } rules`.
illegal-drop-is-due = Stones are still being placed: drop one with `{ $command } drop`.
illegal-move-is-due = All stones are placed: move one with `{ $command } move`.
illegal-take-is-due = You made a row: first take a stone with `{ $command } take`.
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
illegal-stands-in-a-row = The stone on **{ $square }** stands in a row, or a longer run, which protects it.
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

## Help

help =
    ## Board games, played here
    { $games }
    - **Begin**: `/dara challenge`, or the same of another game – to one member (`opponent`), or to whoever accepts. Choose the rules (`rules`), who begins (`first`), and whether to play in a thread (`place`). Four play in two teams by `/damala challenge` with the rules `teams`.
    - **Play**: press **Play** under the board and choose square by square; or type, e.g. `/dara drop b3`, `/dara move b3 up`, `/dara take d4`, `/damas move c3 e5 g7`. While you type, what is legal is offered.
    - **Look**: `/dara board` shows the board of this channel to you alone. `/dara rules` explains the game, with pictures.
    - **Wait**: **More** under the board offers a draw, a takeback or a pause, and stores **moves ahead**: what you answer to what they may play (`/dara ahead`).
    - **Find**: `/games` lists your games in this server, those that wait for you first, and the challenges open to you. `/watch` lists the games that others play.
    - **Go away**: `/away start` lets your clocks stand for some days of the year; the others see until when. `/away back` ends it.
    - **Look back**: `/replay` steps through a game turn by turn, and posts it as an animated picture if you like. `/export` hands you a game, or all of yours, as files.
    - **Stop**: `/dara resign` gives the game up.
    A game can take days: nothing is lost, and you are pinged when it is your turn, or told as you choose with `/preferences`.
help-game = - `{ $command }` – { $about }

## Replays

replay-title = **Game { $game }** · { $rules }
replay-turn = { $turn ->
    [0] { $turns ->
        [0] No turn was played yet.
       *[other] Before the first of { $turns } turns.
    }
   *[other] **Turn { $turn } of { $turns }**
}
replay-goes-on = The game goes on.
replay-choice = Game { $game }: { $rules }, { $plies ->
    [one] 1 action
   *[other] { $plies } actions
}
button-post-gif = Post as GIF
button-post-gif-from-here = Post GIF from here
button-replay = Step through it
gif-whole = { $turns ->
    [one] The one turn so far
   *[other] All { $turns } turns
}
gif-part = Turns { $from } to { $to } of { $turns }
gif-shown-by = { $which }, shown by { $who }.
gif-cut = -# A GIF shows at most { $most } turns. To show others, step to where they begin, and press **Post GIF from here**.
gif-alt = An animated picture of turns { $from } to { $to }, one after the other. At the end: { $end }

## Files of games

export-game = Game { $game }, as text and as JSON.
export-all = { $games ->
    [one] Your one game in this server, as text and as JSON.
   *[other] Your { $games } games in this server, as text and as JSON.
}
export-newest = Your newest { $games } games in this server, as text and as JSON. They are too many for one message: get an older one by its number, e.g. `/export game:12`.
export-alt-text = The record with its headers, as text.
export-alt-json = The same as JSON.

## The sandbox

sandbox-welcome =
    ### Welcome!
    This is a Discord on your own machine, with five members: choose at the bottom left who you are.
    Type `/dara challenge` to challenge another member (or `/wali`, `/dala`, `/damas`, `/damala`). Then become that member, accept, and play: press **Play** under the board, or type `/dara drop b3`.

## More that can be done about a game

more-title = **Game { $game }** · { $rules }
more-player = This is what you can do besides playing.
more-spectator = You do not play in this game, but you can look.
more-gave-up = You gave this game up, and your partner plays on for you. You can look.
button-offer-draw = Offer a draw
button-ask-takeback = Ask for a takeback
button-offer-pause = Offer a pause
button-resume = Go on
button-give-day = Give a day
button-board = Show the board
confirm-question = Do you mean this? It is **not played yet**. This is what everybody would see:
button-confirm = Play it
button-no = No
button-rematch = Rematch
button-resign-more = Resign …
button-agree-to = Agree to the { $offer }
button-decline-offer = Decline the { $offer }
button-withdraw-offer = Withdraw the { $offer }

## Clocks, offers, news of a table

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
news-resumed = { $who } ends the pause: the clocks run again. It is the turn of { $turn }.
news-time-given = { $who } gives { $to } more time: { $time }.
news-away = { $who } is away until { $until }, and the clock stands.
news-back = { $who } is back, and the clock runs again.
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
refused-bad-gift = So much time cannot be given. Give from a minute to { $most }, e.g. `1d`, `12h` or `1d12h`.
refused-no-match = This game belongs to no match: it is a game by itself.
refused-away-in-the-past = That time has passed already. Say when you will be back, e.g. in `7` days.
refused-away-too-far = That is too far ahead: say it for a time before { $latest }.
refused-away-overlaps = You are away from { $from } to { $until } already: change or call that off first.
refused-away-too-long = You have { $left } left of the { $limit } days that you can be away in { $year }.
refused-not-away = You are not away.
refused-not-away-yet = You are not away yet: you will be from { $from } to { $until }.

## Times and terms

span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
terms = ⏳ { $terms }
terms-untimed = no clock
terms-per-turn = { $time } a turn
terms-bank = { $bank }, { $increment } more with every turn, at most { $cap }
terms-bank-fixed = { $bank } for all turns together
terms-no-away = no clock stands for one who is away
terms-match-points = { $points ->
    [one] a match to 1 point
   *[other] a match to { $points } points
}
clock = ⏳ { $parts }
clock-out = time is out { $time }
clock-left = { $stone } has { $time }
clock-stands = ⏸️ The clock stands: { $why }.
clock-paused = the game is paused
clock-cut-off = nothing can be posted where it is played
clock-away = away until { $until }
away = 💤 { $parts }.
away-until = { $who } is away until { $until }
terms-match-pair = two games, each side first once
refused-bad-clock = { $typed } is no time for turns. Say a time a turn, from a minute to 90 days, e.g. `3d` or `12h`; or a bank with what every turn adds and the most that it holds, e.g. `5d+12h/7d`; or `none`.
refused-bad-match = { $typed } is no match. Say to how many points, from `1` to `{ $most }`, e.g. `10`; or `pair` for two games, in which each side is first once.

## Preferences, and what is told directly

preferences-title = ## Your preferences, in all servers
preferences-ping = - **When it is your turn**, the board in the channel pings you.
preferences-direct = - **When it is your turn**, a direct message tells you, and nothing pings you. There you can play, too.
preferences-digest = - **Once a day**, a direct message lists the games that wait for you, and nothing pings you. When little of your time is left, a message of its own warns you.
preferences-nothing = - **When it is your turn**, nothing tells you: look with `/games`.
preferences-confirm = - **Before a move of yours counts**, you are asked whether you mean it.
preferences-at-once = - **A move of yours counts** at once.
button-notice-ping = Ping me
button-notice-direct = Direct message
button-notice-digest = Once a day
button-notice-nothing = Nothing
button-confirm-moves = Ask before a move counts
button-moves-at-once = Let moves count at once
direct-turn = **Your turn** against { $opponents }: { $link }
direct-warning = **Little of your time is left** against { $opponents }: it is out { $time }. { $link }
direct-over = **Your game is over** against { $opponents }: { $link }
direct-game = In your game against { $opponents }: { $link }
ping-turn = { $who }, it is your turn.
ping-turn-until = { $who }, it is your turn, and your time is out { $time }.
ping-over = { $who }, your game is over.
ping-look = { $who }, something waits for you in this game.
ping-not-reached = -# I cannot write to you directly: Discord refuses it, as you take no direct messages from this server. From now on you are pinged; choose otherwise with `/preferences`.
digest-title = ## { $count ->
    [one] One game waits
   *[other] { $count } games wait
} for you
digest-game = - **{ $rules }** against { $opponents }: { $link }
digest-game-until = - **{ $rules }** against { $opponents }, your time is out { $time }: { $link }
digest-more = … and { $count } more.
digest-footer = -# Once a day, as you asked: `/preferences`.
done-cut-off = Done. Nothing can be posted in { $channel } now: the others see it with `/games`, or directly if they asked for it.
moved-here-already = This game is played in this channel already.
games-cut-off = -# Where nothing can be posted, a game waits: its channel is gone, or closed to me. Go on by direct message (`/preferences`), let me in again, or ask somebody who manages messages for `/move-game`.
games-number = game { $game }
choice-game = Game { $game } · { $rules } · { $plies ->
    [0] no action yet
    [one] 1 action
   *[other] { $plies } actions
}
choice-cut-off-game = ⚠ Game { $game } has lost its channel · { $rules } · { $plies ->
    [0] no action yet
    [one] 1 action
   *[other] { $plies } actions
}
refused-only-for-moderators = Only members who may manage messages can move a game. Ask one of them.
refused-no-such-game = No game that is running in this server has the number { $typed }. `/games` shows the numbers of games that have lost their channels; any other stands under its board.
refused-cannot-move-here = Game { $game } is being played in this channel. Use `/move-game` in another channel, or in a thread.
done-elsewhere = Done: everybody sees it in { $channel }.

## Moves ahead

did-ahead = As stored ahead: { $did }

ahead-heading = **Moves ahead** in game { $game }, seen by you alone
ahead-others = { $stage ->
    [drop] Where may { $who } drop a stone?
    [take] Which stone may { $who } take?
    [capture] A capture is claimed: with which piece may { $who } make it?
   *[move] What may { $who } move?
}
ahead-answer = And your answer? { $question }
ahead-line-answer = { $when ->
    [first] If { $others }, you play { $own }
   *[later] if then { $others }, you play { $own }
}
ahead-line-own = you play { $own }
ahead-line-open = { $when ->
    [first] If { $others } …
   *[later] if then { $others } …
}
ahead-line-then = { $line }; { $then }
ahead-line-cut = { $line }; …
ahead-store-or-go-on = Store this? Or go on: and if then …
ahead-full = No more fits into this panel. Store this?
ahead-over = That would end the game. Store this?
ahead-no-answer = There is no answer of yours in this line: go back, and choose another action.
ahead-spoken-over = The game would be over.
ahead-list = **Your moves ahead** in game { $game }, seen by you alone:
ahead-law = -# What fits is played at once, when it is your turn. What does not fit is dropped, and you are told.
ahead-stored = Stored.
ahead-forgotten = Forgotten.
ahead-list-changed = Nothing was forgotten, since this list is not as it was. Here is what there is now.
ahead-dropped = Your moves ahead did not fit what was played, and were dropped.
ahead-dropped-in = Your moves ahead did not fit what was played in { $channels }, and were dropped.
button-ahead = Moves ahead
button-ahead-more = Add a line
button-store = Store
button-go-on = Go on: and if then …
button-forget = Forget { $number }
button-forget-all = Forget all

refused-bad-notation = { $typed } is no action. Type a drop as `b3`, a move as `b3-b4`, a capture as `c3xe5`, a take as `xd4`, a claim as `huff:c3` or `force`, with spaces between; or leave `line` out, and choose in the panel.
refused-ahead-on-own-turn = It is your turn: press **Play** under the board. Moves ahead are for one who waits.
refused-ahead-too-long = That is too far ahead: a line has at most { $most } actions, theirs and yours.
refused-too-much-ahead = You have stored { $most } lines already. Forget one first.
refused-ahead-without-answer = There is no answer of yours in this line. Say what they may play, and then what you play, e.g. `b3-b4 c2-c3`.
refused-bad-ahead = Nothing was stored. Action { $number } of the line, `{ $action }`, is not legal there.
refused-bad-ahead-because = { $who } would be told: “{ $reason }”
refused-bad-ahead-over = The game would be over.
refused-bad-ahead-instead = Legal there: { $examples }.
refused-nothing-ahead = You have stored no such moves ahead.

## Times away

absence-on = You are away until { $until }.
absence-off = You are not away.
absence-games = { $others ->
    [0] Your clock stands in all of your games with a clock here.
   *[other] Your clock stands in { $standing } of your { $games } games with a clock here; the others have excluded it.
}
absence-planned = You will be away from { $from } to { $until }.
absence-left = You have { $left } left for it in { $year }, of { $limit ->
    [one] 1 day
   *[other] { $limit } days
} a year.
refused-bad-date = { $typed } is no date. Say a day, e.g. `2026-12-24`, or `in 5 days`.
refused-away-how-long = Say either for how many `days` you will be away, or `until` which day.

## A server's settings

settings-now = **How games are played in this server**
settings-changed = **Changed.** This holds from now on; challenges and games that there are keep what they have.
settings-clock = - Time, where a challenge does not say it (`clock`): { $clock }
settings-away-days = - Days a year for which a player can be away (`away_days`): { $days }
settings-how = -# To change one, name it: `/settings clock:2d`.
refused-only-for-managers = Only members who may manage the server can see and change its settings. Ask one of them.

## Matches

match-to-points = Match to { $points }
match-of-two = Match of two games
match-line = { $goal }: { $one } { $score } { $other } · game { $number }
match-spoken = { $goal }, game { $number }: { $one } { $first }, { $other } { $second }.
match-short = { $goal }: { $score }, game { $number }
match-points-won = { $points ->
    [one] { $players ->
        [one] { $who } gets a point.
       *[other] { $who } get a point.
    }
   *[other] { $players ->
        [one] A shut-out: { $who } gets { $points } points.
       *[other] A shut-out: { $who } get { $points } points.
    }
}
match-points-none = Nobody gets a point.
match-goes-on = Game { $number } of the match begins.
match-won = { $players ->
    [one] **{ $who } wins the match, { $score }!**
   *[other] **{ $who } win the match, { $score }!**
}
match-drawn = **The match is drawn, { $score }.**
match-void = The match is off before it began: nobody has won it.
match-given-up = { $who } gave the match up.
match-last-game = { $who } gave the match up: this is its last game.
games-game-match = { $game } { $score }.
watch-game-match = { $game } · { $score }
resign-question-match = Do you want to resign game { $game }, or the whole match that it belongs to? Neither can be undone.
resign-game = **This game**: { $points ->
    [one] { $players ->
        [one] { $who } gets a point,
       *[other] { $who } get a point,
    }
   *[other] { $players ->
        [one] { $who } gets { $points } points, since you have captured nothing,
       *[other] { $who } get { $points } points, since your team has captured nothing,
    }
} { $next ->
    [over] and the match is over.
   *[goes-on] and the next game of the match begins.
}
resign-game-partner = **This game**: your partner plays on for both. In the next game of the match you play again.
resign-match = **The match**: { $players ->
    [one] { $who } wins it, whatever the score is.
   *[other] it is over with this game, and { $who } win it, unless your team reaches its goal in this game.
}
button-resign-game = Resign this game
button-resign-match = Resign the match
