# Налаштування сервера. Одне повідомлення – одна думка; аргументи названо за тим, що вони означають.

settings-now = ## Як грають на цьому сервері
settings-changed = **Змінено.** Це діє відтепер; у вже створених викликах і партіях усе лишається, як було.
settings-language = - **Мова того, що читають усі**: { $language }
settings-language-automatic = - **Мова того, що читають усі**: як у сервера в Discord, { $language }
settings-channels = - **Канали**: грають у { $channels }
settings-channels-all = - **Канали**: грають усюди
settings-threads-ask = - **Гілки**: як сказано у виклику
settings-threads-always = - **Гілки**: кожна партія має власну гілку, де тільки це можливо
settings-threads-never = - **Гілки**: жодна партія не має власної гілки
settings-clock = - **Час**, якщо у виклику не вказано іншого: { $clock }
settings-away-days = - **Скільки днів на рік гравець може бути у відпустці**: { $days }
settings-usual = - **Правила**, якщо у виклику не вказано інших: { $rules }; решта ігор – як усюди
settings-usual-everywhere = - **Правила**, якщо у виклику не вказано інших: як усюди
settings-house-rules = - **Домашні правила**: { $names }
settings-house-rules-none = - **Домашні правила**: поки немає
settings-theme = - **Вигляд дощок**: { $theme }
settings-text-on = - **Дошки текстом**: під кожним зображенням, яке бачать усі
settings-text-off = - **Дошки текстом**: лише для тих, хто попросить
settings-games = - **Скільки партій може тривати в одного гравця**: щонайбільше { $most }
settings-challenges = - **Скільки відкритих викликів може мати гравець у каналі**: щонайбільше { $most }
settings-how = -# Вибери нижче, що змінити. Дещо можна вказати й у команді: `/налаштування годинник:2d`.
settings-choose = Що змінити?
settings-page = ## { $page }
settings-page-language = Мова
settings-page-channels = Канали, де грають
settings-page-threads = Гілки
settings-page-clock = Час на хід
settings-page-away-days = Дні відпустки
settings-page-looks = Вигляд дощок
settings-page-limits = Скільки всього може тривати в гравця
settings-page-usual = Звичні правила кожної гри
settings-page-house-rules = Домашні правила
settings-about-language = Нею написано все, що бачать усі. Те, що читаєш лише ти, – твоєю мовою.
settings-about-channels =
    Вибери, де можна починати партії. Гілка належить до свого каналу, а допис – до свого форуму. Дивитися профілі, таблиці лідерів і правила та переглядати партії можна всюди.
    Партії та матчі, що вже тривають деінде, там і тривають.
settings-about-threads = У власній гілці партія лишає канал вільним, і можна грати кілька партій водночас. Де гілок бути не може, грають у самому каналі.
settings-about-clock = Будь-який інший час можна вказати в команді, напр. `/налаштування годинник:5d+12h/7d`. У виклику можна вказати свій.
settings-about-away-days = Поки гравець у відпустці, його годинники стоять. Будь-яке інше число можна вказати в команді: `/налаштування дні-відпустки:40`.
settings-about-looks = Це для того, що бачать усі; те, що бачить лише гравець, має вигляд, який до вподоби йому.
settings-about-limits =
    Оператор цього бота дозволяє щонайбільше стільки: партій – { $games }, відкритих викликів – { $challenges }. Сервер може вибрати менше.
    У кого вже більше, той їх зберігає.
settings-about-usual = У яку гру грати за іншими правилами, якщо ніхто не скаже за якими?
settings-about-usual-of = Ці правила діють, якщо у виклику не вказано інших, і їх показує `правила`.
settings-pick-automatic = Як у сервера в Discord
settings-pick-channels = Вибери до 25 каналів
settings-pick-threads-ask = Як сказано у виклику
settings-pick-threads-always = Завжди, де тільки це можливо
settings-pick-threads-never = Ніколи
settings-pick-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}
settings-pick-theme = Вибери вигляд дощок
settings-pick-games = { $most ->
    [one] { $most } партія
    [few] { $most } партії
    [many] { $most } партій
   *[other] { $most } партії
}
settings-pick-most-games = Скільки дозволяє оператор: { $most }
settings-pick-challenges = { $most ->
    [one] { $most } виклик
    [few] { $most } виклики
    [many] { $most } викликів
   *[other] { $most } виклику
}
settings-pick-most-challenges = Скільки дозволяє оператор: { $most }
settings-pick-default = { $rules } (як усюди)
settings-choose-games = Партії одного гравця
settings-choose-challenges = Відкриті виклики одного гравця
settings-choose-game = Вибери гру
settings-choose-preset = Правила, які знають усі
settings-choose-house-rules = Домашні правила
settings-usual-preset = - Грають за правилами **{ $rules }**
settings-usual-house = - { $game }: грають за домашніми правилами **{ $name }**. { $rules }
theme-savanna = савана
theme-night = ніч
theme-high-contrast = високий контраст
theme-colour-safe = для тих, хто не розрізняє кольорів
language-english = англійська
language-spanish = іспанська
language-french = французька
language-ukrainian = українська
button-play-everywhere = Дозволити грати всюди
button-boards-with-text = Додавати до дощок текст
button-boards-without-text = Не додавати до дощок тексту
refused-only-for-managers = Це лише для тих, хто керує сервером. Попроси когось із них.
refused-not-played-here = У цьому каналі партій не починають: так вирішили ті, хто керує сервером. Грай в одному з цих: { $channels }
refused-no-threads = На цьому сервері жодна партія не має власної гілки. Грай у самому каналі: не вказуй `місце` або зачекай, поки там закінчиться партія.
refused-busy-without-threads = У цьому каналі триває партія { $game }. Грай в іншому або зачекай, поки вона закінчиться.
