# Leagues, tournaments and ladders.

competition-kind = { $format ->
    [league] League
    [swiss] Swiss tournament
    [knock-out] Knockout
   *[ladder] Ladder
}
competition-title = **{ $name }** · { $kind } · { $rules }
competition-season = **{ $name }** · { $kind } · { $rules } · season { $season }
competition-starts-at = 🗓️ Starts on { $at }.
competition-starts-with = 🗓️ Starts as soon as { $players ->
    [one] one player has
   *[other] { $players } players have
} joined.
competition-starts-either = 🗓️ Starts on { $at }, or as soon as { $players ->
    [one] one player has
   *[other] { $players } players have
} joined.
competition-starts-late = ⏳ Too few had joined by { $at }. It starts as soon as enough have joined (at least { $players }); otherwise it's called off { $ends }.
competition-pings-role = <@&{ $role }>, you can join now: press **Join** below.
competition-league = Divisions of about { $size } players; everyone plays everyone in theirs. A season lasts { $days ->
    [one] one day
   *[other] { $days } days
}. { $movers ->
    [0] No one goes up or down.
    [one] After that, one player per division goes up, and one down.
   *[other] After that, up to { $movers } players per division go up, and as many down.
}
competition-swiss = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} of { $days ->
    [one] one day
   *[other] { $days } days
}. In each, you play someone with about as many points as you. With few players, everyone plays everyone instead.
competition-knock-out = A match is two games, and a third if it's level. If it's still level, the player rated higher at the start goes through. The loser is out. Each round lasts { $days ->
    [one] one day
   *[other] { $days } days
}.
competition-ladder = Challenge players up to three places above you. If you win, you take their place. After { $days ->
    [one] one day
   *[other] { $days } days
} without a game, you're off the ladder.
competition-games = { $clock } · at most { $games ->
    [one] one game
   *[other] { $games } games
} at a time
competition-in-threads = each game in a thread here
competition-by-mail = boards as direct messages
competition-next = Your games will start by themselves, and I'll ping you.
competition-next-mail = Your games will start by themselves: I'll send you the boards as direct messages.
details-time = - Run out of time in two games and you're out. There are no pauses by agreement.
    - `/away start` pauses your clocks, but doesn't move the deadline.
details-deadline = - At the deadline, the computer judges unfinished games: clear wins count, the rest are draws.
details-ties = - Equal points? Games between those players decide. Then it's S–B (Sonneborn–Berger): the points of everyone you beat, and half the points of everyone you drew with. Then it's wins as second player.
details-ladder = - Run out of time and you move down.
    - Games can't be paused or called off.
competition-needs-role = Only for <@&{ $role }>.
competition-players = **Players ({ $count }):** { $players }
competition-players-none = No one has joined yet.
competition-players-more = and { $count } more
competition-running-until = 🏁 Under way. It ends { $until }.
competition-running-round = 🏁 Round { $round } of { $rounds }. It ends { $until }.
competition-running-tie = 🏁 Round { $round }. It ends { $until }.
competition-is-over = 🏆 It's over: { $winners } won.
competition-is-over-alone = It's over, without a winner.
competition-is-off = It was called off.
competition-division = Division { $division }
competition-members = { $division }: { $players }
button-competition-join = Join
button-competition-leave = Leave
button-competition-table = Table
button-competition-details = How it works
button-competition-mine = My games
button-competition-manage = Manage
button-competition-post = Post here

# What it announces.
competition-news-begun = 🏁 **{ $name }** has started!
competition-news-round = 🏁 **{ $name }**: round { $round } has started. It ends { $until }.
competition-news-byes = Bye this round: { $players }.
competition-news-up = ⬆️ Going up: { $players }.
competition-news-down = ⬇️ Going down: { $players }.
competition-news-restored = { $player } is back in **{ $name }**. Games they hadn't finished start again.
competition-news-restored-ladder = { $player } is back on the ladder.
competition-news-too-few = ⏳ **{ $name }** can't start yet. Players so far: { $joined }; it takes at least { $fewest }. It starts as soon as enough have joined; otherwise it's called off { $ends }.
competition-news-too-few-manager = { $manager }, you can choose another date with { $league ->
    [yes] `/league change`
   *[no] `/tournament change`
}.
competition-told-where = -# Everyone sees this in { $channel }.
competition-news-out-void = { $player } is out of **{ $name }**: { $why }. Their games don't count.
competition-news-out = { $player } is out of **{ $name }**: { $why }. They lose the games they had left.
competition-news-left-ladder = { $player } is off the ladder: { $why }.
competition-why = { $why ->
    [ran-out] out of time in two games
    [suspended] suspended here
    [gone] no longer here
    [removed] removed by a manager
    [idle] too long without a game
   *[wish] left by choice
}
competition-news-cut-short-alone = **{ $name }** ends early: too few players are left.
competition-news-cut-short-met = **{ $name }** ends early: too many players have left, so another round can't be paired.
competition-news-over = 🏆 **{ $name }** is over! { $winners }
competition-news-called-off = **{ $name }** was called off. Games in progress go on, but no longer count towards it.
competition-news-replaced = **{ $name }**: { $by } takes over from { $player }, with their points and the games they had left.
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
competition-divisions-more = …and { $count } more divisions, under **Table**
competition-winner = **{ $players }** won.

