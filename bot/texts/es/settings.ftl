# A server's settings. One message a thing to say; arguments are named after what they stand for.

settings-now = **Cómo se juega en este servidor**
settings-changed = **Cambiado.** Vale a partir de ahora; los desafíos y las partidas que ya hay siguen como estaban.
settings-clock = - Tiempo, si un desafío no lo dice (`clock`): { $clock }
settings-away-days = - Días al año que alguien puede estar ausente (`away_days`): { $days }
settings-language = - Idioma de lo que lee todo el mundo (`language`): { $language }
settings-language-automatic = - Idioma de lo que lee todo el mundo (`language`): el que el servidor tiene en Discord, { $language }
language-english = inglés
language-spanish = español
language-french = francés
language-ukrainian = ucraniano
settings-how = -# Para cambiar algo, nómbralo: `/settings clock:2d`.
refused-only-for-managers = Solo quienes pueden gestionar el servidor pueden ver y cambiar sus ajustes. Pídeselo a alguien con ese permiso.
