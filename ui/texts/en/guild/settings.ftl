# Settings of a server.

settings-now = ## How games are played here
settings-changed = **Changed.** Existing games and challenges keep what they have.
settings-language = - **Public messages**: in { $language }
settings-language-automatic = - **Public messages**: in this server's Discord language, { $language }
settings-channels = - **Channels**: { $channels }
settings-channels-all = - **Channels**: all of them
settings-threads-ask = - **Threads**: each challenge decides
settings-threads-always = - **Threads**: every game gets its own, where possible
settings-threads-never = - **Threads**: none
settings-clock = - **Default clock**: { $clock }
settings-away-days = - **Days away per year**: { $days }
settings-idle-days = - **Idle games against the computer**: called off after { $days ->
    [one] one day
   *[other] { $days } days
}
settings-default-rules = - **Default rules**: { $rules }; the built-in ones for all other games
settings-default-rules-everywhere = - **Default rules**: the built-in ones
settings-house-rules = - **House rules**: { $names }
settings-house-rules-none = - **House rules**: none yet
settings-theme = - **Boards**: { $theme }
settings-text-on = - **Boards as text**: below every public picture
settings-text-off = - **Boards as text**: only for people who ask
settings-games = - **Games per player**: { $most } at a time
settings-challenges = - **Open challenges per player and channel**: { $most }
settings-how = -# Choose what to change below, or type it, such as `/settings clock:2 days`.
settings-choose = What do you want to change?
settings-page = ## { $page }
settings-page-language = Language
settings-page-channels = Channels
settings-page-threads = Threads
settings-page-clock = Clock
settings-page-away-days = Days away
settings-page-idle-days = Idle games
settings-page-looks = How boards look
settings-page-limits = Limits per player
settings-page-default-rules = Default rules
settings-page-house-rules = House rules
settings-about-language = The language of messages that everyone sees. Private ones use each reader's own language.
settings-about-channels =
    Choose where games may start. Threads count as their channel, and posts as their forum.
    Games in progress elsewhere go on, and people can look at boards and profiles anywhere.
settings-about-threads = With threads, several games can run in one channel. Where I can't open one, games use the channel itself.
settings-about-clock = For other times, use the command, such as `/settings clock:36 hours`. A challenge can set its own.
settings-about-away-days = Clocks are paused while a player is away. For other numbers, try `/settings away_days:40`.
settings-about-idle-days = A game against the computer takes up its channel. Without a turn for this long, it's called off and doesn't count.
settings-about-looks = For boards that everyone sees. Private ones follow each player's preferences.
settings-about-limits =
    The operator allows { $games ->
        [one] one game
       *[other] { $games } games
    } and { $challenges ->
        [one] one open challenge
       *[other] { $challenges } open challenges
    } per player. You can allow fewer.
    Players who already have more can keep them.
