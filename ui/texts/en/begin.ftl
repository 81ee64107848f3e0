# The way to a challenge without typing. One message a thing to say; arguments are named after what they stand for.

begin-which = **Which game?**
begin-which-against = **Which game** do you challenge { $opponent } to?
begin-game = - { $about }
begin-as-usual = -# Rules, time and place are as usual in this server. To choose them, type `/dara challenge`, or the same of another game; `/damala challenge` with the rules `teams` gathers four players.
begin-whom = **{ $game }: whom do you challenge?** Choose a member; or let whoever accepts first play with you.
begin-choose-opponent = Choose a member
button-whoever-accepts = Whoever accepts
