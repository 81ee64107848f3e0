# Buttons used in several places.

button-play = Play
button-more = More
button-rules = Rules
button-accept = Accept
button-agree = Agree
button-accept-thread = Accept in a thread
button-decline = Decline
button-step-out = Leave
button-join-challenger = Join team 1
button-join-opponent = Join team 2
button-withdraw = Withdraw
button-withdraw-number = Withdraw { $number }
button-play-number = Play { $number }
button-list-board = Board
button-list-open = Open
button-thread = Play in a thread
button-stop = Stop here
button-back = Back
button-force = Force the capture
button-huff = Huff { $square }
button-resign = Resign
button-keep-playing = Keep playing
