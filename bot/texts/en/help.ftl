# Help. One message a thing to say; arguments are named after what they stand for.

help =
    ## Board games, played here
    { $games }
    - **Begin**: `/dara challenge`, or the same of another game, to one member (`opponent`) or whoever accepts. Choose the rules (`rules`), who begins (`first`), and where to play (`place`). Four play in two teams by `/damala challenge` with the rules `teams`.
    - **Play**: press **Play** under the board and choose square by square; or type, e.g. `/dara drop b3`, `/dara move b3 up`, `/dara take d4`, `/damas move c3 e5 g7`. While you type, what is legal is offered.
    - **Look**: `/dara board` shows the board of this channel to you alone. `/dara rules` explains the game, with pictures.
    - **Wait**: **More** under the board offers a draw, a takeback or a pause, and stores **moves ahead**: your answers to what they may play (`/dara ahead`).
    - **Find**: `/games` lists your games in this server, those that wait for you first, and the challenges open to you. `/watch` lists those of others.
    - **Compare**: `/leaderboard` shows who plays best here, and where you stand (`/preferences` takes you off it); `/profile`, how somebody plays; `/versus`, how two have fared; `/seasons`, who stood first when one ended.
    - **Go away**: `/away start` lets your clocks stand for some days of the year; the others see until when. `/away back` ends it.
    - **Look back**: `/replay` steps through a game turn by turn, and posts it as an animated picture. `/export` hands you a game, or all of yours, as files.
    - **Stop**: `/dara resign` gives the game up.
    A game can take days: nothing is lost, and you are pinged when it is your turn, or told as you choose with `/preferences`.
help-game = - `{ $command }` – { $about }
