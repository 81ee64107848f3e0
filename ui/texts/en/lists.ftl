# Lists of games.

games-title = ## Your games here
games-your-turn = **Your turn**
games-others-turn = **Waiting for others**
games-challenges = **Open challenges**
games-game = **{ $rules }** against { $opponents }, in { $link }: { $turn }
games-turn-yours = your turn, { $state }
games-turn-yours-since = your turn (began { $since })
games-turn-others = { $who } to move, { $state }
games-turn-others-since = { $who } to move (turn began { $since })
games-invited = { $who } challenges you to **{ $rules }**: { $link }, expires { $expires }
games-made = Your challenge (**{ $rules }**): { $link }, expires { $expires }
games-joined = **{ $rules }**, joined: { $link }, expires { $expires }
games-open = **{ $rules }**, open to anyone: { $link }, expires { $expires }
games-none = You have no games here. Start one with `/play`, or see what others play with `/watch`.
watch-title = ## Games being played here
watch-game = **{ $rules }** in { $link }: { $plies ->
    [0] started { $since }
    [one] 1 move, { $since }
   *[other] { $plies } moves, the last { $since }
}
watch-game-timed = { $game }, { $state }
watch-game-here = { $game } · { $players }
watch-none = No one's playing here right now. Start a game with `/play`.
page-of = -# Page { $number } of { $last }
list-and = { $rest } and { $last }
list-more = { $count } more
button-page-before = Previous page
button-page-after = Next page
