# Preferences, pings and direct messages.

preferences-title = ## Your preferences, on every server
preferences-ping = - **Your turn**: I ping you in the channel. Once a day at most, I do so with news of your competitions.
preferences-direct = - **Your turn**: I send you a direct message, where you can play too; once a day at most, news of your competitions. No pings.
preferences-digest = - **Once a day**: a direct message with your games, and a warning before time runs out. No pings.
preferences-nothing = - **Your turn**: no message from me. Check `/games`.
preferences-language = - **Messages only you see**: in { $language }.
preferences-language-automatic = - **Messages only you see**: in your Discord language, { $language }.
preferences-theme = - **Boards only you see**: { $theme }.
preferences-theme-of-server = - **Boards only you see**: same look as on the server.
preferences-below-facing = - **Your side** is at the bottom in games where the sides face each other.
preferences-below-own = - **Your side** is always at the bottom.
preferences-below-first = - **The first player** is always at the bottom.
preferences-text = - **Boards as text**: always, below the picture.
preferences-no-text = - **Boards as text**: only when you ask. Every picture has a description.
preferences-puzzles = - **Your games may become puzzles** for members of the same server.
preferences-no-puzzles = - **Your games** never become puzzles.
preferences-zone = - **Your time zone**: { $zone }. New games that pause at night or on days off go by it.
preferences-no-zone = - **Your time zone**: the server's, or UTC, until you set yours with `/preferences zone`.
preferences-confirm = - **Your moves**: I ask you before they count.
preferences-at-once = - **Your moves** count right away.
preferences-here = **On this server only**
preferences-listed = - **Leaderboards**: you're listed.
preferences-unlisted = - **Leaderboards**: you're not listed, and only you see your results.
preferences-directions = -# Up, down, left and right always mean the board that everyone sees.
preferences-sample = How boards look to you now when you go second. { $board }
choose-notice = Choose how I tell you it's your turn
choose-language = Choose your language
choose-theme = Choose how boards look
choose-below = Choose the side at the bottom
my-notice-ping = My turn: ping me
my-notice-direct = My turn: direct message
my-notice-digest = My turn: one message a day
my-notice-nothing = My turn: nothing
my-language-automatic = Language: same as my Discord
my-language-english = Language: English
my-language-spanish = Language: Español (Spanish)
my-language-french = Language: Français (French)
my-language-ukrainian = Language: Українська (Ukrainian)
my-theme-of-server = Boards: same as on the server
my-theme = Boards: { $theme }
my-below-facing = At the bottom: my side, if the sides face each other
my-below-own = At the bottom: always my side
my-below-first = At the bottom: always the first player
button-confirm-moves = Ask before moves count
button-moves-at-once = Don't ask about moves
button-always-text = Add boards as text
button-no-text = Pictures only
button-no-puzzles = No puzzles from my games
button-allow-puzzles = Allow puzzles from games
button-leave-leaderboards = Don't list me
button-join-leaderboards = List me
direct-turn = **Your turn** against { $opponents }: { $link }
direct-warning = ⏳ **Your time is running out** against { $opponents }, { $time }: { $link }
direct-over = **Game over** against { $opponents }: { $link }
direct-begun = **Your game** against { $opponents } has begun: { $link }
direct-game = In your game against { $opponents }: { $link }
ping-turn = { $who }, it's your turn.
ping-turn-until = { $who }, it's your turn. Your time runs out { $time }.
ping-over = { $who }, your game is over.
ping-look = { $who }, this game needs an answer from you.
ping-not-reached = -# Discord won't let me send you direct messages, so I'll ping you from now on. Change it in `/preferences`.
digest-title = ## { $count ->
    [one] One game is waiting
   *[other] { $count } games are waiting
} for you
digest-game = - **{ $rules }** against { $opponents }: { $link }
digest-game-until = - **{ $rules }** against { $opponents }, your time runs out { $time }: { $link }
digest-more = …and { $count } more.
digest-footer = -# Sent once a day. Change it in `/preferences`.
done-cut-off = Done. I can't post in { $channel } right now, but the others see it in `/games`.
moved-here-already = This game is already in this channel.
games-cut-off = -# I can't post where one of these games is. Play by direct message (`/preferences`), or ask for `/move-game`. If it has a clock and no one moves for two weeks, it's called off.
games-number = game { $game }
choice-game = Game { $game } · { $rules } · { $plies ->
    [0] no moves yet
    [one] 1 move
   *[other] { $plies } moves
}
choice-game-players = { $game } · { $players }
choice-cut-off-game = ⚠ Game { $game } lost its channel · { $rules } · { $plies ->
    [0] no moves yet
    [one] 1 move
   *[other] { $plies } moves
}
refused-no-such-game = There's no game { $typed } in progress here. The number is under its board, or in `/games`.
refused-cannot-move-here = Game { $game } is being played in this channel. Use another channel or a thread.
done-elsewhere = Done: everyone sees it in { $channel }.
