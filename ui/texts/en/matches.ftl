# Matches. One message a thing to say; arguments are named after what they stand for.

match-to-points = Match to { $points }
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
        [one] A shut-out: { $who } gets { $points } points.
       *[other] A shut-out: { $who } get { $points } points.
    }
}
match-points-none = Nobody gets a point.
match-goes-on = Game { $number } of the match begins.
match-won = { $players ->
    [one] **{ $who } wins the match, { $score }!**
   *[other] **{ $who } win the match, { $score }!**
}
match-won-aborted = { $players ->
    [one] **{ $who } wins the match, { $score }**: { $loser } ran out of time too early in this game.
   *[other] **{ $who } win the match, { $score }**: { $loser } ran out of time too early in this game.
}
match-drawn = **The match is drawn, { $score }.**
match-void = The match is off before it began: nobody has won it.
match-called-off = The match ends with it, at { $score }: no one has won.
match-given-up = { $who } gave the match up.
match-last-game = { $who } gave the match up: this is its last game.
games-game-match = { $game } { $score }.
watch-game-match = { $game } · { $score }
resign-question-match = Do you want to resign game { $game }, or the whole match that it belongs to? Neither can be undone.
resign-game = **This game**: { $points ->
    [one] { $players ->
        [one] { $who } gets a point,
       *[other] { $who } get a point,
    }
   *[other] { $players ->
        [one] { $who } gets { $points } points, since you have captured nothing,
       *[other] { $who } get { $points } points, since your team has captured nothing,
    }
} { $next ->
    [over] and the match is over.
   *[goes-on] and the next game of the match begins.
}
resign-game-partner = **This game**: your partner plays on for both. In the next game of the match you play again.
resign-match = **The match**: { $players ->
    [one] { $who } wins it, whatever the score is.
   *[other] it is over with this game, and { $who } win it, unless your team reaches its goal in this game.
}
button-resign-game = Resign this game
button-resign-match = Resign the match
