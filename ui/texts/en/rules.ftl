# Rules pages. One message a thing to say; arguments are named after what they stand for.

rules-title = ## { $rules }
rules-house = *House rules.* { $differences }
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
rules-dara-move = **Then, move.** In turn, move one stone one step along a file or a rank to an empty square (`/dara move b3 up`). Four side by side stay illegal. A player who cannot move is skipped.
rules-dara-row = **Row and take.** A move that makes a new row of exactly three takes one enemy stone (`/dara take d4`), only one even for two rows. Rows that stood before earn nothing; a row that is opened and closed again is new. In the picture, the joined stones are the new row, and one of the ringed stones is to be taken.
rules-dara-picture = A board of Dara in the move phase. Black has just moved from b2 to c2 and made a row on c2, d2 and e2. The white stones that may be taken are ringed: Black takes one of them.

rules-wali-goal = **Goal.** Make rows to take the enemy's stones, until as few are left as is said below.
rules-wali-drop = **First, drop.** Five files, six ranks, twelve stones each. In turn, put one stone on an empty square (`/wali drop b3`), where these rules allow it. A player who cannot drop waits while the other goes on; then the first player begins to move.
rules-wali-move = **Then, move.** In turn, move one stone one step along a file or a rank to an empty square (`/wali move b3 up`). Any number of stones may stand side by side. A player who cannot move is skipped.
rules-wali-row = **Row and take.** A move that makes a new row, with the stone that moved in it, takes one enemy stone (`/wali take d4`), only one even for two rows. Rows that were dropped, or that stood before, earn nothing; a row that is opened and closed again is new. In the picture, the joined stones are the new row, and one of the ringed stones is to be taken.
rules-wali-picture-row = A board of Wali in the move phase. Black has just moved from b5 to c5 and made a row on c4, c5 and c6. The white stones are ringed: Black takes one of them.
rules-wali-picture-run = A board of Wali in the move phase. Black has just moved from e5 to d5 and made a run of four, on d3, d4, d5 and d6. All white stones are ringed: Black takes one of them.

rules-dala-goal = **Goal.** Make rows of three to take the enemy's stones, until fewer than three are left, in hand and on the board.
rules-dala-drop = **First, drop.** Six files, six ranks. In turn, put one stone on an empty square (`/dala drop c3`); first of all on the four central squares, c3, d3, c4 and d4.
rules-dala-move = **Then, move.** In turn, move one stone one step along a file or a rank to an empty square (`/dala move b3 up`). A player who cannot move is skipped.
rules-dala-row = **Row and take.** A player who makes a new row of exactly three, by a drop or by a move, takes one enemy stone (`/dala take d4`), one a turn at most. Four and more side by side are legal, and earn nothing. What is left of them when a stone moves away is a new row too, if it is three.
rules-dala-pictures = **In the pictures**: a central square is still to be filled; a row that was dropped takes a ringed stone; and so does a row that a stone has left behind.
rules-dala-picture-centre = A board of Dala. Three of the four central squares are filled: Black has stones on c3 and d3, White on c4. White must drop on d4.
rules-dala-picture-drop = A board of Dala in the drop phase. Black has just dropped on b3 and made a row on b3, c3 and d3. White's stones on c4 and d4 are ringed: Black takes one of them.
rules-dala-picture-left = A board of Dala in the move phase. Black's stone has just left the run e1, e2, e3 and e4 for f1, and the three that are left are a new row. All white stones are ringed: Black takes one of them.

rules-damas-goal = **Goal.** Take all enemy pieces, or leave the enemy nothing to play.
rules-damas-man = **Man.** Eight files, eight ranks, twelve men each on the dark squares; black begins. A man moves one square diagonally forward (`/damas move c3 d4`). It captures by jumping forward over an enemy beside it onto the empty square behind, and goes on so as long as it can (`/damas move c3 e5 g7`). On the last rank it becomes a Dama.
rules-damas-dama = **Dama.** It moves any number of empty squares along a diagonal, forward and backward. It captures an enemy on its diagonal from afar, lands on any of the empty squares behind, and may go on in another direction. When a Dama can capture, a man may not.
rules-damas-claim = **Captures can be passed over, and claimed.** A player who could capture and did not, or stopped a capture that could go on, has offended. Before playing on, the opponent may do one of three things: **huff**, which removes a piece that should have captured (`/damas huff d4`), and then play; **force**, which takes the move back and has the capture made whole (`/damas force`); or let it be, and simply play.
rules-damas-back = **Back and forth.** No piece moves more than twice in a row over the same two squares.
rules-damas-draws = **Draws.** Where neither side could move if it were its turn; one man against one man; one Dama against one Dama.
rules-damas-pictures = **In the pictures**: the ringed piece passed over a capture, and can be huffed; a man captures two, and becomes a Dama; a Dama captures two from afar.
rules-damas-picture-offence = A board of Damas. The black piece on d4 could have captured the white one on e5, but Black has moved from a3 to b4 instead. The piece on d4 is ringed: White may huff it, or force the capture.
rules-damas-picture-man = A board of Damas. A white man has just captured two black pieces, on d4 and d2, by jumping from c5 over e3 to c1, the last rank, where it has become a Dama.
rules-damas-picture-dama = A board of Damas. A white Dama has just captured two black pieces, on e3 and b4, by jumping from g1 to c5 and from there to a3.