# Tables.
table-title = **{ $name }** · { $part }
table-line = { $place }. **{ $who }** · { $points ->
    [half] { $shown } point
    [one] { $shown } point
   *[other] { $shown } points
}{ $left ->
    [0] {""}
   *[other] {" "}· { $left } to play
}{ $range ->
    [none] {""}
   *[other] {" "}· final place { $range }
}{ $fate ->
    [up] {" "}· ⬆️ going up
    [down] {" "}· ⬇️ going down
   *[none] {""}
}
table-range-bound = about { $range }
table-legend = -# Equal points? Games between those players decide. Then S–B (Sonneborn–Berger): points of those you beat, half for draws. Then wins as second player.
table-legend-range = -# “Final place” shows the best and worst place still possible.
table-legend-movers = -# { $up ->
    [0] {""}
    [one] One player goes up.{" "}
   *[other] { $up } players go up.{" "}
}{ $down ->
    [0] {""}
    [one] One player goes down.{" "}
   *[other] { $down } players go down.{" "}
}If players tie at the cut, the one rated higher at the start comes first. Uneven divisions are then balanced.
table-more = …and { $count } more
table-rest = -# **Table** shows the rest.
table-unnamed = -# Names I can't write in the picture: { $players }
table-picture-league = Table of division { $division }: { $rows }
table-picture-swiss = Standings: { $rows }
table-picture-row = { $place }, { $who }, { $points }
table-picture-bracket = Bracket, round { $round }: { $ties }
table-picture-tie = { $first } against { $second }, { $score }
table-picture-bye = { $player } has a bye
table-heading-player = Player
table-heading-points = Points
table-heading-left = To play
table-heading-range = Places
table-heading-berger = S–B
table-part-swiss = Standings
table-part-bracket = Bracket
table-tie = { $first } { $score } { $second }
table-tie-won = **{ $winner }** { $score } { $loser }
table-bye = { $player }: bye
table-round = Round { $round }
table-none-yet = Nothing has been played yet.

# One's own view.
mine-place = You're number **{ $place }** of { $players }, with { $points }.
mine-points = { $points ->
    [half] { $shown } point
    [one] { $shown } point
   *[other] { $shown } points
}
mine-promoted = ⬆️ You've secured a place that goes up!
mine-relegated = ⬇️ You can no longer avoid a place that goes down.
mine-range = You can still finish anywhere from { $best } to { $worst }.
mine-playing = - Against { $opponent }: { $link }
mine-next = Next: { $opponents }
mine-done = You have no games left to play for now.
mine-out = You're out: { $why }.
mine-joined = You're in. It hasn't started yet.
mine-not-in = You're not in this. Press **Join** while it's open.
mine-ladder = You're number **{ $place }** of { $players }.
league-left-question = Leave **{ $name }**? Once it has started, you lose your remaining games. Only a manager can let you back in.
league-left-question-void = Leave **{ $name }**? None of your games would count for anyone. Only a manager can let you back in.
league-left = You've left **{ $name }**.
league-joined = You've joined **{ $name }**. I'll ping you when your games start.
league-joined-mail = You've joined **{ $name }**. I'll send you the boards as direct messages.
league-joined-blocks = Blocks don't count here: you may be paired with anyone who takes part.
button-league-leave-sure = Yes, leave

