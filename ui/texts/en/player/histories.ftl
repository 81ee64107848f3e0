# Finished games.

history-own = ## Your finished games here
history-of = ## Finished games of { $who }
history-everyone = ## Finished games on this server
history-category = { $title }: { $game }
history-game = { $what } · { $rules } · { $plies ->
    [one] 1 move
   *[other] { $plies } moves
} · { $ended } · Game { $game }, { $link }
history-won = **Won** against { $opponents } ({ $why })
history-drawn = **Draw** with { $opponents } ({ $why })
history-lost = **Lost** to { $opponents } ({ $why })
history-aborted = **Called off** against { $opponents } ({ $why })
history-of-two-won = { $winners } **beat** { $losers } ({ $why })
history-of-two-drawn = { $first } **drew** with { $second } ({ $why })
history-of-two-aborted = { $first } – { $second }, **called off** ({ $why })
history-why = { $why ->
    [resigned] resignation
    [left] left the server
    [time] on time
    [aborted] out of time early
    [called-off] by agreement
    [stopped] by moderators
    [withdrawn] left the competition
    [adjudicated] judged at the deadline
    [stones] too few left
    [ten] ten captured
    [taken] everything taken
    [blocked] no moves left
    [repetition] repetition
    [bound] no captures
    [reduced] not enough left to win
   *[agreed] agreed
}
history-elsewhere = -# No button for a game? Use `/replay number:{ $game }` in the channel where it was played.
history-none-own = You haven't finished a game here yet. See your games with `/games`, or start one with `/play`.
history-none = No finished games of this kind here. Leave out `game` to see them all, or try `/watch`.
history-none-at-all = No one has finished a game here yet. See games in progress with `/watch`, or start one with `/play`.
history-none-of = { $player } hasn't finished a game here yet. Turn on `everyone` in `/history` to see everyone's.
button-replay-game = Replay { $game }
button-newer = Newer
button-older = Older
