# What is kept of a player, and how they get or delete it.

privacy-title = ## What is kept of you
privacy-games = - **Games and challenges**: who played, every move with its time, how it ended, and the ratings, results and places that follow. They are kept so that a game can go on for days, and be looked at and counted later.
privacy-who = - **Who you are**: your Discord number, the name that each server shows of you, and the language of your Discord. They are kept so that others see whose turn it is, and you read your own language.
privacy-choices = - **What you have chosen**: preferences, times away, whom you block, games in practice, and whether you want to be on leaderboards.
privacy-moderation = - **What moderators have done** here that concerns you, so that they know it of each other.
privacy-not = - **Nothing else.** I read no messages, only the commands and buttons that are meant for me. Nothing is sold, or given to others; there is no advertising. Files that you import are never stored.
privacy-how-long = It is kept until you delete it. When I am removed from a server, all that belongs to it is deleted after { $days ->
    [0] some minutes
    [one] one day
   *[other] { $days } days
}.
privacy-discord = What I have posted in channels is kept by Discord, not by me: it stays there until somebody deletes it there.
privacy-rights = **Export my data** gives you all of it, from all servers, as a file. **Delete my data** deletes it, after you were asked twice.
privacy-policy = More about it: { $url }
privacy-terms = Terms of use: { $url }
button-my-data = Export my data
button-ask-delete-data = Delete my data
button-ask-delete-again = Delete all of it
button-delete-data = Yes, delete it for good
button-keep-data = Keep my data
privacy-exported = This is all that is kept of you, from all servers, as it stands now.
privacy-exported-cut = This is what is kept of you, from all servers, except { $games ->
    [one] your oldest game
   *[other] your { $games } oldest games
}: with more, the file would be too large for Discord. What is left out, `/export` gives you, or whoever runs this bot.
privacy-file = All that is kept of you, as JSON
privacy-question = ## Delete all your data?
privacy-question-at-once = In all servers, at once:
privacy-question-games = - **Games that are running** you resign, and the matches that they belong to; in a team your partner plays on. The others are told as usual.
privacy-question-challenges = - **Open challenges** of yours are withdrawn, and your places in others’ are given up.
privacy-question-deleted = - **Deleted** are your ratings, results and places, the names that servers show of you, preferences, times away, blocks, practice games, and what bars you from playing.
privacy-question-stays = - **Finished games stay** for those who played with you. There you are “{ $former }”: your number is replaced by one that is nobody’s, and nothing leads back to you.
privacy-question-discord = - **What I have posted in Discord** can still name you: I cannot change that. Whoever manages messages there can delete it.
privacy-question-final = **It cannot be undone.** If you want to keep anything, export your data first. You can play again later, as a newcomer.
privacy-question-again = ## Really?
privacy-question-last = This is the last question. All your data are deleted at once, and nobody can bring them back.
privacy-deleted = Done: all your data are deleted. If you play again, you begin as a newcomer.
privacy-deleting = It is under way. You have so much data that it takes a moment longer; it goes on by itself until it is done, even if I am restarted meanwhile.
former-player = a former player
refused-former-player = One of the players has had all data deleted: nobody knows any more who that was. Challenge somebody else with `{ $command } challenge`.
