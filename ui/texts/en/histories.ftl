# Finished games. One message a thing to say; arguments are named after what they stand for.

history-own = ## Your finished games in this server
history-of = ## The finished games of { $who } in this server
history-everyone = ## All finished games of this server
history-category = { $title }: { $game }
history-game = { $what } · { $rules } · { $plies ->
    [one] 1 action
   *[other] { $plies } actions
} · { $ended } · Game { $game }, { $link }
history-won = **Won** against { $opponents } ({ $why })
history-drawn = **Drawn** with { $opponents } ({ $why })
history-lost = **Lost** to { $opponents } ({ $why })
history-aborted = **Aborted**, against { $opponents } ({ $why })
history-of-two-won = { $winners } **won** against { $losers } ({ $why })
history-of-two-drawn = { $first } **drew** with { $second } ({ $why })
history-of-two-aborted = { $first } – { $second }, **aborted** ({ $why })
history-why = { $why ->
    [resigned] by resignation
    [left] the loser has left the server
    [time] on time
    [aborted] no second turn in time
    [called-off] called off
    [stopped] ended by moderators
    [stones] too few left
    [ten] ten captured
    [taken] all taken
    [blocked] no way to act
    [repetition] the same position three times
    [bound] too long without a capture
    [reduced] too little left to win with
   *[agreed] agreed
}
history-elsewhere = -# A game without a button can be stepped through where it was played: ask there for it, e.g. `/replay game:{ $game }`.
history-none-own = You have finished no game in this server yet. `/games` shows those that you play; begin one with `/dara challenge`, or the same of another game.
history-none = No finished game of this kind in this server. Leave `game` out to see all kinds, or watch what's being played with `/watch`.
history-none-at-all = No game has been finished in this server yet. Watch what's being played with `/watch`, or begin a game with `/dara challenge`.
history-none-of = { $player } hasn't finished a game in this server yet. `/history` with `everyone:True` shows everyone's games.
button-replay-game = Replay { $game }
button-newer = Newer
button-older = Older
