# The menu behind More.

more-title = **Game { $game }** · { $rules }
more-player = Here's what you can do besides playing.
more-ends = -# If everyone agrees to call it off, no one wins. If you resign, you lose.
more-spectator = You're not in this game, but you can watch.
more-gave-up = You resigned, and your partner plays on for you. You can watch.
button-offer-draw = Offer a draw
button-ask-takeback = Ask for a takeback
button-offer-pause = Offer a pause
button-offer-abort = Suggest calling it off
button-resume = End the pause
button-give-day = Give a day
button-board = Show the board
button-board-text = Board as text
confirm-question = **Not played yet.** Everyone would see this:
button-confirm = Play it
button-no = No
button-rematch = Rematch
button-see-replay = Replay
button-resign-more = Resign…
button-agree-to = { $offer ->
    [abort] Agree to call it off
    [draw] Agree to the draw
    [takeback] Allow the takeback
   *[pause] Agree to the pause
}
button-decline-offer = { $offer ->
    [abort] Don't call it off
    [draw] Decline the draw
    [takeback] Decline the takeback
   *[pause] Decline the pause
}
button-withdraw-offer = { $offer ->
    [abort] Withdraw the offer
    [draw] Withdraw the draw offer
    [takeback] Withdraw the request
   *[pause] Withdraw the pause offer
}
button-newest-board = Newest board only
button-all-boards = Keep all boards
boards-newest-now = **From the next turn on, only the newest board stays in the channel.** Its **Replay** button shows the others.
boards-all-now = **From the next turn on, all boards stay in the channel.**
refused-boards-stay = I can't delete messages here, so all boards stay. You can choose on servers that have added me.
