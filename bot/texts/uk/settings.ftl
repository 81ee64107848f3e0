# Налаштування сервера. Одне повідомлення – одна думка; аргументи названо за тим, що вони означають.

settings-now = **Як грають на цьому сервері**
settings-changed = **Змінено.** Це діє відтепер; у вже створених викликах і партіях усе лишається, як було.
settings-clock = - Час, якщо у виклику не вказано іншого (`clock`): { $clock }
settings-away-days = - Скільки днів на рік гравець може бути у відпустці (`away_days`): { $days }
settings-language = - Мова того, що читають усі (`language`): { $language }
settings-language-automatic = - Мова того, що читають усі (`language`): як у сервера в Discord, { $language }
language-english = англійська
language-spanish = іспанська
language-french = французька
language-ukrainian = українська
settings-how = -# Щоб щось змінити, назви його: `/settings clock:2d`.
refused-only-for-managers = Це лише для тих, хто керує сервером. Попроси когось із них.
