# Lists: the games of a player, and those of a server. One message a thing to say; arguments are named after what they stand for.

games-title = ## Your games in this server
games-your-turn = **They wait for you**
games-others-turn = **You wait for them**
games-challenges = **Open challenges**
games-game = **{ $rules }** against { $opponents }, in { $link }: { $turn }.
games-turn-yours = your turn, { $state }
games-turn-yours-since = your turn began { $since }
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
