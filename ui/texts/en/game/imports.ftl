# Imported games.

import-title = **Imported game** · { $rules }
import-title-of = **Imported game { $number } of { $games }** · { $rules }
import-known = -# { $known }
import-began = started { $at }
import-ended = ended { $at }
import-clock = clock { $clock }
import-rated = rated
import-unrated = unrated
import-ends-here = The record stops here, with no result.
import-aborted = The game was called off: no one won.
button-game-before = Previous game
button-game-after = Next game
button-export = Download

refused-import-what = Add either a `file` from `/export`, or a `record` such as `dara:traditional b3 c4`.
refused-file-too-large = That file is too large: I read up to { $most } kB. Split it between two games.
refused-file-not-text = That file isn't text. Use one from `/export`, or save yours as UTF-8.
refused-file-not-fetched = Discord didn't send me the file in time. Try again, or paste its text as `record`.
refused-import-forgotten = I've forgotten this game: I only keep imports for a short while. Run `/import` again.
refused-file = { $place }{ $why }
    Nothing was imported. { $instead }
file-mend = Fix that, then import it again.
file-see-export = Look at a file from `/export` to see the format.
file-at = Game { $game }, line { $line }, word { $token }, { $typed }:
file-in-game = Game { $game }:
file-empty = There's no game in it.
file-not-a-header = this should be a header such as `[Player1 "Ada"]`.
file-unknown-header = there's no such header. Use one of { $known }.
file-header-twice = the header `{ $header }` appears twice. Remove one of them.
file-header = { $header ->
    [Game] the header `Game` doesn't match the rules. Fix it or leave it out.
    [Began] the header `Began` should be a time such as `2026-11-21T09:00:00Z`.
    [Ended] the header `Ended` should be a time, and only appear in a finished game.
    [Result] the header `Result` doesn't match the game. Use `1-0`, `0-1`, `1/2-1/2` or `*`.
    [Ending] the header `Ending` doesn't match the result. Use `resigned`, `left`, `time`, `agreed` or `aborted`.
    [Rated] the header `Rated` should be `yes` or `no`.
   *[other] the header `{ $header }` can't be right.
}
file-no-rules = the header `Rules` is missing. Add one such as `[Rules "dara:traditional"]`.
file-bad-rules = I don't know these rules. Write them like { $known }.
file-players = { $seats ->
    [one] these rules are for one player.
   *[other] these rules are for { $seats } players.
} Name them all from `Player1` on, or none.
file-not-an-action = move { $number } isn't a move I know. Write `b3`, `b3-b4`, `c3xe5`, `xd4`, `huff:c3` or `force`.
file-illegal = move { $number }, `{ $action }`, isn't legal there. A player would see: “{ $why }”
file-number = turn { $next } starts here. Number it that way, or leave out all numbers.
file-result = the game has a different result. Use that one, or none.
file-after-result = a game ends with its result. Remove what follows, or start the next game with its headers.
file-json = The JSON breaks off at line { $line }, column { $column }.

# The form.
form-import = Import a game
form-file = A file from /export
form-file-about = Text or JSON, such as the files I make.
form-record = Or a record
form-record-about = Its rules and moves, such as dara:traditional b3 c4
