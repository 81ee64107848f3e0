# A server's settings. One message a thing to say; arguments are named after what they stand for.

settings-now = **How games are played in this server**
settings-changed = **Changed.** This holds from now on; challenges and games that there are keep what they have.
settings-clock = - Time, where a challenge does not say it (`clock`): { $clock }
settings-away-days = - Days a year for which a player can be away (`away_days`): { $days }
settings-language = - Language of what everybody reads (`language`): { $language }
settings-language-automatic = - Language of what everybody reads (`language`): as the server has it in Discord, { $language }
language-english = English
language-spanish = Spanish
language-french = French
language-ukrainian = Ukrainian
settings-how = -# To change one, name it: `/settings clock:2d`.
refused-only-for-managers = This is for members who may manage the server. Ask one of them.
