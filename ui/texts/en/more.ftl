# More that can be done about a game. One message a thing to say; arguments are named after what they stand for.

more-title = **Game { $game }** · { $rules }
more-player = This is what you can do besides playing.
more-spectator = You do not play in this game, but you can look.
more-gave-up = You gave this game up, and your partner plays on for you. You can look.
button-offer-draw = Offer a draw
button-ask-takeback = Ask for a takeback
button-offer-pause = Offer a pause
button-offer-abort = Call the game off
button-resume = Go on
button-give-day = Give a day
button-board = Show the board
button-board-text = Board as text
confirm-question = Do you mean this? It is **not played yet**. This is what everybody would see:
button-confirm = Play it
button-no = No
button-rematch = Rematch
button-see-replay = Replay
button-resign-more = Resign …
button-agree-to = { $offer ->
    [abort] Call the game off
   *[other] Agree to the { $offer }
}
button-decline-offer = { $offer ->
    [abort] Don't call it off
   *[other] Decline the { $offer }
}
button-withdraw-offer = { $offer ->
    [abort] Withdraw the proposal
   *[other] Withdraw the { $offer }
}
