# Rules: a short page per game, and the whole rules with their sources.

rules-title = ## { $rules }
rules-house = *House rules.* { $differences }
rules-options = { $rules }: the details
rules-no-source = this bot
rules-decided = **Decided**, where the sources don't say:
rules-sources = **Sources**
source-s000 = the leaflet “Dara, capture ten”.
source-s001 = an encyclopaedia's article on Dara.
source-s002 = the Ruibal leaflet on draughts.
source-s003 = the leaflet on Damala.
source-s004 = navpil's article on Dara, Wali and Dala, with the Niger variant.
button-all-rules = Full rules
button-short-rules = Summary

rules-short-line = - { $setting }
rules-short-dara =
    - **Drop** your 12 stones first, one a turn, on any empty squares.
    - **Then move** one stone a turn, one step up, down, left or right.
    - **A row** of exactly three, made by a move, takes one of your opponent's stones.
    - **Not allowed**: four or more in a row.
rules-short-wali =
    - **Drop** your 12 stones first, one a turn, on empty squares.
    - **Then move** one stone a turn, one step up, down, left or right.
    - **A new row**, made by a move, takes one of your opponent's stones.
rules-short-dala =
    - **Drop** your stones first, one a turn, on any empty squares.
    - **Then move** one stone a turn, one step up, down, left or right.
    - **A new row** of exactly three takes an opponent's stone, one a turn at most.
rules-short-damas =
    - **Win** by capturing all enemy pieces, or by leaving them no moves.
    - **A man** moves one square diagonally forward. It captures by jumping over a piece, again and again. On the last rank it becomes a Dama.
    - **A Dama** moves and captures any distance along a diagonal.
    - **Missed a capture?** The other side can huff the piece (remove it) or force the capture.
rules-short-damala =
    - **Win** by leaving the other side with one marble at most.
    - **A turn**: take all your marbles from one square, and drop one per square along a path.
    - **Capture**: a marble dropped on an enemy removes it.
    - **Not allowed**: visiting a square twice, or more than three marbles on one.
rules-short-morris =
    - **Drop** your { $pieces } stones first, one a turn, on empty points.
    - **Then move** a stone along a line to the next point, if it's empty.
    - **A mill** is three of yours on a line. Closing one takes an opponent's stone that isn't in a mill.
    - **Win** when the other side has two stones left or can't move.

rules-dara-goal = **Goal.** Make rows of three to take enemy stones, until too few are left to make a row.
rules-dara-drop = **First, drop.** The board has five files (a to e) and six ranks (1 to 6), and each side has twelve stones. Take turns putting one stone on any empty square (`/dara drop b3`). You can't have four or more side by side, along a file or a rank.
rules-dara-move = **Then, move.** Take turns moving one stone one step along a file or a rank, to an empty square (`/dara move b3 up`). Four side by side are still illegal. A player who can't move is skipped.
rules-dara-row = **Row and take.** A move that makes a new row of exactly three takes one enemy stone (`/dara take d4`). It's only one, even for two rows. Older rows earn nothing, but a row that you open and close again is new. In the picture, the joined stones are the new row, and one of the ringed stones goes.
rules-dara-picture = A Dara board in the move phase. Black has just moved from b2 to c2 and made a row on c2, d2 and e2. The white stones that can be taken are ringed. Black takes one of them.

rules-wali-goal = **Goal.** Make rows to take enemy stones, until your opponent has too few left. The details below say how few.
rules-wali-drop = **First, drop.** The board has five files and six ranks, and each side has twelve stones. Take turns putting one stone on an empty square (`/wali drop b3`), where these rules allow it. A player who can't drop waits while the other goes on. Then the first player starts to move.
rules-wali-move = **Then, move.** Take turns moving one stone one step along a file or a rank, to an empty square (`/wali move b3 up`). Any number of stones may be side by side. A player who can't move is skipped.
rules-wali-row = **Row and take.** A move that makes a new row takes one enemy stone (`/wali take d4`). The stone that moved has to be in the row. It's only one, even for two rows. Dropped or older rows earn nothing, but a row that you open and close again is new. In the picture, the joined stones are the new row, and one of the ringed stones goes.
rules-wali-picture-row = A Wali board in the move phase. Black has just moved from b5 to c5 and made a row on c4, c5 and c6. The white stones are ringed. Black takes one of them.
rules-wali-picture-run = A Wali board in the move phase. Black has just moved from e5 to d5 and made a run of four, on d3, d4, d5 and d6. All white stones are ringed. Black takes one of them.