# Ladders.
ladder-line = { $place }. { $who }
ladder-empty = No one is on it yet. **Join** puts you first.
ladder-choose = Challenge…
ladder-challenged = Challenge sent. The game starts in a moment.
ladder-starting = it starts in a moment
ladder-left-question = Leave **{ $name }**? You'd resign the games you're playing. You can come back, at the bottom.
ladder-waits = it can't start yet
ladder-challenged-waits = Challenge sent. The game starts as soon as it can.

# While games can't start.
halt-lacks = ⏸️ Games can't start: I need { $permissions } in { $channel }. A server manager can allow it.
halt-not-allowed = ⏸️ Games can't start: I'm not allowed to open threads in { $channel }. A server manager can change that.
halt-no-channel = ⏸️ Games can't start: the channel is gone. A manager can choose **Announce it here** in another.
halt-too-many-threads = ⏸️ Games can't start: this server has too many open threads. A moderator can close some.
halt-not-in-server = ⏸️ On hold: I was removed from this server.
halt-limited = ⏸️ Games can't start: Discord is limiting me for now.
halt-ends = You get the time back. If nothing changes, it's called off { $ends }.
halt-ends-ladder = If nothing changes, open challenges end { $ends }.
competition-news-halted = **{ $name }**: { $halt }
competition-news-went-on = ▶️ **{ $name }** goes on. It ends { $time } later than planned.

# For managers.
league-opened = **{ $name }** is open. People can join in { $channel }.
league-changed = **{ $name }** has changed. Everyone who joined is still in it. This is what applies now:
manage-change-hint = -# Change its name, clock or start with { $league ->
    [yes] `/league change`
   *[no] `/tournament change`
}.
manage-title = **{ $name }**: what do you want to do?
manage-choose = Choose…
manage-begin = Start now
manage-begin-about = With everyone who has joined
manage-assign = Choose a division
manage-assign-about = For one player, before it starts
manage-preview = Preview the divisions
manage-preview-about = As they'd be now; only you see them
preview-title = **{ $name }**: the divisions if it started now
preview-none = Players so far: { $joined }. Divisions take at least { $fewest }.
manage-place = Choose a place
manage-place-about = One player moves; the others make room
manage-place-number = Place { $place }
manage-which-place = Which place for { $player }?
manage-replace = Replace a player
manage-replace-about = Someone else takes over their points and remaining games
manage-remove = Remove a player
manage-remove-about = They're out. Early in a league, none of their games count
manage-restore = Bring a player back
manage-restore-about = Someone who left or was removed, until the next round or season's end
manage-time = Give everyone time
manage-time-about = On every clock; a deadline moves, too
manage-annul = Annul a game
manage-annul-about = It doesn't count; in a tournament it's played again
manage-correct = Correct a result
manage-correct-about = The table changes at once
manage-end = End it now
manage-end-about = The season or the round; the computer judges unfinished games
manage-end-ladder = First place wins; games in progress go on
manage-off = Call it off
manage-off-about = No one wins; games in progress go on
manage-move = Announce it here
manage-move-about = In this channel from now on
manage-who = Which player?
manage-by-who = Who takes over from { $player }?
manage-which = Which of { $player }'s games?
manage-no-games = { $player } has no games in it.
manage-which-division = Which division for { $player }?
manage-automatic = By rating or results
manage-how-long = How much time?
manage-what-result = What's the result of { $pair }?
manage-result-won = { $player } won
manage-result-drawn = Draw
manage-sure = { $what ->
    [restore] Bring { $player } back? Games they hadn't finished start again.
    [begin] Start **{ $name }** now?
    [assign] { $division ->
        [0] Choose { $player }'s division automatically?
       *[other] Put { $player } in division { $division }?
    }
    [place] Put { $player } in place { $division }?
    [replace] Let { $by } take over from { $player }?
    [remove] Remove { $player }?
    [time] Give everyone { $time } more?
    [annul] Annul the game { $pair }?
    [correct] Make the game { $pair } count as { $result }?
    [end] End it now? The computer judges unfinished games.
    [end-ladder] End **{ $name }** now? First place wins, and games in progress go on.
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
    [first] 1 – 0
   *[second] 0 – 1
}
competition-choice = { $name } ({ $kind })
competition-choice-over = { $name } ({ $kind }, over)

