# Preferences, and what is told directly. One message a thing to say; arguments are named after what they stand for.

preferences-title = ## Your preferences, in all servers
preferences-ping = - **When it is your turn**, the board in the channel pings you.
preferences-direct = - **When it is your turn**, a direct message tells you, and nothing pings you. There you can play, too.
preferences-digest = - **Once a day**, a direct message lists the games that wait for you, and nothing pings you. When little of your time is left, a message of its own warns you.
preferences-nothing = - **When it is your turn**, nothing tells you: look with `/games`.
preferences-language = - **What only you read** is in { $language }.
preferences-language-automatic = - **What only you read** is in the language of your Discord: { $language }.
preferences-theme = - **Boards that only you see** look like this: { $theme }.
preferences-theme-of-server = - **Boards that only you see** look as the server has chosen.
preferences-below-facing = - **Your own side is below** on them where the sides begin at opposite ends of the board; otherwise they lie as everybody sees them.
preferences-below-own = - **Your own side is below** on them, in every game.
preferences-below-first = - **They lie** as everybody sees them, the first player below.
preferences-text = - **The position as text** comes with each of them.
preferences-no-text = - **They come** as pictures, with a description for screen readers; as aligned text where you ask for it.
preferences-confirm = - **Before a move of yours counts**, you are asked whether you mean it.
preferences-at-once = - **A move of yours counts** at once.
preferences-here = **In this server alone**
preferences-listed = - **On leaderboards** you are listed.
preferences-unlisted = - **On leaderboards** you are not listed: where you stand, and what you have played, only you are told.
preferences-directions = -# Directions in words, also those that you type, are always of the board as everybody sees it: up is towards the higher numbers.
preferences-sample = This is how boards look to you from now on, when you play second. { $board }
choose-notice = How to learn of your turn
choose-language = Language
choose-theme = How boards look
choose-below = Which side is below
my-notice-ping = My turn: ping me
my-notice-direct = My turn: direct message
my-notice-digest = My turn: a list once a day, directly
my-notice-nothing = My turn: nothing
my-language-automatic = Language: as in my Discord
my-language-english = Language: English
my-language-spanish = Language: Español (Spanish)
my-language-french = Language: Français (French)
my-language-ukrainian = Language: Українська (Ukrainian)
my-theme-of-server = Boards: as the server has chosen
my-theme = Boards: { $theme }
my-below-facing = My side below: where the sides face each other
my-below-own = My side below: always
my-below-first = My side below: never
button-confirm-moves = Ask before a move counts
button-moves-at-once = Let moves count at once
button-always-text = Always show boards as text too
button-no-text = Show boards as pictures alone
button-leave-leaderboards = Do not list me
button-join-leaderboards = List me
direct-turn = **Your turn** against { $opponents }: { $link }
direct-warning = **Little of your time is left** against { $opponents }: it is out { $time }. { $link }
direct-over = **Your game is over** against { $opponents }: { $link }
direct-game = In your game against { $opponents }: { $link }
ping-turn = { $who }, it is your turn.
ping-turn-until = { $who }, it is your turn, and your time is out { $time }.
ping-over = { $who }, your game is over.
ping-look = { $who }, something waits for you in this game.
ping-not-reached = -# I cannot write to you directly: Discord refuses it, as you take no direct messages from this server. From now on you are pinged; choose otherwise with `/preferences`.
digest-title = ## { $count ->
    [one] One game waits
   *[other] { $count } games wait
} for you
digest-game = - **{ $rules }** against { $opponents }: { $link }
digest-game-until = - **{ $rules }** against { $opponents }, your time is out { $time }: { $link }
digest-more = … and { $count } more.
digest-footer = -# Once a day, as you asked: `/preferences`.
done-cut-off = Done. Nothing can be posted in { $channel } now: the others see it with `/games`, or directly if they asked for it.
moved-here-already = This game is played in this channel already.
games-cut-off = -# Where nothing can be posted, a game waits: its channel is gone, or closed to me. Go on by direct message (`/preferences`), let me in again, or ask somebody who manages messages for `/move-game`.
games-number = game { $game }
choice-game = Game { $game } · { $rules } · { $plies ->
    [0] no action yet
    [one] 1 action
   *[other] { $plies } actions
}
choice-game-players = { $game } · { $players }
choice-cut-off-game = ⚠ Game { $game } has lost its channel · { $rules } · { $plies ->
    [0] no action yet
    [one] 1 action
   *[other] { $plies } actions
}
refused-no-such-game = No game that is running in this server has the number { $typed }. `/games` shows the numbers of games that have lost their channels; any other stands under its board.
refused-cannot-move-here = Game { $game } is being played in this channel. Use `/move-game` in another channel, or in a thread.
done-elsewhere = Done: everybody sees it in { $channel }.
