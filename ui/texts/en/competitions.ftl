# Leagues, tournaments and ladders.

competition-kind = { $format ->
    [league] League
    [swiss] Swiss tournament
    [knock-out] Knockout
   *[ladder] Ladder
}
competition-title = **{ $name }** · { $kind } · { $rules }
competition-season = **{ $name }** · { $kind } · { $rules } · season { $season }
competition-starts-at = 🗓️ Starts { $at }.
competition-starts-with = 🗓️ Starts once { $players ->
    [one] one player has
   *[other] { $players } players have
} joined.
competition-starts-either = 🗓️ Starts { $at }, or once { $players ->
    [one] one player has
   *[other] { $players } players have
} joined.
competition-league = Divisions of about { $size }, everyone plays everyone. { $movers ->
    [0] No one moves up or down.
    [one] After { $days } days one goes up and one goes down.
   *[other] After { $days } days { $movers } go up and { $movers } go down.
}
competition-swiss = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, { $days ->
    [one] one day
   *[other] { $days } days
} each. Players with equal points meet.
competition-knock-out = Ties of two games, and a third if they're level. { $days ->
    [one] One day
   *[other] { $days } days
} a round.
competition-ladder = Challenge players up to three places above you. Win, and you take their place. After { $days } idle days you leave it.
competition-games = { $clock } · at most { $games ->
    [one] one game
   *[other] { $games } games
} at a time
competition-in-threads = each game in a thread here
competition-by-mail = boards come as direct messages
competition-fine-print = -# Run out of time twice and you're out. `/away` stops your clock, but not the season: what's unfinished at the end is judged by the computer, or drawn. No pauses.
competition-fine-print-ladder = -# Run out of time and you drop. Games can't be paused or called off.
competition-needs-role = Only for <@&{ $role }>.
competition-players = **Players ({ $count }):** { $players }
competition-players-none = No one has joined yet.
competition-players-more = and { $count } more
competition-running-until = 🏁 Running until { $until }.
competition-running-round = 🏁 Round { $round } of { $rounds }, until { $until }.
competition-running-tie = 🏁 Round { $round }, until { $until }.
competition-is-over = 🏆 Over: { $winners } won.
competition-is-over-alone = Over: there's no winner.
competition-is-off = It was called off.
competition-division = Division { $division }
button-competition-join = Join
button-competition-leave = Leave
button-competition-table = Table
button-competition-mine = My games
button-competition-manage = Manage
button-competition-post = Post

# What it announces.
competition-news-begun = 🏁 **{ $name }** has started!
competition-news-round = 🏁 **{ $name }**: round { $round } has started. It ends { $until }.
competition-news-out-void = { $player } is out of **{ $name }**: { $why }. Their games don't count.
competition-news-out = { $player } is out of **{ $name }**: { $why }. Their open games are lost.
competition-news-left-ladder = { $player } is off the ladder: { $why }.
competition-why = { $why ->
    [ran-out] out of time twice
    [suspended] suspended here
    [gone] no longer here
    [removed] removed by a manager
    [idle] idle for too long
   *[wish] they left
}
competition-news-over = 🏆 **{ $name }** is over! { $winners }
competition-news-called-off = **{ $name }** was called off. Running games go on, but decide nothing.
competition-news-replaced = In **{ $name }**, { $by } takes over from { $player }: points and remaining games.
competition-news-time = ⏳ **{ $name }**: everyone gets { $time } more.
competition-news-annulled = **{ $name }**: the game { $pair } was annulled.
competition-news-corrected = **{ $name }**: the game { $pair } now counts as { $result }.
competition-news-climbed = 🪜 { $player } is now number { $place } on the ladder!
competition-result-won = won by { $player }
competition-result-drawn = drawn
competition-pairing = **{ $name }** · { $at }: { $first } – { $second }
competition-pairing-plain = **{ $name }**: { $first } – { $second }
competition-where-division = division { $division }, round { $round }
competition-where-round = round { $round }
competition-winner-division = Division { $division }: **{ $players }**.
competition-winner = **{ $players }** won.

# Tables.
table-title = **{ $name }** · { $part }
table-line = { $place }. **{ $who }** · { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}{ $left ->
    [0] {""}
   *[other] {" "}· { $left } left
}{ $range ->
    [none] {""}
   *[other] {" "}· can end { $range }
}{ $fate ->
    [up] {" "}· ⬆️ certain
    [down] {" "}· ⬇️ certain
   *[none] {""}
}
table-range-bound = about { $range }
table-legend = -# Level on points: games between them decide, then Sonneborn–Berger, then wins as second.
table-legend-movers = -# { $movers ->
    [one] One goes up, one goes down.
   *[other] { $movers } go up, { $movers } go down.
} "Can end" is the best and worst place still possible.
table-more = …and { $count } more
table-picture-league = Table of division { $division }: { $rows }
table-picture-swiss = Standings: { $rows }
table-picture-row = { $place }, { $who }, { $points }
table-picture-bracket = Bracket, round { $round }: { $ties }
table-picture-tie = { $first } against { $second }, { $score }
table-picture-bye = { $player } has a bye
table-heading-player = Player
table-heading-points = Points
table-heading-left = Left
table-heading-range = Place
table-heading-berger = S–B
table-part-swiss = standings
table-part-bracket = bracket
table-tie = { $first } { $score } { $second }
table-tie-won = **{ $winner }** { $score } { $loser }
table-bye = { $player }: bye
table-round = Round { $round }
table-none-yet = Nothing has been played yet.

