# Help, one page per subject. Every command is on one of them.

help-start = ## Board games, right in this channel
    { $games }: a move at a time, over minutes or days.
    Press **Start a game** to pick one. No one around? Press **🤖 Computer** and play right away.
    New here? **First lesson** teaches you Dara in a few minutes. **Practice** lets you try any game on your own.
    When it's your turn, press **Play** under the board.
help-more = More about…
help-rules = Rules of a game…
help-picture = An example. { $board }

help-start-label = Start
help-begin-label = Starting a game
help-begin-about = Challenges, teams, rules, practice
help-begin =
    ## Starting a game
    - `/play`: pick a game, an opponent, rules, a clock or a match of several games.
    - **🤖 Computer**, or a `level` from 1 to 8: the computer plays you at once.
    - `/dara challenge`: the same for one game. Four can play `/damala challenge` in teams.
    - **Challenge to a game** in a member's menu, under *Apps*.
    - `/dara rematch`: the same people again.
    - `/dara lessons`, `/dara practice`, `/dara rules`: learn a game first.
help-play-label = Playing
help-play-about = Moves, the board, offers, resigning
help-play =
    ## Playing
    Press **Play** under the board, or type your move:
    - `/dara drop b3`, `/dara move b3 up`, `/dara take d4`
    - A missed capture in Damas: `/damas huff c3` removes the piece, `/damas force` undoes the move
    - `/dara board`: the board, only for you
    - `/dara hint`: a good move, against the computer
    - **Show the board as text**: in a message's menu, under *Apps*
    - `/dara offer`, `/dara resign`: also under **More**
help-long-label = Games that take days
help-long-about = Clocks, planning ahead, pauses, time away
help-long =
    ## Games over days
    - Your time left is under the board. Run out, and you lose.
    - `/dara premove`: plan replies in advance.
    - `/dara give-time`: give your opponent more time.
    - `/dara resume`: end a pause.
    - `/away start` pauses your clocks; opponents see when you'll be back.
    - `/away back`, `/away cancel`, `/away show`: come back, change plans, see your days.
help-find-label = Finding games
help-find-about = Yours, other people's, finished ones
help-find =
    ## Finding games
    - `/seek`: someone at your level{ $world ->
        [on] , worldwide, by direct messages
       *[off] {""}
    }.
    - `/games`: your games here, those waiting for you first.
    - `/watch`: everything being played here.
    - `/history`: finished games, yours or anyone's.
    - `/puzzle`: solve a position at your level.
    - `/vote show`: what the server is voting on in this channel.
help-compare-label = Results
help-compare-about = Leaderboards, profiles, head-to-head, seasons
help-compare =
    ## Results
    Games between members count for ratings, a measure of strength, unless you turn that off.
    - `/leaderboard`: the best players here. You're on it after five rated games of the same kind.
    - `/profile`: someone's results and rating. **Game profile** in a member's menu does the same.
    - `/versus`: two members, head to head.
    - `/season show`: how a season ended.
help-compete-label = Leagues and tournaments
help-compete-about = Leagues, Swiss, knockouts, ladders
help-compete =
    ## Leagues and tournaments
    Press **Join** under an announcement, and your games start by themselves.
    - `/league show`, `/tournament show`: your place, your games, what's at stake.
    - `/ladder`: a standing list; challenge players up to three places above you.
    - `/league create`, `/tournament create`: open one (managers and organizers only).
    - `/league change`, `/league manage`, `/tournament change`, `/tournament manage`: adjust it.
help-review-label = Looking back
help-review-about = Replays and files
help-review =
    ## Looking back
    - `/replay`: step through a game, and post it as a GIF.
    - `/analysis`: see where a finished game turned.
    - `/export`: download your games.
    - `/import`: step through a game from a file or a record.
    I never help with a game between members while it's going on.
help-own-label = Your preferences
help-own-about = Notifications, blocks, your data
help-own =
    ## Your preferences
    - `/preferences`: notifications, how boards look, your language and time zone.
    - `/block`: stop challenges between you and someone. `/unblock` allows them again.
    - `/privacy`: see, export or delete your data.
    - `/help`: come back here.
help-moderate-label = For moderators
help-moderate-about = Games, challenges, members
help-moderate =
    ## For moderators
    - `/move-game`: continue a game in this channel.
    - `/moderation end-game`: call a game off; it won't count.
    - `/moderation withdraw-challenge`: close an open challenge.
    - `/moderation suspend`, `/moderation reinstate`: keep someone out of games, or let them back in.
    - `/moderation log`: what moderators did here.
help-manage-label = For server managers
help-manage-about = Settings, seasons
help-manage =
    ## For server managers
    Nothing needs setting up: everyone can play right away.
    - `/settings`: channels, rules, clocks, limits, language, a puzzle of the day.
    - `/season close`: save the leaderboards and start a new season.
    - `/vote start`, `/vote stop`: a game that the whole server plays by votes.
button-practise = Practice
button-my-games = My games
button-preferences = Preferences
button-moderation-log = Moderation log
button-settings = Server settings
