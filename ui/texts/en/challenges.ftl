# Challenges. One message a thing to say; arguments are named after what they stand for.

challenge-to = { $challenger } challenges { $invited } to **{ $rules }**.
challenge-open = { $challenger } looks for somebody to play **{ $rules }** with.
challenge-teams = { $challenger } gathers four players for **{ $rules }**, two against two.
challenge-sides =
    First team: { $with }
    Second team: { $against }
challenge-slot-open = *an open place*
challenge-slot-invited = { $player } (invited)
challenge-order = Order of play: { $players }, and round again.
challenge-first-place = The first of the second team plays first.
challenge-first-lot = The first player is drawn by lot.
challenge-first-challenger = { $who } plays first.
challenge-first-opponent = Whoever accepts plays first.
challenge-place-here = Played in this channel.
challenge-place-thread = Played in a thread of its own.
challenge-until = If nobody accepts, it expires { $time }.
challenge-until-full = It begins when every place is taken; until then it stays open, and expires { $time }.
challenge-house-rules = 📜 { $differences }
challenge-rematch = A rematch of game { $game }: first and second are exchanged.
challenge-accepted = { $who } accepted: the game is on!
challenge-accepted-in-thread = { $who } accepted: the game is on in { $thread }!
challenge-accepted-already = { $challenge }
    It was accepted.
challenge-declined = It was declined.
challenge-withdrawn = It was withdrawn.
challenge-expired = Nobody accepted in time.
challenge-told-declined = { $who }, { $player } declined your challenge to **{ $rules }**: { $link }
challenge-told-expired = { $who }, no one accepted your challenge to **{ $rules }** in time: { $link }
