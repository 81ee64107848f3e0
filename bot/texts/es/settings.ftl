# A server's settings. One message a thing to say; arguments are named after what they stand for.

settings-now = **Cómo se juega en este servidor**
settings-changed = **Cambiado.** Vale a partir de ahora; los desafíos y las partidas que ya hay siguen como estaban.
settings-clock = - Tiempo, si un desafío no lo dice (`reloj`): { $clock }
settings-away-days = - Días al año que alguien puede estar ausente (`días-de-ausencia`): { $days }
settings-language = - Idioma de lo que lee todo el mundo (`idioma`): { $language }
settings-language-automatic = - Idioma de lo que lee todo el mundo (`idioma`): el que el servidor tiene en Discord, { $language }
language-english = inglés
language-spanish = español
language-french = francés
language-ukrainian = ucraniano
settings-how = -# Para cambiar algo, nómbralo: `/ajustes reloj:2d`.
refused-only-for-managers = Esto es para quienes pueden gestionar el servidor. Pídeselo a alguien con ese permiso.