settings-about-default-rules = Choose a game to set its default rules on this server.
settings-about-default-rules-of = These rules are used unless a challenge names others.
settings-pick-automatic = Same as this server in Discord
settings-pick-channels = Choose up to 25 channels
settings-pick-threads-ask = Set in each challenge
settings-pick-threads-always = Always, where possible
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
settings-pick-most-games = The operator's limit: { $most }
settings-pick-challenges = { $most ->
    [one] 1 challenge
   *[other] { $most } challenges
}
settings-pick-most-challenges = The operator's limit: { $most }
settings-pick-default = { $rules } (built in)
settings-choose-games = Games per player
settings-choose-challenges = Open challenges per player and channel
settings-choose-game = Choose a game
settings-choose-preset = Built-in rules
settings-choose-house-rules = House rules
settings-default-rules-preset = - The default rules are **{ $rules }**
settings-default-rules-house = - The default rules for { $game } are the house rules **{ $name }**. { $rules }
theme-savanna = savanna
theme-night = night
theme-high-contrast = high contrast
theme-colour-safe = colour-blind safe
language-english = English
language-spanish = Spanish
language-french = French
language-ukrainian = Ukrainian
button-play-everywhere = Allow all channels
button-boards-with-text = Add text to boards
button-boards-without-text = No text under boards
refused-only-for-managers = You need the Manage Server permission for this. Ask a server manager.
refused-not-played-here = Games can't start in this channel. Play in one of these: { $channels }
refused-no-threads = Games here don't get threads. Leave out `place`, or wait until this channel is free.
refused-busy-without-threads = Game { $game } is being played in this channel. Use another one, or wait until it ends.
refused-busy-conversation = Game { $game } is being played here. Finish it first, or play in another conversation.
settings-organizers = - **Organizers**: <@&{ $role }> and server managers
settings-organizers-managers = - **Organizers**: server managers only
settings-page-organizers = Organizers
settings-about-organizers = Organizers open and manage leagues and tournaments. Choose which role makes someone an organizer.
settings-choose-role = Choose a role…
button-organized-by-managers = Server managers only
settings-daily = - **Puzzle of the day**: { $channel } at { $hour }, all games in turn
settings-daily-of = - **Puzzle of the day**: { $channel } at { $hour }, { $game }
settings-daily-off = - **Puzzle of the day**: off
settings-daily-was = - **Before**: { $channel } at { $hour }, all games in turn
settings-daily-was-of = - **Before**: { $channel } at { $hour }, { $game }
settings-daily-next = - **Next one**: { $next }
settings-daily-failed = - **The last one couldn't be posted.** Let me see the channel, post and attach files there.
settings-page-daily = Puzzle of the day
settings-about-daily = Members solve it in private. The next post has the solution and who found it first. Each week has a table.
settings-pick-channel = Choose a channel
settings-pick-daily-game = Which games
settings-pick-daily-all = All games in turn
settings-pick-hour = At what time
settings-pick-zone = Time zone
settings-zone-form = Time zone
settings-zone-field = A city, such as Lagos or Kyiv
button-daily-here = Post it here every day
button-switch-off = Switch it off
button-switch-on = Switch it on again
button-other-zone = Other time zone
settings-boards-all = - **Boards of games in progress**: all of them stay
settings-boards-newest = - **Boards of games in progress**: only the newest stays
settings-changed-now = **Changed.**
settings-changed-boards = **Changed**, from the next turn of each game on.
settings-page-boards = Boards that stay
settings-about-boards =
    Keeping only a game's newest board keeps channels tidy. I delete my older ones, and **Replay** below the newest shows them.
    Every turn is still a new message, and the last board stays. Players can choose for their own game under **More**.
settings-pick-boards-all = All boards stay
settings-pick-boards-newest = Only the newest stays
settings-happens = ## What happens here
settings-happens-how = -# The buttons change these, or show what they would look like.
button-see-daily = See a puzzle post
button-see-boards = See the newest board
button-see-guesses = See the Guess button
preview-daily = **Only you see this.** A post like this would come each day, with a new puzzle:
preview-boards = **Only you see this.** Of each game in progress, only the newest board would stay:
preview-guesses = **Only you see this.** In games between members, boards would have **Guess** below, and say how many were right:
welcome-hello = 👋 **Thanks for adding me.** Only you see this. Games work already; the rest is off until you switch it on.
welcome-play = - **Games**: anyone can start one with `/play`.
welcome-daily = - **Puzzle of the day**, solved in private, and **the week** in one post.
welcome-boards = - **Boards**: keep only the newest of each game, or let watchers guess the next turn.
welcome-organizers = - **Leagues and tournaments**: choose a role that can open them with `/league create`. Champions can earn a role.
welcome-how = -# You'll find all of it in `/settings`, with a preview of each.
button-happens = What happens here
settings-week = - **The week**: { $channel } on { $day }, in the hour after { $hour }
settings-week-off = - **The week**: off
settings-week-was = - **Before**: { $channel } on { $day }, in the hour after { $hour }
settings-week-next = - **Next one**: { $next }
settings-week-failed = - **The last week couldn't be posted.** Let me see the channel, post and attach files there, and I'll post it.
settings-page-week = The week
settings-about-week =
    Finished games, climbers, an upset, and the game of the week from that channel.
    Then puzzle solvers, tables, long waits and open challenges. It pings no one, and a quiet week isn't posted.
