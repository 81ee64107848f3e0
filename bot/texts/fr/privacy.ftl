# Ce qui est gardé d’un joueur, et comment il l’obtient ou l’efface.

former-player = quelqu’un qui ne joue plus
refused-former-player = L’un des joueurs a fait effacer toutes ses données : plus personne ne sait qui c’était. Défie quelqu’un d’autre avec `{ $command } défier`.
