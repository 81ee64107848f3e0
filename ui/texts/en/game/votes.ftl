# Vote games: a whole server at one board.

vote-title-computer = 🗳️ **The server plays the computer** (level { $level }): { $rules }
vote-title-halves = 🗳️ **The server plays itself**: { $rules }
vote-title-server = 🗳️ **The server plays another server**: { $rules }
vote-fell = **The vote:** { $list }
vote-turn = { $what } ({ $votes })
vote-others = others ({ $votes })
vote-hours = { $who } to play. { $hours ->
    [one] You have an hour to vote.
   *[other] You have { $hours } hours to vote.
}
vote-to = { $who } to play. The vote ends { $until }.
vote-elsewhere = { $who } to play: the other server is voting.
vote-count = Votes: **{ $votes }**
vote-count-quorum = Votes: **{ $votes }**. At { $quorum }, the vote ends early.
vote-role = <@&{ $role }>
vote-about = -# Votes stay secret until the turn is played. Only members who joined before this game began ({ $since }) can vote.
vote-panel = What should { $who } play? Only you see your vote.
vote-own = Your vote: { $what }
vote-until = The vote ends { $until }. Until then, you can change yours.
vote-unposted = The next vote hasn't been posted yet. It starts as soon as I can post it here.
vote-late = That vote is over.
vote-opened = The game begins: the first vote appears in this channel.
vote-sought = I'm looking for another server. If none accepts, this ends { $until }. `/vote stop` ends it at once.
vote-met = Another server accepted: the game begins. Each vote takes { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
vote-stopped = Done: the game is over.
vote-alt = The board before the vote, with an arrow for each turn. { $list }
vote-server = { $stone } The server
vote-other-server = { $stone } The other server
vote-over-too-long = 🤝 **The game took too long: it's a draw.**
vote-over-no-votes = No one was voting, so the game was called off.
vote-over-no-server = No other server was looking for a game by votes. Managers can try again.
vote-over-not-posted = I couldn't post here for two weeks, so the game was called off.
vote-over-stopped = The game was stopped.
vote-busy = { $who } ({ $votes })
vote-busiest = **Most votes cast:** { $who }
button-vote = Vote
button-vote-again = Vote again
refused-vote-over = There's nothing to vote on here now. Wait for the next vote.
refused-joined-after-votes = Only members who were here before this game began can vote. Join the next one.
refused-other-half-votes = You play { $who }, and it's the other half's turn. Wait for the next vote.
refused-votes-for-other-server = You're already voting for the other server in this game. Keep voting there.
refused-votes-for-four = A server can't play a game for four. Choose rules for two.
refused-votes-without-computer = A level is for games against the computer. Leave out `level` or `against`.
refused-other-servers-off = Servers don't play each other here. Choose the computer, or half against half.
refused-vote-here = A game by votes is being played in this channel. `/vote show` shows it.
refused-no-vote-here = No game by votes is being played in this channel. Managers can start one.
