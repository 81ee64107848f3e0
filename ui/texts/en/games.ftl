# Games, their rule sets and options.

game-dara = Dara
game-introduced = { $game } · { $about }
game-line = - **{ $game }** (`/{ $command }`) · { $about }
about-dara = Three in a row on 5 × 6, about 50 turns each. Drop, then move. Start here
about-damas = Draughts on 8 × 8 where a missed capture can be punished. About 40 turns each
about-wali = Like Dara, but you never drop beside your own stones. About 50 turns each
about-dala = Like Dara on 6 × 6, but rows made by drops take, too. About 50 turns each
game-wali = Wali
game-dala = Dala
about-damala = Marbles on 7 × 7, dropped along a path to capture. For two or four, 100 turns each
game-damala = Damala
preset-damala-standard = standard
preset-about-damala-standard = for two, three ranks of marbles each
preset-damala-rapid = rapid
preset-about-damala-rapid = for two, two ranks of marbles each
preset-damala-teams = teams
preset-about-damala-teams = for four, on two boards
game-damas = Damas
preset-wali-adjacent = no neighbours
preset-about-wali-adjacent = never drop beside your own stones
preset-wali-prost = Prost
preset-about-wali-prost = three or more in a row take any stone
preset-dala-standard = standard
preset-about-dala-standard = the first four stones go in the centre
preset-damas-ruibal = Ruibal
preset-about-damas-ruibal = a missed capture can be punished
preset-dara-traditional = traditional
preset-about-dara-traditional = stones in rows are safe
preset-dara-capture-ten = capture ten
preset-about-dara-capture-ten = take ten stones to win, even from rows
preset-dara-niger = Niger
preset-about-dara-niger = no rows of three while dropping
category-teams = { $game }, teams
rules-name = { $game } ({ $preset })
rules-introduced = { $rules } – { $about }
rules-name-house = { $game } ({ $preset }, house rules)
rules-name-own = { $game } ({ $name })

setting-take-free = A row takes an enemy stone that isn't in a row. If they're all in rows, it takes nothing.
setting-take-any = A row takes any enemy stone.
setting-win-few = You win when your opponent has fewer than three stones left.
setting-win-ten = You win with your tenth capture, or when your opponent has fewer than three stones.
setting-back-allowed = A stone may move straight back to the square it just left.
setting-back-barred = A stone can't return to the square it left on your previous turn.
setting-row-drops-allowed = A drop may make a row of three, but it earns nothing.
setting-win-all = You win when your opponent has no stones left.
setting-rows-three = A new row of exactly three takes an enemy stone.
setting-rows-more = A new row of three or more takes an enemy stone.
setting-first-drops-centre = The first four drops, two each, go on the four central squares.
setting-first-drops-anywhere = You may drop anywhere from the start.
setting-drop-takes-earned = A row made by a drop takes an enemy stone too.
setting-drop-takes-none = A row made by a drop takes nothing.
setting-beside-drops-allowed = You may drop a stone beside another of yours.
setting-beside-drops-barred = You can't drop a stone beside another of yours, along a file or rank.
setting-man-captures-both-ways = A man captures forward and backward.
setting-duel = { $turns ->
    [one] Two Damas against one: each side has one move to settle it, then it's a draw.
   *[other] Two Damas against one: each side has { $turns } moves to settle it, then it's a draw.
}
setting-bonus-gained = A marble dropped on the centre gains you another one there.
setting-bonus-none = The centre is a square like any other.
setting-row-drops-barred = You can't make three or more in a row with a drop.

game-morris = Morris
about-morris = Nine men's morris: three on a line make a mill and take a stone. About 50 turns each
preset-morris-nine = nine men's
preset-about-morris-nine = nine stones each, no diagonals
preset-morris-morabaraba = Morabaraba
preset-about-morris-morabaraba = twelve stones each, with diagonals
setting-flying-allowed = With three stones left, you can move to any empty point.
setting-flying-barred = Even with three stones left, you move along the lines.
