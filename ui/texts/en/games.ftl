# Games, presets, options. One message a thing to say; arguments are named after what they stand for.

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
category-teams = { $game }, teams
rules-name = { $game } ({ $preset })
rules-name-house = { $game } ({ $preset }, house rules)
rules-name-own = { $game } ({ $name })

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

game-morris = Morris
about-morris = Morris: close mills of three on a board of lines, and take your opponent's stones
preset-morris-nine = nine stones
preset-morris-morabaraba = Morabaraba
setting-flying-allowed = A player with three stones left can move to any empty point.
setting-flying-barred = A player with three stones left still moves along the lines.
