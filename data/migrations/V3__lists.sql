-- What is running and what is open in a server, for lists that its members ask for: found however much has ended.
CREATE INDEX games_by_guild ON games (guild, since, id) WHERE ended IS NULL;
CREATE INDEX challenges_by_guild ON challenges (guild, id) WHERE state = 'open';
