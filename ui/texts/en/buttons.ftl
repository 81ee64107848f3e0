# Buttons. One message a thing to say; arguments are named after what they stand for.

button-play = Play
button-more = More
button-rules = Rules
button-rules-of = Rules of { $game }
button-accept = Accept
button-agree = Agree
button-accept-thread = Accept, and play in a thread
button-decline = Decline
button-step-out = Decline, or step out
button-join-challenger = Join the first team
button-join-opponent = Join the second team
button-withdraw = Withdraw
button-withdraw-number = Withdraw { $number }
button-thread = Challenge in a thread
button-stop = Stop here
button-back = Back
button-force = Force the capture
button-huff = Huff { $square }
button-resign = Resign
button-keep-playing = Keep playing