rules-dala-goal = **Goal.** Make rows of three to take enemy stones, until fewer than three are left, in hand and on the board.
rules-dala-drop = **First, drop.** The board has six files and six ranks. Take turns putting one stone on an empty square (`/dala drop c3`). The four central squares, c3, d3, c4 and d4, come first.
rules-dala-move = **Then, move.** Take turns moving one stone one step along a file or a rank, to an empty square (`/dala move b3 up`). A player who can't move is skipped.
rules-dala-row = **Row and take.** Make a new row of exactly three, by a drop or a move, and take one enemy stone (`/dala take d4`). It's one a turn at most. Four and more side by side are legal, but earn nothing. If a stone leaves them and exactly three remain, that's a new row too.
rules-dala-pictures = **In the pictures**: a central square still to be filled, a row made by a drop, a row left behind by a stone. Each row takes one of the ringed stones.
rules-dala-picture-centre = A Dala board. Three of the four central squares are filled. Black has stones on c3 and d3, White on c4. White has to drop on d4.
rules-dala-picture-drop = A Dala board in the drop phase. Black has just dropped on b3 and made a row on b3, c3 and d3. White's stones on c4 and d4 are ringed. Black takes one of them.
rules-dala-picture-left = A Dala board in the move phase. Black's stone has just left the run e1, e2, e3 and e4 for f1. The three that are left are a new row. All white stones are ringed. Black takes one of them.

rules-damas-goal = **Goal.** Capture all enemy pieces, or leave your opponent with no moves.
rules-damas-man = **Man.** The board has eight files and eight ranks, and each side has twelve men on the dark squares. Black starts. A man moves one square diagonally forward (`/damas move c3 d4`). It captures by jumping forward over an adjacent enemy onto the empty square behind. It may go on jumping (`/damas move c3 e5 g7`). On the last rank it becomes a Dama.
rules-damas-dama = **Dama.** It moves any number of empty squares along a diagonal, forward or backward. It captures an enemy on its diagonal from afar and lands on any empty square behind. It may then go on in another direction. When a Dama can capture, a man can't.
rules-damas-claim = **Missed captures.** You miss a capture when you could capture and don't, or stop one short. Your opponent can then do one of three things before playing on. **Huff** removes a piece that missed a capture (`/damas huff d4`). **Force** undoes the move, and the capture has to be made in full (`/damas force`). Or they let it go and just play.
rules-damas-back = **Back and forth.** No piece moves more than twice in a row between the same two squares.
rules-damas-draws = **Draws.** Neither side has a move, no matter whose turn it is; one man against one man; one Dama against one Dama.
rules-damas-pictures = **In the pictures**: the ringed piece missed a capture and can be huffed; a man captures two and becomes a Dama; a Dama captures two from afar.
rules-damas-picture-offence = A Damas board. The black piece on d4 could have captured the white one on e5. Black has moved from a3 to b4 instead. The piece on d4 is ringed. White may huff it, or force the capture.
rules-damas-picture-man = A Damas board. A white man has just captured two black pieces, on d4 and d2. It jumped from c5 to e3 and on to c1, the last rank, and became a Dama there.
rules-damas-picture-dama = A Damas board. A white Dama has just captured two black pieces, on e3 and b4. It jumped from g1 to c5, and from there to a3.

rules-damala-reconstruction = *This is a reconstruction, because the leaflet's diagrams are lost. The decisions are listed below.*
rules-damala-goal = **Goal.** Leave your opponent with one marble at most, while you have two or more.
rules-damala-goal-team = **Goal.** Leave the other team with one marble at most, while yours has two or more.
rules-damala-board = **Board.** Seven files and seven ranks, with blocked corners; the centre is d4. Each player has { $marbles } marbles, one on every square of the nearest ranks. Black starts. Up to three marbles share a square.
rules-damala-boards = **Boards.** Two boards side by side, with files a to g and h to n, seven ranks and blocked corners. Their centres are d4 and k4. Four players form two teams: seats 1 and 3 against seats 2 and 4. Each has { $marbles } marbles. Up to three marbles share a square. You can't move or capture your partner's marbles, but they count among the three. A team's marbles count together. A player who can't move is skipped. If a player resigns, leaves or runs out of time, their partner plays on for both.
rules-damala-turn = **Turn.** Take all your marbles from one square and drop them one by one along a path. Each goes on the next square up, down, left or right (`/damala move d3 d4`, or `/damala move d3 d4 e4` for two). The path can't use a square twice, or cross a blocked one. A square with three marbles is full, unless at least one is an enemy's.
rules-damala-capture = **Capture.** A marble dropped on a square with enemy marbles removes one of them.
rules-damala-centre = **Centre.** A marble dropped on a centre gains you another one there. The square needs room for it, and you can't go over 20 marbles.
rules-damala-pictures = **In the pictures**: marbles go along a path, and the last one captures; a marble on the centre gains another.
rules-damala-picture-path = A Damala board. Black has just taken three marbles from e2 and dropped them on f2, f3 and f4. The last one captured the white marble on f4.
rules-damala-picture-rapid-path = A rapid Damala board. Black has just taken three marbles from b2 and dropped them on a2, a3 and a4. The last one captured a white marble on a4.
rules-damala-picture-centre = A Damala board. A marble has just been dropped on the centre, d4. It captured an enemy marble there and gained its player another one.
rules-damala-picture-across = Two Damala boards side by side. Black has just taken three marbles from f2 and dropped them on g2, g3 and h3, across the seam. The last one captured a white marble.
rules-damala-picture-team-centre = Two Damala boards side by side. Black has just dropped a marble on the centre of the first board, d4, and gained another one there.

