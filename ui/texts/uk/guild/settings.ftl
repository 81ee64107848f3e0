# Налаштування сервера.

settings-now = ## Як тут грають
settings-changed = **Змінено.** Наявні партії та виклики лишаються, як були.
settings-language = - **Повідомлення для всіх**: { $language }
settings-language-automatic = - **Повідомлення для всіх**: мова цього сервера в Discord, { $language }
settings-channels = - **Канали**: { $channels }
settings-channels-all = - **Канали**: усі
settings-threads-ask = - **Гілки**: вибирають у кожному виклику
settings-threads-always = - **Гілки**: окрема для кожної партії, де можна
settings-threads-never = - **Гілки**: немає
settings-clock = - **Типовий годинник**: { $clock }
settings-away-days = - **Днів відсутності на рік**: { $days }
settings-idle-days = - **Партії з комп’ютером без ходів**: скасовуються через { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}
settings-default-rules = - **Типові правила**: { $rules }; вбудовані для решти ігор
settings-default-rules-everywhere = - **Типові правила**: вбудовані
settings-house-rules = - **Власні правила**: { $names }
settings-house-rules-none = - **Власні правила**: ще немає
settings-theme = - **Дошки**: { $theme }
settings-text-on = - **Дошки текстом**: під кожним публічним зображенням
settings-text-off = - **Дошки текстом**: лише на прохання
settings-games = - **Партій на гравця**: щонайбільше { $most }
settings-challenges = - **Відкритих викликів на гравця й канал**: { $most }
settings-how = -# Вибери нижче, що змінити, або напиши, наприклад `/налаштування годинник:2 дні`.
settings-choose = Що змінити?
settings-page = ## { $page }
settings-page-language = Мова
settings-page-channels = Канали
settings-page-threads = Гілки
settings-page-clock = Годинник
settings-page-away-days = Дні відсутності
settings-page-idle-days = Партії без ходів
settings-page-looks = Вигляд дошок
settings-page-limits = Обмеження для гравця
settings-page-default-rules = Типові правила
settings-page-house-rules = Власні правила
settings-about-language = Мова повідомлень, які бачать усі. Приватні – мовою кожного читача.
settings-about-channels =
    Вибери, де можна починати партії. Гілки рахуються за своїм каналом, дописи – за своїм форумом.
    Розпочаті деінде партії тривають, а дивитися дошки й профілі можна всюди.
settings-about-threads = Якщо партії йдуть у гілках, в одному каналі їх може бути кілька. Де гілку не відкрити, грають у самому каналі.
settings-about-clock = Інший час задай командою, наприклад `/налаштування годинник:36 годин`. Виклик може мати свій.
settings-about-away-days = На час відсутності годинники на паузі. Інше число: `/налаштування дні-відсутності:40`.
settings-about-idle-days = Партія з комп’ютером займає канал. Якщо стільки часу ніхто не ходить, її скасовано, і вона не рахується.
settings-about-looks = Для дошок, які бачать усі. Приватні – за вподобаннями кожного.
settings-about-limits =
    Оператор дозволяє гравцеві { $games ->
        [one] { $games } партію
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    } і { $challenges ->
        [one] { $challenges } відкритий виклик
        [few] { $challenges } відкриті виклики
        [many] { $challenges } відкритих викликів
       *[other] { $challenges } відкритого виклику
    }. Можна дозволити менше.
    У кого вже більше, той нічого не втратить.
