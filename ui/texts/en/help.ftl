# Help: a page a subject. Every command is named on one of them. One message a thing to say; arguments are named after what they stand for.

help-start =
    ## Board games, played here
    { $games }
    And so one plays:
    1. **Challenge somebody.** It is enough to press a button.
    2. When it is your turn, press **Play** under the board, and choose square by square.
    3. A game can take days: nothing is lost, and you are told when it is your turn.
    New to a game? Practise it alone, or look at its rules, with pictures.
help-game = - `{ $command }` – { $about }
help-more = More about …
help-picture = An example. { $board }

help-start-label = The first page
help-begin-label = Begin a game
help-begin-about = Challenge one, or whoever accepts; teams; rules; practice
help-begin =
    ## Begin a game
    - `/dara challenge`, or the same of another game: to one member (`opponent`), or to whoever accepts. **Challenge somebody** below does the same without typing.
    - In the menu of a member (right click, or a long touch), *Apps* → **Challenge to a game** does it too.
    - You can choose the rules (`rules`), who begins (`first`), where to play (`place`), the time for turns (`clock`), a match of several games (`match`), and whether it counts for ratings (`rated`).
    - Four play in two teams: `/damala challenge` with the rules `teams`.
    - `/dara rematch` challenges the same players again.
    - `/dara rules` explains a game with pictures, and `/dara practice` lets you play all sides alone, to learn it.
help-play-label = Play
help-play-about = The panel, what one can type, the board, offers, giving up
help-play =
    ## Play
    - Press **Play** under the board, and choose square by square: only what is legal is offered.
    - Or type: `/dara drop b3`, `/dara move b3 up`, `/dara take d4`; `/damas move c3 e5 g7`; `/damala move d3 d4 e4`. While you type, what is legal is offered.
    - A capture that was passed over in Damas: `/damas huff c3` or `/damas force`.
    - `/dara board` shows the board of this channel to you alone, also as text (`text`).
    - In the menu of a message, *Apps* → **Show the board as text** reads any board that was posted.
    - **More** under the board, or `/dara offer`, offers a draw, a takeback, a pause, or to call the game off. `/dara resign` gives the game up.
help-long-label = Games that take days
help-long-about = Clocks, moves ahead, pauses, being away
help-long =
    ## Games that take days
    - You are pinged when it is your turn, or told otherwise: choose in `/preferences`. How much time is left stands under the board; with no turn in time, the game is lost.
    - While you wait: `/dara ahead` stores **moves ahead**, your answers to what they may play.
    - `/dara give-time` gives your opponent more time. After a pause, `/dara resume` goes on.
    - `/away start` lets your clocks stand for some days of the year, and the others see until when. `/away back` ends it, `/away cancel` calls one off that you have planned, and `/away show` says how many days you have left.
help-find-label = Find games
help-find-about = Yours, those of others, finished ones
help-find =
    ## Find games
    - `/games` lists your games in this server, those that wait for you first, and the challenges open to you.
    - `/watch` lists the games that are played here, with the way to each.
    - `/history` lists finished games: yours, somebody's, or all.
help-compare-label = Compare
help-compare-about = Leaderboards, profiles, head to head, seasons
help-compare =
    ## Compare
    - `/leaderboard` shows who plays best here, and where you stand. After five rated games of a kind you are on it; `/preferences` takes you off.
    - `/profile` shows what somebody has played here: results, streaks, and the rating over time. **Game profile** in the menu of a member does the same.
    - `/versus` shows how two have fared against each other.
    - `/seasons` shows who stood first when a season ended.
help-review-label = Look back
help-review-about = Replays, files of games
help-review =
    ## Look back
    - `/replay` steps through a game turn by turn, and can post it as an animated picture.
    - `/export` hands you a game, or all of yours in this server, as files. `/import` steps through games that you bring along.
help-own-label = As you want it
help-own-about = How you are told, and what is known of you
help-own =
    ## As you want it
    - `/preferences`: how you learn of your turn, whether you are asked before a move counts, and whether you are listed on leaderboards.
    - `/block` lets there be no challenges between you and a member, in any server; nobody is told. `/unblock` ends it.
    - `/privacy` says what is kept of you and why, hands you all of it, and deletes it if you want.
    - I answer you in the language of your Discord. `/help` brings you back here.
help-moderate-label = For moderators
help-moderate-about = What you may do here, as you may manage messages
help-moderate =
    ## For moderators
    You may manage messages here, and so:
    - `/move-game` lets a game go on in this channel, e.g. as its own was deleted.
    - `/moderation end-game` ends a game without result; `/moderation withdraw-challenge` takes an open challenge back.
    - `/moderation bar` keeps a member from playing in this server, and `/moderation let-again` ends that, or lists who is barred.
    - `/moderation log` lists what moderators have done here.
help-manage-label = For those who manage the server
help-manage-about = What you may do here, as you may manage the server
help-manage =
    ## For those who manage the server
    You need to set nothing: everybody can play at once. If you want it otherwise:
    - `/settings`: where and how games are played here, their rules and limits, and the language.
    - `/season close` keeps how the leaderboards stand, and begins a new season.
button-practise = Practise alone
button-my-games = My games
button-preferences = Preferences
button-moderation-log = Moderation log
button-settings = Settings of the server
