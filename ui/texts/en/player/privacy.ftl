# Data about a player.

privacy-title = ## Your data
privacy-games = - **Games, challenges, puzzles**: who played, every move and its time, results, ratings. This lets games last for days.
privacy-who = - **Who you are**: your Discord id, your name on each server, your Discord language. This lets others see whose turn it is.
privacy-choices = - **Your choices**: preferences, time away, blocks, practice games, imported files (for a day), leaderboard listing.
privacy-moderation = - **Moderation**: what moderators here did that concerns you, for their log.
privacy-not = - **Nothing else.** I don't read messages. No ads, and no data sold or shared.
privacy-how-long = I keep it until you delete it. If I'm removed from a server, its data is deleted after { $days ->
    [0] a few minutes
    [one] one day
   *[other] { $days } days
}.
privacy-discord = What I posted in channels stays on Discord until someone deletes it there.
privacy-rights = **Export my data** sends you everything as a file. **Delete my data** deletes it, after asking twice.
privacy-policy = Privacy policy: { $url }
privacy-terms = Terms of use: { $url }
button-my-data = Export my data
button-ask-delete-data = Delete my data
button-ask-delete-again = Delete everything
button-delete-data = Yes, delete for good
button-keep-data = Keep my data
privacy-exported = Here's everything I keep about you, from all servers.
privacy-exported-cut = Here's what I keep about you, except { $games ->
    [one] your oldest game
   *[other] your { $games } oldest games
}: the file would be too large for Discord. Get the rest with `/export`, or from the bot's operator.
privacy-file = Everything I keep about you, as JSON
privacy-question = ## Delete all your data?
privacy-question-at-once = On every server, right away:
privacy-question-games = - **Games in progress** are resigned, with their matches. In a team, your partner plays on.
privacy-question-challenges = - **Open challenges** are withdrawn, and you leave those you joined.
privacy-question-deleted = - **Deleted**: ratings, results, season places, names, preferences, time away, blocks, practice games, puzzles and suspensions.
privacy-question-stays = - **Finished games stay** for the other players. You appear as “{ $former }”, and nothing leads back to you.
privacy-question-discord = - **My old messages** may still name you. Only the server's moderators can delete those.
privacy-question-final = **This can't be undone.** Export your data first if you want to keep any of it.
privacy-question-again = ## Are you sure?
privacy-question-last = This is the last question. Your data is gone right away, and no one can bring it back.
privacy-deleted = Done: all your data is deleted. You can come back as a new player at any time.
privacy-deleting = Deleting. You have a lot of data, so it takes a moment. Even a restart won't stop it.
former-player = a former player
refused-former-player = One of the players deleted their data, so I can't reach them. Start a new game with `/play`.