settings-pick-week-days = On which day
button-week-here = Post it here every week
button-see-week = See the week so far
preview-week = **Only you see this.** If the week ended now, this would be posted:
preview-week-quiet = **Only you see this.** Nothing has happened this week yet. A week like that isn't posted.
settings-week-day = { $day ->
    [monday] Mondays
    [tuesday] Tuesdays
    [wednesday] Wednesdays
    [thursday] Thursdays
    [friday] Fridays
    [saturday] Saturdays
   *[sunday] Sundays
}
settings-pick-week-day = { $day ->
    [monday] Monday
    [tuesday] Tuesday
    [wednesday] Wednesday
    [thursday] Thursday
    [friday] Friday
    [saturday] Saturday
   *[sunday] Sunday
}
settings-guesses-on = - **Guess the turn**: on
settings-guesses-off = - **Guess the turn**: off
settings-page-guesses = Guess the turn
settings-about-guesses = Watchers press **Guess** below the board of a game between members. What they choose stays private until the turn is played. The next board says how many were right. Boards have the button from their next turn on.
button-guesses-on = Switch it on
button-guesses-off = Switch it off
settings-seasons = - **Seasons**: end each { $every ->
    [month] month
   *[quarter] quarter
} in { $channel }, in the hour after { $hour }
settings-seasons-off = - **Seasons**: end when a manager closes them
settings-seasons-was = - **Before**: each { $every ->
    [month] month
   *[quarter] quarter
} in { $channel }, in the hour after { $hour }
settings-seasons-next = - **This one ends**: { $next }
settings-seasons-failed = - **The last podiums couldn't be posted.** Let me see the channel, post and attach files there.
settings-page-seasons = Seasons
settings-about-seasons =
    A season ends on the first day of a month or quarter. I post the podiums, and the next one starts.
    Ratings move halfway back to the average. A season without a podium goes on.
settings-pick-seasons = How long a season lasts
settings-pick-season = { $every ->
    [month] A month
   *[quarter] Three months
}
button-seasons-here = End them automatically
button-see-seasons = See the podiums
preview-seasons = **Only you see this.** If the season ended now, this would be posted:
preview-seasons-none = **Only you see this.** No one's on a leaderboard yet. A season like that goes on.
settings-roles-none = - **Roles to earn**: none
settings-roles = - **Roles to earn**: { $roles }
settings-role = - **{ $name }**: { $role }
settings-role-none = - **{ $name }**: no role
settings-role-gone = **That role is gone.** Choose another one.
settings-role-forbidden = **I can't give { $role }.** I need the *Manage Roles* permission, and my own role has to be above it.
settings-role-powerful = **I won't give { $role }.** Members who have it can moderate, or it belongs to an app. Choose another one.
settings-page-roles = Roles to earn
settings-about-roles =
    Champions won the last season of a leaderboard or league. Ratings count after five rated games.
    I check every ten minutes, and take back what's no longer earned. Each change is in the moderation log.
    I need *Manage Roles* for it: [invite me again]({ $link }).
merit-champion = Champion
merit-from = Rating { $rating }+
button-no-role = No role: { $name }
settings-votes-none = - **The server plays**: no game now
settings-votes = - **The server plays**: { $channels }
settings-page-votes = The server plays
settings-about-votes =
    Members vote on each turn, and the one with the most votes is played. **Start one here** begins Dara against the computer, with a day for each vote.
    `/vote start` offers the rest: other games, two halves of the server, another server. `/vote stop` ends the game in its channel.
settings-votes-game = { $number }. { $link }: { $rules }, { $state }
settings-votes-until = the vote ends { $until }
settings-votes-sought = looking for another server
settings-votes-elsewhere = the other server is voting
settings-votes-unposted = the next vote hasn't been posted yet
settings-votes-ask =
    Stop this game? { $link }
    It can't go on afterwards.
button-votes-here = Start one here
button-votes-stop = Stop game { $number }
button-votes-stop-it = Stop it
button-see-votes = See a vote
preview-votes = **Only you see this.** Each vote would be posted like this. The first picture shows how the last one fell:
