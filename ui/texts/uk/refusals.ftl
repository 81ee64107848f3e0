# Відмови: що не так і що робити натомість.

refused-bad-square = { $typed } – це не клітинка. Спробуй щось на зразок `b3`, від `a1` до `{ $last }`.
refused-bad-zone = Не знаю часового поясу { $typed }. Спробуй місто англійською: `Kyiv` або `Warsaw`.
refused-bad-rules = У гри { $game } немає правил { $typed }. Вибери { $presets }.
refused-bad-direction = { $typed } – це не клітинка. Спробуй `вгору`, `вниз`, `ліворуч`, `праворуч` або `b4`.
refused-bad-path = { $typed } – це не шлях. Назви клітинки послідовно, наприклад `c3 d4`.
refused-play-which-game = Вибери ще й `гра` або прибери інші параметри.
refused-nothing-to-replay = У цьому каналі ще не грали. Вкажи номер, наприклад `/перегляд номер:12`.
refused-nothing-to-export = У тебе тут ще немає партій. Вкажи номер, наприклад `/експорт номер:12`.
refused-history-of-both = Вибрано й одного учасника, і всіх. Прибери `учасник` або `усі`.
refused-no-game-numbered = Партії { $game } тут немає. Номер – під її дошкою: `/партії` або `/дивитися`.
refused-played-elsewhere = Партію { $game } грають в іншому каналі. Використай цю команду в { $channel }.
refused-off-the-board = У тому напрямку немає клітинки. Вибери інший або назви клітинку.
refused-unknown-button = Ця кнопка застаріла й не працює. Почни знову з `/довідка`.
refused-only-in-servers = Для цього потрібен сервер, де я є. Спробуй в одному з його каналів.
refused-answers-are-private = Тут партію було б видно лише тобі. Попроси дозволи { $permissions } або грай у приватних повідомленнях.
refused-no-one-here = Тут лише ти і я. Грай проти комп’ютера або виклич когось на сервері.
refused-several-by-mail = Тут у тебе кілька партій ({ $game }). Натисни **Грати** під потрібною дошкою.
refused-bad-option = Не вдалося прочитати один із параметрів. Вибери його зі списку.
refused-lacks = Не можу зробити це в { $channel } без дозволів: { $permissions }. Звернися до адміністраторів.
permission-view-channel = Переглядати канали
permission-send-messages = Надсилати повідомлення
permission-attach-files = Прикріплювати файли
permission-create-public-threads = Створювати публічні гілки
permission-send-messages-in-threads = Надсилати повідомлення в гілках
permission-connect = Під’єднуватися
permission-use-external-apps = Зовнішні застосунки
refused-not-in-thread = Мене немає в { $thread }, бо вона приватна. Згадай мене там і спробуй ще раз.
refused-thread-locked = { $thread } заблоковано. Попроси модератора відкрити або грай деінде.
refused-no-board-on-message = У тому повідомленні немає дошки. Вибери моє або `{ $command } дошка`.
refused-no-board-yet = Дошки ще немає. Партія почнеться, коли хтось прийме виклик.
refused-no-board-ever = Дошки немає: з цього виклику не вийшло партії. Почни нову: `/грати`.
refused-challenged-self = Себе викликати не можна. Вибери когось іншого або лиши виклик відкритим для всіх.
refused-challenged-bot = Боти не грають. Вибери когось іншого або лиши виклик відкритим для всіх.
refused-too-many-games = { $limit ->
    [1] { $player } уже грає тут партію, більше не можна. Зачекай, поки вона закінчиться.
    [one] { $player } уже грає тут { $limit } партію, більше не можна. Зачекай, поки одна закінчиться.
    [few] { $player } уже грає тут { $limit } партії, більше не можна. Зачекай, поки одна закінчиться.
    [many] { $player } уже грає тут { $limit } партій, більше не можна. Зачекай, поки одна закінчиться.
   *[other] { $player } уже грає тут { $limit } партії, більше не можна. Зачекай, поки одна закінчиться.
}
refused-too-many-challenges = { $limit ->
    [one] У тебе вже є відкритий виклик у цьому каналі: { $links }. Спершу зніми його.
    [few] У тебе вже { $limit } відкриті виклики в цьому каналі: { $links }. Спершу зніми один.
    [many] У тебе вже { $limit } відкритих викликів у цьому каналі: { $links }. Спершу зніми один.
   *[other] У тебе вже { $limit } відкритого виклику в цьому каналі: { $links }. Спершу зніми один.
}
refused-too-many-challenges-in-server = { $limit ->
    [one] У тебе тут уже є відкритий виклик. Спершу зніми його в **Мої партії**.
    [few] У тебе тут уже { $limit } відкриті виклики. Спершу зніми один у **Мої партії**.
    [many] У тебе тут уже { $limit } відкритих викликів. Спершу зніми один у **Мої партії**.
   *[other] У тебе тут уже { $limit } відкритого виклику. Спершу зніми один у **Мої партії**.
}
refused-channel-busy = У цьому каналі вже грають партію { $game }. Грай у гілці або в іншому каналі.
refused-challenge-accepted = Цей виклик уже хтось прийняв. Почни свій: `/грати`.
refused-challenge-declined = Цей виклик відхилено. Почни новий: `/грати`.
refused-challenge-withdrawn = Цей виклик знято. Почни свій: `/грати`.
refused-challenge-expired = Час цього виклику вийшов. Почни новий: `/грати`.
refused-no-such-challenge = Цього виклику вже немає. Почни новий: `/грати`.
refused-own-challenge = Це твій виклик: прийняти його має хтось інший. Його можна зняти.
refused-not-invited = Цей виклик для { $invited }. Почни свій: `/грати`.
refused-invited-twice = { $player } у списку двічі. Вибери когось іншого або лиши місце вільним.
refused-too-many-players = { $seats ->
    [one] Ці правила для { $seats } гравця. Назви менше людей або вибери інші правила.
    [few] Ці правила для { $seats } гравців. Назви менше людей або вибери інші правила.
    [many] Ці правила для { $seats } гравців. Назви менше людей або вибери інші правила.
   *[other] Ці правила для { $seats } гравця. Назви менше людей або вибери інші правила.
}
refused-already-joined = Ти вже серед гравців. Зачекай на інших або вийди.
refused-invited-to-other-team = Тебе запрошено до іншої команди. Приєднайся до неї або спершу відмовся.
refused-team-full = У цій команді місць немає. Приєднайся до іншої.
refused-not-the-challenger = Зняти цей виклик може лише { $challenger }. Почни свій: `/грати`.
refused-nothing-to-decline = Цей виклик для всіх. Якщо не хочеш, просто не зважай.
refused-no-game-here = У цьому каналі немає партії. Почни: `/грати`.
refused-you-play-in = Ти граєш у { $channels }.
refused-other-game-here = У цьому каналі йде гра { $game }: тут працює `{ $command }`.
refused-not-a-player = Ти не граєш у цій партії. Дивись: `{ $command } дошка`, або почни свою: `/грати`.
refused-gave-up = Ти вже не в грі, за команду грає партнер. Дивись: `{ $command } дошка`.
refused-game-over = Цю партію закінчено. Почни іншу: `/грати`.
refused-game-over-because = { $ending }
    Почни іншу партію: `/грати`.