# One's own view.
mine-place = You're **{ $place }** of { $players }, with { $points }.
mine-points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
mine-promoted = ⬆️ Promotion is certain!
mine-relegated = ⬇️ Relegation is certain.
mine-range = You can still end between { $best } and { $worst }.
mine-playing = - against { $opponent }: { $link }
mine-next = Next: { $opponents }
mine-done = All your games are played.
mine-out = You're out: { $why }.
mine-joined = You're in. It hasn't started yet.
mine-not-in = You're not in it.
mine-ladder = You're number **{ $place }** of { $players }.
league-left-question = Leave **{ $name }**? Your open games would be lost, and you can't come back.
league-left-question-void = Leave **{ $name }**? Your games there wouldn't count for anyone, and you can't come back.
league-left = You've left **{ $name }**.
league-joined = You're in **{ $name }**!
league-joined-mail = You're in **{ $name }**! Boards come as direct messages from me.
button-league-leave-sure = Leave it

# Ladders.
ladder-line = { $place }. { $who }
ladder-empty = No one is on it yet. **Join** puts you first.
ladder-choose = Challenge…
ladder-challenged = Challenge made: the game starts in a moment.
ladder-starting = it starts in a moment

# For managers.
league-opened = **{ $name }** is open: the list is in { $channel }.
manage-title = **{ $name }**: what do you want to do?
manage-choose = Choose…
manage-begin = Start now
manage-begin-about = With those who have joined
manage-assign = Choose a division
manage-assign-about = For one player, before it starts
manage-replace = Replace a player
manage-replace-about = Another takes over points and open games
manage-remove = Remove a player
manage-remove-about = Before half their games: none of them counts
manage-time = Give everyone time
manage-time-about = All clocks, and the end
manage-annul = Annul a game
manage-annul-about = In a tournament it's played again
manage-correct = Correct a result
manage-correct-about = The table follows at once
manage-end = End it now
manage-end-about = Open games are judged by the computer, or drawn
manage-off = Call it off
manage-off-about = No one wins; running games go on
manage-move = Announce it here
manage-move-about = In this channel from now on
manage-who = Which player?
manage-by-who = Who takes over from { $player }?
manage-which = Which game of { $player }?
manage-no-games = { $player } has no games in it.
manage-which-division = Which division for { $player }?
manage-automatic = By rating or results
manage-how-long = How much time?
manage-what-result = What's the result of { $pair }?
manage-result-won = { $player } won
manage-result-drawn = Draw
manage-sure = { $what ->
    [begin] Start **{ $name }** now?
    [assign] Put { $player } in division { $division }?
    [replace] Let { $by } take over from { $player }?
    [remove] Remove { $player }?
    [time] Give everyone { $time }?
    [annul] Annul the game { $pair }?
    [correct] Make { $pair } count as { $result }?
    [end] End it now?
    [move] Announce **{ $name }** in this channel?
   *[off] Call **{ $name }** off?
}
button-manage-sure = Yes
button-manage-back = Back
manage-done = Done.
manage-pairing = { $first } – { $second } · { $state }
manage-pairing-state = { $state ->
    [waiting] waiting
    [playing] being played
    [void] doesn't count
    [drawn] drawn
    [first] first won
   *[second] second won
}
competition-choice = { $name } ({ $kind })
competition-choice-over = { $name } ({ $kind }, over)

refused-no-league = There's no league here yet. Managers open one with `/league create`.
refused-no-tournament = There's no tournament here yet. Managers open one with `/tournament create`.
refused-which-competition = There are several. Choose one in `name`.
refused-only-for-organizers = Only those who manage this server, or its organizers, can do that.
refused-joining-closed = It's too late to join this one. Wait for the next.
refused-entered-already = You're already in. **My games** shows what's next.
refused-not-entered = You're not in it. Join first, if it's still open.
refused-opponent-not-entered = { $player } isn't in it. Choose someone from the list.
refused-needs-role = This is only for <@&{ $role }>. Ask a manager for the role.
refused-competition-full = All { $most } places are taken. Wait for the next one.
refused-competition-over = It's over. Look for the next one.
refused-competition-began = It has already started. Use another tool.
refused-competition-not-running = It isn't running. Start it first.
refused-too-few-entrants = Only { $joined } of at least { $fewest } have joined. Wait for more.
refused-no-divisions = It has no divisions. Use another tool.
refused-in-competition-already = { $player } is in it, or was. Choose someone else.
refused-no-such-pairing = There's no such game in it. Choose one from the list.
refused-round-is-over = That round is over, and the next was paired by it. Choose a game of this round.
refused-such-a-result = That's its result already. Choose another.
refused-ladder-moved-on = The ladder has moved on since. Remove a player instead.
refused-out-of-reach = { $player } isn't one to three places above you. Choose from the list.
refused-challenged-on-ladder = You've already challenged someone. Finish that game first.
refused-is-challenged-on-ladder = { $player } was challenged by someone already. Choose another, or wait.
refused-offer-in-competition = Others wait for this result, so it can't be { $offer ->
    [pause] paused
   *[abort] called off
}. Play on, or resign.
refused-competition-for-four = Competitions are for games of two. Choose other rules.
refused-competition-untimed = A competition needs a clock. Choose one, such as `4d + 12h / 7d`.
refused-competition-date = I couldn't read that date, or it's over. Try something like `{ $example }`.
refused-competition-name = A name is one line of up to { $most } characters. Choose a shorter one.

ended-withdrawn = { $who } { $players ->
    [one] is
   *[other] are
} out of the competition: the game doesn't count.
ended-adjudicated = Time was up, and the position was clear.
ended-adjudicated-drawn = **Drawn:** time was up, and the position was open.
log-managed-competition = { $tool ->
    [begin] started
    [assign] chose a division in
    [replace] replaced a player in
    [remove] removed a player from
    [give] gave time in
    [annul] annulled a game in
    [correct] corrected a result in
    [end] ended
    [move] moved
   *[off] called off
} competition { $competition }
