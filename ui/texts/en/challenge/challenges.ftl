# Challenges.

challenge-to = { $challenger } challenges { $invited }: **{ $rules }**
challenge-open = { $challenger } is looking for an opponent: **{ $rules }**
challenge-teams = { $challenger } is setting up a game, two against two: **{ $rules }**
challenge-sides =
    Team 1: { $with }
    Team 2: { $against }
challenge-slot-open = *open*
challenge-slot-invited = { $player } (invited)
challenge-order = Order of play: { $players }
challenge-first-place = team 2 goes first
challenge-first-lot = a random player goes first
challenge-first-challenger = { $who } goes first
challenge-first-opponent = the opponent goes first
challenge-place-thread = in its own thread
challenge-until = -# Expires { $time }
challenge-until-full = -# Starts when all seats are taken · expires { $time }
challenge-house-rules = 📜 { $differences }
challenge-rematch = 🔁 Rematch of game { $game }, with sides swapped
challenge-picture = A game of { $game }, as an example. { $board }
challenge-accepted = { $who } accepted: the game is on!
challenge-accepted-in-thread = { $who } accepted: the game is on in { $thread }!
challenge-accepted-already = { $challenge }
    Accepted.
challenge-declined = Declined.
challenge-withdrawn = Withdrawn.
challenge-expired = Expired: no one accepted in time.
challenge-told-declined = { $who }, { $player } declined your challenge to **{ $rules }**: { $link }
challenge-told-expired = { $who }, no one accepted your challenge to **{ $rules }** in time: { $link }
challenge-computer = { $challenger } plays the computer (level { $level }): **{ $rules }**
challenge-until-started = -# Press **Start** to open the thread · expires { $time }
computer-at-level = 🤖 level { $level }
button-start = Start
challenge-accepted-alone-in-thread = The game is on in { $thread }!
challenge-zones = -# 🌙 Set your time zone with `/preferences zone`. Changing it later doesn't affect this game.
