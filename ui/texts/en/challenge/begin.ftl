# Starting a game with buttons.

begin-which = **Which game do you want to play?**
begin-which-against = **Which game do you want to play with { $opponent }?**
begin-choose-game = Choose a game
begin-as-default = -# Want other rules or a clock? Set them in `/play`.
begin-opponent = **{ $game }: who do you want to play?**
    Choose someone from the list, or press a button:
    - **Anyone here**: I post a challenge, and the first to accept plays you.
    - **🤖 Computer**: starts right away, at the level you choose.
begin-anywhere = - **Anyone, worldwide**: I find you someone you may not know. You play by direct message.
begin-choose-opponent = Choose an opponent
button-anyone = Anyone here
begin-which-computer = **Which game do you want to play against the computer?**
begin-level = **{ $game }** against the computer: which level? 1 is for beginners, 8 is the strongest.
button-computer = 🤖 Computer
