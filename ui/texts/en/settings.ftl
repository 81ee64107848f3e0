# A server's settings. One message a thing to say; arguments are named after what they stand for.

settings-now = ## How games are played in this server
settings-changed = **Changed.** This holds from now on; challenges and games that there are keep what they have.
settings-language = - **Language of what everybody reads**: { $language }
settings-language-automatic = - **Language of what everybody reads**: as the server has it in Discord, { $language }
settings-channels = - **Channels**: games are played in { $channels }
settings-channels-all = - **Channels**: games are played everywhere
settings-threads-ask = - **Threads**: as each challenge says
settings-threads-always = - **Threads**: every game has a thread of its own, wherever that is possible
settings-threads-never = - **Threads**: no game has a thread of its own
settings-clock = - **Time**, where a challenge does not say it: { $clock }
settings-away-days = - **Days a year for which a player can be away**: { $days }
settings-usual = - **Rules**, where a challenge does not say them: { $rules }; all other games as everywhere
settings-usual-everywhere = - **Rules**, where a challenge does not say them: as everywhere
settings-house-rules = - **House rules**: { $names }
settings-house-rules-none = - **House rules**: none yet
settings-theme = - **Look of the boards**: { $theme }
settings-text-on = - **Boards as text**: below every picture that everybody sees
settings-text-off = - **Boards as text**: for those alone who ask for it
settings-games = - **Running games of a player**: { $most } at most
settings-challenges = - **Open challenges of a player in a channel**: { $most } at most
settings-how = -# Choose below what to change. Some of it can be named with the command, too: `/settings clock:2d`.
settings-choose = What do you want to change?
settings-page = ## { $page }
settings-page-language = Language
settings-page-channels = Channels where games are played
settings-page-threads = Threads
settings-page-clock = Time for turns
settings-page-away-days = Days away
settings-page-looks = How boards look
settings-page-limits = How much a player may have going
settings-page-usual = Usual rules of each game
settings-page-house-rules = House rules
settings-about-language = All that everybody sees is written in it. What you alone read is in your own language.
settings-about-channels =
    Choose where games may begin. Threads count as the channel that they are in, and posts as their forum. To look – at profiles, leaderboards, rules, replays – is possible everywhere.
    Games and matches that are under way elsewhere go on there.
settings-about-threads = In a thread of its own, a game leaves the channel to others, and several games can be played at once. Where there can be no thread, games are played in the channel itself.
settings-about-clock = Any other time can be named with the command, e.g. `/settings clock:5d+12h/7d`. A challenge can say another one.
settings-about-away-days = While a player is away, their clocks stand. Any other number can be named with the command: `/settings away_days:40`.
settings-about-looks = For what everybody sees; what only one player sees looks as that player prefers.
settings-about-limits =
    The operator of this bot allows { $games } running games and { $challenges } open challenges at most. A server can choose fewer.
    Those who have more at that time keep them.
settings-about-usual = Which game is to be played by other rules where nobody says by which?
settings-about-usual-of = These rules hold where a challenge does not say others, and `rules` shows them.
settings-pick-automatic = As the server has it in Discord
settings-pick-channels = Choose up to 25 channels
settings-pick-threads-ask = As each challenge says
settings-pick-threads-always = Always, wherever that is possible
settings-pick-threads-never = Never
settings-pick-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
settings-pick-theme = Choose how boards look
settings-pick-games = { $most ->
    [one] 1 game
   *[other] { $most } games
}
settings-pick-most-games = As many as the operator allows: { $most }
settings-pick-challenges = { $most ->
    [one] 1 challenge
   *[other] { $most } challenges
}
settings-pick-most-challenges = As many as the operator allows: { $most }
settings-pick-default = { $rules } (as everywhere)
settings-choose-games = Running games of a player
settings-choose-challenges = Open challenges of a player
settings-choose-game = Choose a game
settings-choose-preset = Rules that everybody knows
settings-choose-house-rules = House rules
settings-usual-preset = - Played by the rules of **{ $rules }**
settings-usual-house = - { $game } is played by the house rules **{ $name }**. { $rules }
theme-savanna = savanna
theme-night = night
theme-high-contrast = high contrast
theme-colour-safe = safe for the colour-blind
language-english = English
language-spanish = Spanish
language-french = French
language-ukrainian = Ukrainian
button-play-everywhere = Let games be played everywhere
button-boards-with-text = Post boards as text, too
button-boards-without-text = Post no text below boards
refused-only-for-managers = This is for members who may manage the server. Ask one of them.
refused-not-played-here = No game begins in this channel: whoever manages the server wants it so. Play in one of these: { $channels }
refused-no-threads = In this server no game has a thread of its own. Play in the channel itself: leave out `place`, or wait until its game has ended.
refused-busy-without-threads = Game { $game } is being played in this channel. Play in another one, or wait until it has ended.