decided-stuck-drop-is-skipped = A player with no legal drop is skipped while the other goes on.
decided-set-aside = Stones that can never be dropped are set aside: out of the game, but not captured.
decided-skip-lifts-ban = A stone may move straight back if a turn was skipped in between.
decided-repetition = The same position for the third time is a draw. So is a position where no one can move, unless the game's own rules say otherwise.
decided-bound = { $turns ->
    [one] The game is a draw after one turn each without a capture or a drop.
   *[other] The game is a draw after { $turns } turns each without a capture or a drop.
}
decided-early-end-is-no-shut-out = In a match, a win is two points if the loser captured nothing. If nothing could be captured yet, resigning or running out of time costs one.
decided-long-run-protects = A stone in a run of three or more can't be taken.
decided-two-each-is-drawn = The game is a draw at once when neither side has more than two stones left. Nothing can be taken then.
decided-twelve-stones = Each player has twelve stones, as in Dara.
decided-dark-corner = The corner square a1 is dark.
decided-men-capture-forward = A man captures forward only. The leaflet gives backward captures only to the Dama.
decided-turn-ends-as-dama = A man's turn ends where it becomes a Dama.
decided-captured-leave-at-the-end = Captured pieces leave the board after the whole capture. None is jumped twice.
decided-claim-at-once = A missed capture can only be punished by the very next move. A forced capture can't be punished, and a huff isn't a turn.
decided-claim-or-lose = A player who can only huff or force has to do so. They lose if no move is left after a huff. If a move misses a capture but draws the game, the draw stands.
decided-back-and-forth = Captures don't count as back and forth, and each one resets the count. A player with no other move may repeat.
decided-reconstruction = This is a reconstruction, because the leaflet's diagrams are lost. The blocked corners, the full nearest ranks and the centre follow from its numbers.
decided-no-square-passed-over = A marble is dropped on every square of the path.
decided-stuck-team-loses = A team loses when both of its players are skipped in a row.
decided-one-each-is-drawn = One marble against one is a draw.
decided-stuck-loses = A player who has no legal move on their turn loses.
decided-rapid-camps = Rapid: twelve marbles each, on the two nearest ranks.
decided-team-camps = Each team starts on its own board. Seat 1 is on ranks 1 to 3 of the first, seat 3 on ranks 5 to 7. Seats 2 and 4 do the same on the second. The middle file stays empty on both boards.
decided-most-marbles-go = If marbles of several enemies share a square, the enemy with the most loses one. If they're equal, it's the enemy in the lower seat.

rules-morris-goal = **Goal.** Close mills to take your opponent's stones, until they have fewer than three left or can't move.
rules-morris-drop = **First, drop.** There are twenty-four points joined by lines, and { $pieces } stones each. Take turns putting one stone on an empty point (`/morris drop d6`).
rules-morris-move = **Then, move.** Take turns moving one stone along a line to the next point, if it's empty (`/morris move d6 down`). A player who can't move loses.
rules-morris-mill = **Mill and take.** Three of your stones on a line are a mill. When you close one, by a drop or a move, take one of your opponent's stones (`/morris take d4`). It's only one, even for two mills. Stones in mills are safe as long as there are others. A mill that you open and close again is new.
rules-morris-diagonals = **Diagonals.** Four more lines join the corners of the three squares. If the last drop fills the board without closing a mill, the game is a draw. A stone that moved from mill to mill can't go straight back to close the first.
rules-morris-pictures = **In the pictures**: two mills that were just closed. The player now takes one of the ringed stones.
rules-morris-picture-drop = A Morris board in the drop phase. Black has just dropped on d7 and closed a mill on d7, d6 and d5. White's stones on a1 and a4 are ringed. Black takes one of them.
rules-morris-picture-move = A Morris board in the move phase. Black has just moved from d5 to e5 and closed a mill on e5, e4 and e3. All white stones are ringed. Black takes one of them.
rules-morris-picture-diagonal = A Morabaraba board in the drop phase. Black has just dropped on c5 and closed a mill on the diagonal a7, b6 and c5. White's stones on d6 and f4 are ringed. Black takes one of them.
decided-tournament-form = S004 names this game without its rules. These are the common tournament rules.
decided-federation-form = S004 names this game but not its rules. I use the South African federation's, as far as they're known.
decided-three-left-is-drawn = Once a player is down to three stones, ten moves by each side without a take are a draw. A take starts the count again.
