# Matches of several games.

match-to-points = { $points ->
    [one] Match to 1 point
   *[other] Match to { $points } points
}
match-of-two = Match of two games
match-line = { $goal }: { $one } { $score } { $other } · game { $number }
match-spoken = { $goal }, game { $number }: { $one } { $first }, { $other } { $second }.
match-short = { $goal }: { $score }, game { $number }
match-points-won = { $points ->
    [one] { $players ->
        [one] { $who } gets a point.
       *[other] { $who } get a point.
    }
   *[other] { $players ->
        [one] { $who } gets { $points } points, because the other side captured nothing.
       *[other] { $who } get { $points } points, because the other side captured nothing.
    }
}
match-points-none = No one gets a point.
match-goes-on = Game { $number } of the match starts.
match-won = { $players ->
    [one] 🏆 **{ $who } wins the match, { $score }!**
   *[other] 🏆 **{ $who } win the match, { $score }!**
}
match-won-aborted = { $players ->
    [one] 🏆 **{ $who } wins the match, { $score }!** { $loser } ran out of time too early in this game.
   *[other] 🏆 **{ $who } win the match, { $score }!** { $loser } ran out of time too early in this game.
}
match-drawn = 🤝 **The match is a draw, { $score }**
match-void = The match was called off before it got going: no one wins.
match-called-off = The match is called off at { $score }: no one wins.
match-given-up = 🏳️ { $who } resigned the match.
match-last-game = 🏳️ { $who } resigned the match: this is its last game.
games-game-match = { $game } · { $score }
watch-game-match = { $game } · { $score }
resign-question-match = Resign just game { $game }, or the whole match? Neither can be undone.
resign-game = **This game**: { $points ->
    [one] { $players ->
        [one] { $who } gets a point
       *[other] { $who } get a point
    }
   *[other] { $players ->
        [one] { $who } gets { $points } points, because you've captured nothing
       *[other] { $who } get { $points } points, because your team has captured nothing
    }
}, { $next ->
    [over] and the match ends.
   *[goes-on] and the next game starts.
}
resign-game-partner = **This game**: your partner plays on for both. You're back in the next game.
resign-match = **The match**: { $players ->
    [one] { $who } wins it, whatever the score.
   *[other] it ends with this game. { $who } win unless your team gets enough points in it.
}
button-resign-game = Resign this game
button-resign-match = Resign the match