refused-no-league = I found no league here. Managers can open one with `/league create`.
refused-no-tournament = I found no tournament here. Managers can open one with `/tournament create`.
refused-no-ladder = This game has no ladder here. Ask an organizer to open one with `/ladder`.
refused-which-competition = There are several. Choose one in `name`.
refused-only-for-organizers = Only this server's managers and organizers can do that. Ask one of them.
refused-joining-closed = It's too late to join this one. Wait for the next.
refused-entered-already = You've already joined. **My games** shows what's next.
refused-not-entered = You aren't taking part. Join first, if it's still open.
refused-opponent-not-entered = { $player } isn't taking part. Choose someone from the list.
refused-needs-role = This is only for <@&{ $role }>. Ask a manager for the role.
refused-competition-full = All { $most } places are taken. Wait for the next one.
refused-competition-over = It's over. Wait for the next one.
refused-competition-began = It has already started. Choose something else to do.
refused-competition-not-running = It hasn't started yet. Start it first.
refused-too-few-entrants = Players so far: { $joined }. It takes at least { $fewest }, so wait for more.
refused-no-divisions = Only leagues have divisions. Choose something else to do.
refused-in-competition-already = { $player } is taking part already, or was. Choose someone else.
refused-no-such-pairing = That game isn't part of it. Choose one from the list.
refused-nothing-changes = Nothing would change. Choose something new in at least one option.
refused-more-have-joined = Players so far: { $joined }. Choose at least as many, or start it now.
refused-takes-part = { $player } is still taking part. Choose someone who left or was removed.
refused-drawn-without = Too late: this round was paired without { $player }. They can join the next tournament.
refused-ran-out-twice = { $player } ran out of time in two games. Correct or annul one of them first.
refused-still-barred = { $player } is suspended or no longer here. That has to change first.
refused-ping-everyone = I never ping everyone. Choose a role for people who want to hear about it.
refused-ping-not-allowed = { $who ->
    [you] You're
   *[bot] I'm
} not allowed to ping <@&{ $role }> here. Make the role mentionable, or choose another.
refused-round-is-over = That round is over, and the next is based on it. Choose a game of this round.
refused-changed-since-asked = That has changed since you were asked, so no time was given. Check it, then choose again.
refused-such-a-result = That's already its result. Choose another.
refused-ladder-moved-on = The ladder has changed since then. You can remove a player instead.
refused-out-of-reach = { $player } isn't one to three places above you. Choose from the list.
refused-challenged-on-ladder = You've already challenged someone. Finish that game first.
refused-is-challenged-on-ladder = Someone else has challenged { $player }. Choose another player, or wait.
refused-offer-in-competition = Others are waiting for this result, so it can't be { $offer ->
    [pause] paused
   *[abort] called off
}. Play on, or resign.
refused-competition-for-four = Competitions are only for two-player games. Choose other rules.
refused-untimed-competition = A competition needs a clock. Choose one, such as `2 days`.
refused-bad-start = I can't use that date. Try a future date, such as `{ $example }`.
refused-bad-competition-name = A name needs visible characters, on one line of at most { $most }. Choose another.

ended-withdrawn = { $who } { $players ->
    [one] is
   *[other] are
} out of the competition: **the game ends**, unrated.
ended-adjudicated = Time was up, and the computer judged the position.
ended-adjudicated-drawn = **It's a draw**: time was up, and the position was still open.
log-managed-competition = { $tool ->
    [change] changed the settings of { $competition }
    [restore] let a player back into { $competition }
    [begin] started { $competition }
    [assign] chose a division or place in { $competition }
    [replace] replaced a player in { $competition }
    [remove] removed a player from { $competition }
    [give] gave time in { $competition }
    [annul] annulled a game in { $competition }
    [correct] corrected a result in { $competition }
    [end] ended a season or round of { $competition }
    [move] moved { $competition }
   *[off] called off { $competition }
}
log-competition-number = competition { $number }
log-about = { $what }: { $about }
log-replaced = { $by } for { $player }

# The form for a new one, its preview, and the list to choose from.
form-league = New league: { $game }
form-swiss = New Swiss tournament: { $game }
form-knock-out = New knockout: { $game }
form-rules = Rules
form-clock = Clock
form-clock-about = For every game. If it runs out, the game is lost.
form-season = A season lasts
form-round = A round lasts
form-size = Players in a division
form-rounds = Rounds
form-starts = First day
form-by-mail = Boards as direct messages
form-by-mail-about = If not ticked, each game gets a thread here.
form-preview = This is what people will see. It isn't open yet.
button-competition-open = Open it
button-competition-change = Change
competition-several = Which one?
competition-several-more = -# And { $count } more: name one in `name`.
competition-joining = Open to join
competition-joining-until = Open to join, starts { $at }