settings-about-default-rules = Вибери гру, щоб задати її типові правила на цьому сервері.
settings-about-default-rules-of = За цими правилами грають, якщо у виклику не вибрано інших.
settings-pick-automatic = Як у цього сервера в Discord
settings-pick-channels = Вибери до 25 каналів
settings-pick-threads-ask = Вибирають у виклику
settings-pick-threads-always = Завжди, де можна
settings-pick-threads-never = Ніколи
settings-pick-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}
settings-pick-theme = Вибери вигляд дошок
settings-pick-games = { $most ->
    [one] { $most } партія
    [few] { $most } партії
    [many] { $most } партій
   *[other] { $most } партії
}
settings-pick-most-games = Обмеження оператора: { $most }
settings-pick-challenges = { $most ->
    [one] { $most } виклик
    [few] { $most } виклики
    [many] { $most } викликів
   *[other] { $most } виклику
}
settings-pick-most-challenges = Обмеження оператора: { $most }
settings-pick-default = { $rules } (вбудовані)
settings-choose-games = Партій на гравця
settings-choose-challenges = Відкритих викликів на гравця й канал
settings-choose-game = Вибери гру
settings-choose-preset = Вбудовані правила
settings-choose-house-rules = Власні правила
settings-default-rules-preset = - Типові правила: **{ $rules }**
settings-default-rules-house = - Типові правила гри { $game } – власні: **{ $name }**. { $rules }
theme-savanna = савана
theme-night = ніч
theme-high-contrast = високий контраст
theme-colour-safe = кольори для дальтоніків
language-english = англійська
language-spanish = іспанська
language-french = французька
language-ukrainian = українська
button-play-everywhere = Дозволити всі канали
button-boards-with-text = Додати текст до дошок
button-boards-without-text = Без тексту під дошками
refused-only-for-managers = Потрібен дозвіл «Керувати сервером». Звернися до адміністраторів сервера.
refused-not-played-here = У цьому каналі партії не починають. Грай в одному з цих: { $channels }
refused-no-threads = Тут партії не мають гілок. Прибери `місце` або зачекай, поки канал звільниться.
refused-busy-without-threads = У цьому каналі грають партію { $game }. Вибери інший або зачекай, поки вона закінчиться.
refused-busy-conversation = Тут уже грають партію { $game }. Спершу дограй її або грай в іншій розмові.
settings-organizers = - **Організатори**: <@&{ $role }> і адміністратори сервера
settings-organizers-managers = - **Організатори**: лише адміністратори сервера
settings-page-organizers = Організатори
settings-about-organizers = Організатори відкривають ліги й турніри та керують ними. Вибери роль, яка матиме це право.
settings-choose-role = Вибери роль…
button-organized-by-managers = Лише адміністратори
settings-daily = - **Задача дня**: { $channel } о { $hour }, усі ігри по черзі
settings-daily-of = - **Задача дня**: { $channel } о { $hour }, { $game }
settings-daily-off = - **Задача дня**: вимкнено
settings-daily-was = - **Раніше**: { $channel } о { $hour }, усі ігри по черзі
settings-daily-was-of = - **Раніше**: { $channel } о { $hour }, { $game }
settings-daily-next = - **Наступна**: { $next }
settings-daily-failed = - **Останню не вдалося опублікувати.** Дозволь мені бачити канал, писати й додавати файли в ньому.
settings-page-daily = Задача дня
settings-about-daily = Її розв’язують наодинці. У наступному повідомленні – розв’язок і хто знайшов його першим. Щотижня є таблиця.
settings-pick-channel = Вибери канал
settings-pick-daily-game = Які ігри
settings-pick-daily-all = Усі ігри по черзі
settings-pick-hour = О котрій годині
settings-pick-zone = Часовий пояс
settings-zone-form = Часовий пояс
settings-zone-field = Місто англійською, як-от Kyiv або Warsaw
button-daily-here = Публікувати тут щодня
button-switch-off = Вимкнути
button-switch-on = Увімкнути знову
button-other-zone = Інший пояс
settings-boards-all = - **Дошки поточних партій**: лишаються всі
settings-boards-newest = - **Дошки поточних партій**: лишається тільки остання
settings-changed-now = **Змінено.**
settings-changed-boards = **Змінено**, з наступного ходу кожної партії.
settings-page-boards = Які дошки лишаються
settings-about-boards =
    Якщо від партії лишається тільки остання дошка, канали коротшають. Старші я видаляю, а **Перегляд** під останньою їх показує.
    Кожен хід – і далі нове повідомлення, а остання дошка партії лишається. Для своєї партії гравці можуть вибрати самі в меню **Ще**.
settings-pick-boards-all = Лишаються всі
settings-pick-boards-newest = Лишається тільки остання
settings-happens = ## Що тут відбувається
settings-happens-how = -# Кнопками можна все змінити або спершу подивитися, як воно виглядатиме.
button-see-daily = Показати задачу
button-see-boards = Показати дошку
button-see-guesses = Показати вгадування
preview-daily = **Це бачиш лише ти.** Щодня з’являлося б таке повідомлення з новою задачею:
preview-boards = **Це бачиш лише ти.** Від поточної партії лишалося б тільки її останнє повідомлення:
preview-guesses = **Це бачиш лише ти.** Дошки партій між учасниками мали б кнопку **Вгадати** й показували б, скільки здогадів справдилося:
welcome-hello = 👋 **Дякую за запрошення.** Це бачиш лише ти. Грати вже можна; решта вимкнена, доки її не ввімкнеш.
welcome-play = - **Партії**: почати може будь-хто: `/грати`.
welcome-daily = - **Задача дня**, яку розв’язують приватно, і **підсумки тижня** в одному дописі.
welcome-boards = - **Дошки**: можна лишати тільки останню від партії або дати глядачам угадувати наступний хід.
welcome-organizers = - **Ліги й турніри**: вибери роль, яка зможе їх відкривати командою `/ліга створити`. Чемпіони можуть отримати роль.
welcome-how = -# Усе це є в `/налаштування`, і все можна спершу переглянути.
button-happens = Що тут відбувається
settings-week = - **Підсумки тижня**: { $channel }, { $day }, протягом години після { $hour }
settings-week-off = - **Підсумки тижня**: вимкнено
settings-week-was = - **Раніше**: { $channel }, { $day }, протягом години після { $hour }
settings-week-next = - **Наступні**: { $next }
settings-week-failed = - **Останні підсумки не вдалося опублікувати.** Дозволь мені бачити канал, писати й додавати файли, і вони з’являться.
settings-page-week = Підсумки тижня
settings-about-week =
    Завершені партії, зростання рейтингів, несподіванка й партія тижня з цього каналу.
    Далі задачі, таблиці, довгі очікування й відкриті виклики. Нікого не згадую, а про тихий тиждень не пишу.
