world-question =
    Games **worldwide** are played by direct message with me, against people you may not know.
    They see your name here, **{ $name }**, your rating and your games with them. They don't see your servers or your account.
    There's no chat. You can leave at any time.
button-world-join = Join
button-not-now = Not now
world-joined = You're in as **{ $name }**. Which game do you want to play?
world-left = You've left worldwide play: your name is off its leaderboards, and I won't find you new opponents. Games in progress go on.
seek-open =
    🔎 **Looking for someone to play { $rules }.** You'll both get the board as a direct message.
    I'll keep looking for { $days ->
        [one] one day
       *[other] { $days } days
    }. It's listed in `/games`.
seek-within = -# Within { $points } points of your rating.
seek-within-here = -# I only pair players within { $points } rating points of each other.
seek-not-found = I couldn't find anyone to play { $rules }. Look again, or play the computer in the meantime.
button-seek-again = Look again
seek-paired = 🤝 **{ $rules }** against **{ $opponent }**: the board is in your direct messages with me.
seek-paired-here = 🤝 You're playing { $opponent }: the game is on in { $channel }.
button-seek-wider = Any rating
button-anywhere = Anyone, worldwide
button-report = Report
form-report = Report your opponent
form-report-reason = What's it about?
form-report-words = In your own words
form-report-words-about = Only the operator reads this.
report-computer = They seem to be using a computer
report-stalling = They let the time run out on purpose
report-name = Their name is offensive
report-other = Something else
reported = You've reported **{ $opponent }**. Thank you: the operator will look into it.
games-seeking = Looking for an opponent: { $rules } · ends { $expires }
button-world-leave = Leave worldwide play
refused-world-off = Worldwide play is switched off here. Challenge someone on a server.
refused-excluded = You're excluded from worldwide play. Games on servers and with friends still work.
refused-seek-for-four = Games for four need people who know each other. Look for a game for two.
refused-nothing-to-report = There's no one to report in this game. On a server, ask a moderator instead.
refused-too-many-seeks = You're already looking for { $limit ->
        [one] one game
       *[other] { $limit } games
    }. Withdraw one in `/games` first.
mail-turn = **Your turn** against { $opponents }
mail-warning = ⏳ **Your time is running out** against { $opponents }, { $time }
mail-over = **Game over** against { $opponents }
mail-game = Your game against { $opponents }
done-by-mail = Done: { $opponents } gets the board.
mail-not-reached = ✉️ I couldn't send you the board of your game. Play here or in `/games`, or allow direct messages. Your clock is paused for up to three days per game.