rules-damala-reconstruction = *This is a reconstruction: the leaflet's diagrams are lost. What was decided is listed below.*
rules-damala-goal = **Goal.** Leave the opponent one marble at most, while you have two or more.
rules-damala-goal-team = **Goal.** Leave the other team one marble at most, while yours has two or more.
rules-damala-board = **Board.** Seven files, seven ranks, the corners blocked; the centre is d4. Each player has { $marbles } marbles, one on every square of the nearest ranks; black begins. Up to three marbles share a square.
rules-damala-boards = **Boards.** Two boards side by side, with files a to g and h to n and seven ranks, the corners of each blocked; their centres are d4 and k4. Four players in two teams, crosswise: seats 1 and 3 against seats 2 and 4. Each has { $marbles } marbles. Up to three marbles share a square. A partner's marbles are neither moved nor captured, but count among the three. The marbles of a team count together. A player who cannot move is skipped; when a player gives up, the partner plays on for both.
rules-damala-turn = **Turn.** Take up all marbles of yours from one square, and drop them one by one along a path, each on the next square up, down, left or right (`/damala move d3 d4`; `/damala move d3 d4 e4` for two). No square comes twice, and there must be room for every marble. You cannot drop on a blocked square, on one with three marbles of yours, or on one with three marbles of which none is an enemy's.
rules-damala-capture = **Capture.** A marble that is dropped where enemy marbles lie removes one of them.
rules-damala-centre = **Centre.** A marble that is dropped on a centre gains its player another one there, where fewer than three lie on it then and the player has fewer than 20.
rules-damala-pictures = **In the pictures**: marbles go along a path, and the last one captures; a marble on the centre has gained another.
rules-damala-picture-path = A board of Damala. Black has just taken up three marbles from e2 and dropped them on f2, f3 and f4. The last one has captured the white marble on f4.
rules-damala-picture-rapid-path = A board of Damala, rapid. Black has just taken up three marbles from b2 and dropped them on a2, a3 and a4. The last one has captured a white marble on a4.
rules-damala-picture-centre = A board of Damala. A marble has just been dropped on the centre, d4, has captured an enemy marble there, and has gained its player another one.
rules-damala-picture-across = Two boards of Damala side by side. Black has just taken up three marbles from f2 and dropped them on g2, g3 and, across the seam, on h3, where the last one has captured a white marble.
rules-damala-picture-team-centre = Two boards of Damala side by side. Black has just dropped a marble on the centre of the first board, d4, and has gained another one there.

decided-stuck-drop-is-skipped = A player who has no legal drop is skipped while the other goes on.
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
decided-claim-or-lose = A player who can do nothing but claim must claim, and has lost if no move is left after a huff. A move that passes over a capture and brings about a draw is a draw.
decided-back-and-forth = Only moves without capture count as going back and forth; a capture ends the series; and the bar is lifted for one who can do nothing else.
decided-reconstruction = This is a reconstruction, since the leaflet's diagrams are lost: that the corners are blocked, that the nearest ranks are full, and where the centre is, follows from its numbers.
decided-no-square-passed-over = A marble is dropped on every square of the path.
decided-stuck-team-loses = A team has lost when both of its players were skipped in a row.
decided-one-each-is-drawn = One marble against one is a draw.
decided-stuck-loses = A player who is to move and has no legal action has lost.
decided-rapid-camps = Rapid: twelve marbles each, on the two nearest ranks.
decided-team-camps = Each team starts on its own board: seat 1 on ranks 1 to 3 and seat 3 on ranks 5 to 7 of the first, seats 2 and 4 likewise on the second, without the middle file.
decided-most-marbles-go = Where marbles of several enemies share a square, one of the enemy with the most there is removed; where they have equally many, one of the enemy in the lower seat.

rules-morris-goal = **Goal.** Close mills to take your opponent's stones, until they have fewer than three left or can't move.
rules-morris-drop = **First, drop.** Twenty-four points, joined by lines; { $pieces } stones each. In turn, put one stone on an empty point (`/morris drop d6`).
rules-morris-move = **Then, move.** In turn, move one stone along a line to the next empty point (`/morris move d6 down`). A player who can't move has lost.
rules-morris-mill = **Mill and take.** Three of your stones on a line are a mill. When you close one, by a drop or a move, take one of your opponent's stones (`/morris take d4`): only one, even for two mills. Stones in mills are safe as long as there are others. A mill that you open and close again is new.
rules-morris-diagonals = **Diagonals.** Four more lines join the corners of the three squares. If the board is full when the last stone is dropped, and no take is due, the game is a draw.
rules-morris-pictures = **In the pictures**: two mills that were just closed; one of the ringed stones is to be taken.
rules-morris-picture-drop = A board of Morris in the drop phase. Black has just dropped on d7 and closed a mill on d7, d6 and d5. White's stones on a1 and a4 are ringed: Black takes one of them.
rules-morris-picture-move = A board of Morris in the move phase. Black has just moved from d5 to e5 and closed a mill on e5, e4 and e3. All white stones are ringed: Black takes one of them.
rules-morris-picture-diagonal = A board of Morabaraba in the drop phase. Black has just dropped on c5 and closed a mill on the diagonal a7, b6 and c5. White's stones on d6 and f4 are ringed: Black takes one of them.
decided-tournament-form = S004 names this game without its rules: these are the usual tournament rules.
decided-federation-form = S004 names this game without its rules: these are the rules of the South African federation, as far as they are known.
decided-three-left-is-drawn = Once a player is down to three stones, twenty moves without a take, ten by each, are a draw. A take begins the count again.