refused-stale = Відтоді все змінилося. Поглянь ще раз: `{ $command } дошка`.
refused-no-thread-here = Не можу відкрити гілку в { $channel }. Грай у каналі або деінде.
illegal-no-such-action = Такого ходу в цій грі немає. Дивись `{ $command } правила`.
illegal-drop-is-due = Фішки ще ставлять. Спробуй `{ $command } поставити`.
illegal-move-is-due = Усі фішки стоять. Спробуй `{ $command } хід`.
illegal-take-is-due = { $row ->
    [mill] Це млин: спершу забери фішку, `{ $command } забрати`.
   *[row] Це ряд: спершу забери фішку, `{ $command } забрати`.
}
illegal-nothing-to-take = { $row ->
    [mill] Забирати нічого: спершу потрібен новий млин.
   *[row] Забирати нічого: спершу потрібен новий ряд.
}
illegal-off-board = **{ $square }** поза дошкою.
illegal-occupied = **{ $square }** зайнята.
illegal-empty = **{ $square }** порожня.
illegal-not-your-stone = { $kind ->
    [marble] Кулька на **{ $square }** не твоя.
    [piece] Шашка на **{ $square }** не твоя.
   *[stone] Фішка на **{ $square }** не твоя.
}
illegal-own-stone = { $kind ->
    [piece] Шашка на **{ $square }** твоя.
   *[stone] Фішка на **{ $square }** твоя.
}
illegal-not-adjacent = **{ $to }** не поруч із **{ $from }**. { $kind ->
    [marble] Шлях іде
   *[stone] Фішка ходить
} на клітинку вгору, вниз, ліворуч чи праворуч.
illegal-four-in-a-row = Фішка на **{ $square }** дала б чотири чи більше в ряд, а так не можна.
illegal-three-in-a-row = Фішка на **{ $square }** дала б три чи більше в ряд. За цими правилами так не можна.
illegal-straight-back = Фішка з **{ $from }** щойно прийшла з **{ $to }** і не може одразу піти назад.
illegal-back-to-mill = Фішка з **{ $from }** щойно вийшла з млина на **{ $to }**. Вона не може одразу його закрити.
illegal-stands-in-a-row = { $row ->
    [mill] Фішка на **{ $square }** захищена млином. Забери ту, що поза млином.
   *[row] Фішка на **{ $square }** захищена рядом.
}
illegal-beside-own = **{ $square }** поруч із твоєю фішкою. Там ставити не можна.
illegal-not-central = **{ $square }** не в центрі, а перші чотири фішки ставлять туди.
illegal-not-diagonal = **{ $from }** і **{ $to }** не на одній діагоналі, а шашки ходять навскіс.
illegal-backward = Проста не ходить назад з **{ $from }** на **{ $to }**. Так ходить лише дамка.
illegal-too-far = Проста не дістане з **{ $from }** до **{ $to }**. Вона йде на клітинку або через шашку.
illegal-in-the-way = Шашка на **{ $square }** заважає. Стрибок – лише через одну шашку суперника.
illegal-nothing-to-jump = Між **{ $from }** і **{ $to }** немає шашки суперника для стрибка.
illegal-jumped-twice = Через шашку на **{ $square }** не стрибають двічі. Зупинися раніше або йди інакше.
illegal-ends-as-dama = На **{ $square }** проста стає дамкою, і її хід закінчується.
illegal-dama-captures = Дамка на **{ $square }** може бити, тож проста не може. Бий дамкою або не бий.
illegal-must-capture = Суперник вимагає зробити пропущене взяття. Спершу зроби його.
illegal-capture-goes-on = Це взяття треба довести до кінця. Далі з **{ $square }**.
illegal-other-capture = Це взяття перервано зарано. Почни з тих самих клітинок і продовж.
illegal-nothing-to-claim = Взяття не пропущено, тож карати нема за що. Просто грай.
illegal-not-an-offender = Шашка на **{ $square }** не пропускала взяття, тож за фук її не взяти.
illegal-back-and-forth = Ця шашка вже двічі ходила між **{ $from }** і **{ $to }**. Піди іншою.
illegal-blocked = **{ $square }** закрита для всіх.
illegal-full = **{ $square }** повна.
illegal-wrong-length = { $marbles ->
    [one] Там { $marbles } твоя кулька: назви її клітинку й наступну.
    [few] Там { $marbles } твої кульки: назви їхню клітинку й ще { $marbles }.
    [many] Там { $marbles } твоїх кульок: назви їхню клітинку й ще { $marbles }.
   *[other] Там { $marbles } твоєї кульки: назви їхню клітинку й ще { $marbles }.
}
illegal-revisited = Шлях двічі проходить **{ $square }**. Кожна клітинка може бути лише раз.

can-drop = Можна поставити на { $examples }.
can-move = Можна піти { $examples }.
can-capture = Можна побити { $examples }.
can-take = Можна забрати { $examples }.
can-go = З **{ $from }** можна піти на { $examples }.
can-claim = Можна взяти за фук { $squares } (`{ $command } фук`) або змусити бити (`{ $command } змусити`).
examples-of-more = { $examples }… (усього { $count })

apology = Вибач, це мій збій. Твоя партія ціла. Повторюється? Повідом модераторам або оператору: `{ $reference }`
apology-not-stored = Зберегти не вдалося, це не рахується. Спробуй ще. Не виходить? Повідом модераторам або оператору: `{ $reference }`
apology-perhaps-stored = Ще не знаю, чи це збереглося. Глянь за хвилину. Немає? Повідом модераторам або оператору: `{ $reference }`
refused-too-fast = Не так швидко! Спробуй через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
}.
refused-server-too-fast = На цьому сервері зараз людно. Спробуй через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
}.
illegal-not-joined = Жодна лінія не йде просто з **{ $from }** до **{ $to }**. Піди на сусідню точку лінії.
refused-too-many-threads = На сервері забагато відкритих гілок. Закрий одну й спробуй ще раз.
refused-thread-slow = Discord зараз повільно відкриває гілки. Нічого не змінилося; спробуй за хвилину.
refused-not-a-member = { $player } не на цьому сервері. Виклич когось іншого або лиши виклик відкритим для всіх.
refused-cannot-see-channel = { $player } не бачить цього каналу. Кинь виклик там, де можете писати обоє.
refused-level-without-computer = Рівень – лише для гри з комп’ютером, а місця немає. Прибери `рівень` або `суперник`.
refused-computer-plays-on = Моя позиція мені до вподоби, тож граймо далі.
refused-premove-against-computer = Планувати тут не треба: комп’ютер відповідає одразу.
refused-hint-between-members = Підказки є в партіях проти комп’ютера та в тренуванні, а не між учасниками.
refused-engine-in-own-game = Це позиція з твоєї партії { $game }. Спершу дограй її, а тоді питай.
refused-engine-in-running-game = Цю позицію зараз розігрують інші. Спитай, коли вони дограють.
refused-not-yours-to-start = Почати цю партію може лише { $challenger }. Почни свою: `/грати`.
refused-challenge-waits = У цьому каналі чекає виклик. Грай з комп’ютером в іншому або так: `{ $command } тренування`.
refused-stale-challenge = Відтоді все змінилося. Поглянь ще раз: { $link }
refused-stale-elsewhere = Відтоді все змінилося. Відкрий ще раз або поглянь на свої партії: `/партії`.
refused-rated-against-computer = Партії проти комп’ютера не рейтингові. Прибери `рейтингова` або вибери учасника.
refused-away-without-clock = У цієї партії немає годинника. Вибери ще й `годинник` або прибери `відсутність`.
refused-rest-without-clock = Немає годинника, щоб ставити на паузу. Вибери ще й `годинник` або прибери `ночі` та `вихідні`.
refused-only-in-teams = Тільки командні партії мають `партнер` і `другий-суперник`. Прибери їх або зміни `правила`.
