# What is kept of a player, and how he gets or deletes it.

former-player = a former player
refused-former-player = One of the players has had all data deleted: nobody knows any more who that was. Challenge somebody else with `{ $command } challenge`.