settings-pick-week-days = Якого дня
button-week-here = Публікувати щотижня
button-see-week = Показати підсумки
preview-week = **Це бачиш лише ти.** Якби тиждень завершився зараз, з’явилося б таке:
preview-week-quiet = **Це бачиш лише ти.** Цього тижня ще нічого не сталося. За такий тиждень підсумків не публікую.
settings-week-day = { $day ->
    [monday] щопонеділка
    [tuesday] щовівторка
    [wednesday] щосереди
    [thursday] щочетверга
    [friday] щоп’ятниці
    [saturday] щосуботи
   *[sunday] щонеділі
}
settings-pick-week-day = { $day ->
    [monday] Понеділок
    [tuesday] Вівторок
    [wednesday] Середа
    [thursday] Четвер
    [friday] П’ятниця
    [saturday] Субота
   *[sunday] Неділя
}
settings-guesses-on = - **Вгадай хід**: увімкнено
settings-guesses-off = - **Вгадай хід**: вимкнено
settings-page-guesses = Вгадай хід
settings-about-guesses = Глядачі партії між учасниками натискають **Вгадати** під дошкою. До ходу їхніх здогадів не бачить ніхто. Наступна дошка показує, скільки їх справдилося. Кнопка з’являється з наступним ходом.
button-guesses-on = Увімкнути
button-guesses-off = Вимкнути
settings-seasons = - **Сезони**: завершуються що{ $every ->
    [month] місяця
   *[quarter] кварталу
} в { $channel }, протягом години після { $hour }
settings-seasons-off = - **Сезони**: їх закривають адміністратори
settings-seasons-was = - **Раніше**: що{ $every ->
    [month] місяця
   *[quarter] кварталу
} в { $channel }, протягом години після { $hour }
settings-seasons-next = - **Цей завершується**: { $next }
settings-seasons-failed = - **Останні п’єдестали не вдалося опублікувати.** Дозволь мені бачити канал, писати й додавати файли.
settings-page-seasons = Сезони
settings-about-seasons =
    Сезон завершується першого дня місяця чи кварталу. Я публікую п’єдестали, і починається наступний.
    Рейтинги проходять половину шляху до середнього. Сезон без п’єдесталу триває далі.
settings-pick-seasons = Скільки триває сезон
settings-pick-season = { $every ->
    [month] Місяць
   *[quarter] Три місяці
}
button-seasons-here = Завершувати автоматично
button-see-seasons = Показати п’єдестали
preview-seasons = **Це бачиш лише ти.** Якби сезон завершився зараз, з’явилося б таке:
preview-seasons-none = **Це бачиш лише ти.** У таблицях іще нікого немає. Такий сезон триває далі.
settings-roles-none = - **Ролі за успіхи**: немає
settings-roles = - **Ролі за успіхи**: { $roles }
settings-role = - **{ $name }**: { $role }
settings-role-none = - **{ $name }**: без ролі
settings-role-gone = **Такої ролі вже немає.** Вибери іншу.
settings-role-forbidden = **Не можу дати { $role }.** Потрібен дозвіл *Керувати ролями*, а моя роль має бути вищою за цю.
settings-role-powerful = **{ $role } не даю.** Вона дає права модератора або належить застосунку. Вибери іншу.
settings-page-roles = Ролі за успіхи
settings-about-roles =
    Чемпіони – переможці останнього сезону таблиці лідерів або ліги. Рейтинг враховую після п’яти рейтингових партій.
    Перевіряю що десять хвилин і забираю ролі, на які вже немає права. Усі зміни є в журналі модерації.
    Мені потрібен дозвіл *Керувати ролями*: [запроси мене ще раз]({ $link }).
merit-champion = Чемпіони
merit-from = Рейтинг { $rating }+
button-no-role = Без ролі: { $name }
settings-votes-none = - **Грає сервер**: зараз партій немає
settings-votes = - **Грає сервер**: { $channels }
settings-page-votes = Грає сервер
settings-about-votes =
    За наступний хід голосують усі, і грається той, що набрав найбільше голосів. **Почати тут** – це партія в Дару з комп’ютером, день на кожне голосування.
    `/голосувати почати` пропонує решту: інші ігри, дві половини сервера, інший сервер. `/голосувати зупинити` завершує партію у своєму каналі.
settings-votes-game = { $number }. { $link }: { $rules }, { $state }
settings-votes-until = голосування закінчиться { $until }
settings-votes-sought = пошук іншого сервера
settings-votes-elsewhere = голосує інший сервер
settings-votes-unposted = наступного голосування ще немає
settings-votes-ask =
    Зупинити цю партію? { $link }
    Продовжити її не вийде.
button-votes-here = Почати тут
button-votes-stop = Зупинити партію { $number }
button-votes-stop-it = Зупинити
button-see-votes = Показати голосування
preview-votes = **Це бачиш лише ти.** Так з’являлося б кожне голосування. На першій картинці видно, як розділилися попередні голоси:
