# Games that somebody brings along. One message a thing to say; arguments are named after what they stand for.

import-title = **Imported game** · { $rules }
import-title-of = **Imported game { $number } of { $games }** · { $rules }
import-known = -# { $known }
import-began = begun { $at }
import-ended = ended { $at }
import-clock = clock { $clock }
import-rated = rated
import-unrated = not rated
import-ends-here = The record ends here, and nothing is decided.
import-aborted = The game was aborted: nobody has won.
button-game-before = Previous game
button-game-after = Next game
button-export = As files

refused-import-what = Bring either a `file`, as `/export` writes it, or a `record`, e.g. `/import record:dara:traditional b3 c4`.
refused-file-too-large = The file is too large: I read up to { $most } kB at a time. Cut it into several files, between two games.
refused-file-not-text = The file is no text. Bring one as `/export` writes it; if an editor has changed it, save it as text in UTF-8.
refused-file-not-fetched = Discord did not hand me the file in time. Please try again; or type what is in it as `record`.
refused-import-forgotten = I keep what was imported for a short while, and for the one alone who has imported it. Import it again with `/import`: then these buttons work again, too.
refused-file = { $place }{ $why }
    Nothing was imported. { $instead }
file-mend = Put that right, and import it again.
file-see-export = Get a game with `/export` to see how a file is written.
file-at = Game { $game }, line { $line }, word { $token }, { $typed }:
file-in-game = Game { $game }:
file-empty = There is no game in it.
file-not-a-header = this should be a header, and those are written like `[Player1 "Ada"]`.
file-unknown-header = there is no such header. There are { $known }.
file-header-twice = the header `{ $header }` stands there twice. Leave one of them out.
file-header = { $header ->
    [Game] the header `Game` names another game than the rules do. Leave it out, or name that one.
    [Began] the header `Began` should be a time, e.g. `2026-11-21T09:00:00Z`.
    [Ended] the header `Ended` should be a time, e.g. `2026-11-21T10:15:30Z`, and stand in a game alone that has ended.
    [Result] the header `Result` says otherwise than the record and the header `Ending`. It should be `1-0`, `0-1`, `1/2-1/2` or `*`.
    [Ending] the header `Ending` says otherwise than the record and the result. Beside the board a game ends as `resigned`, `left`, `time`, `agreed` or `aborted`.
    [Rated] the header `Rated` should be `yes` or `no`.
   *[other] the header `{ $header }` says what cannot be.
}
file-no-rules = the header `Rules` is missing, which says by which rules the game was played, e.g. `[Rules "dara:traditional"]`.
file-bad-rules = these are no rules that I know. Rules are written like { $known }.
file-players = { $seats ->
    [one] one player plays
   *[other] { $seats } players play
} by these rules. Name all of them, from `Player1` on, or none.
file-not-an-action = action { $number } is none. A drop is written `b3`, a move `b3-b4`, a capture `c3xe5`, a take `xd4`, a claim `huff:c3` or `force`.
file-illegal = action { $number }, `{ $action }`, is not legal there. Whoever would play it is told: “{ $why }”
file-number = turn { $next } begins here. Number it so, or leave all numbers out.
file-result = the game has another result. Put down that one, or none.
file-after-result = a game ends with its result. Take away what stands behind it, or begin the next game with its headers.
file-json = The file begins as JSON does, but goes on otherwise at line { $line }, column { $column }.
