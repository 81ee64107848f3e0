# Списки: партії гравця й партії сервера. Одне повідомлення – одна думка; аргументи названо за тим, що вони означають.

games-title = ## Твої партії на цьому сервері
games-your-turn = **Чекають на тебе**
games-others-turn = **Чекаєш ти**
games-challenges = **Відкриті виклики**
games-game = **{ $rules }** проти { $opponents }, { $link }: { $turn }.
games-turn-yours = твій хід, { $state }
games-turn-yours-since = твій хід почався { $since }
games-turn-others = ходить { $who }, { $state }
games-turn-others-since = ходить { $who }, хід почався { $since }
games-invited = { $who } викликає тебе: **{ $rules }**, { $link }, термін спливає { $expires }.
games-made = Твій виклик: **{ $rules }**, { $link }, термін спливає { $expires }.
games-joined = За твоєю участю: **{ $rules }**, { $link }, термін спливає { $expires }.
games-open = Для всіх охочих: **{ $rules }**, { $link }, термін спливає { $expires }.
games-none = На цьому сервері в тебе немає ні партій, ні відкритих викликів. Почни з `/dara виклик` або так само з іншою грою. `/дивитися` покаже, що грають інші.
watch-title = ## Партії цього сервера
watch-game = **{ $rules }**, { $link }: { $plies ->
    [0] почато { $since }
    [one] { $plies } дія, остання { $since }
    [few] { $plies } дії, остання { $since }
    [many] { $plies } дій, остання { $since }
   *[other] { $plies } дії, остання { $since }
}
watch-game-timed = { $game }, { $state }
watch-game-here = { $game } · { $players }
watch-none = На цьому сервері зараз ніхто не грає. Почни з `/dara виклик` або так само з іншою грою.
page-of = -# Сторінка { $number } з { $last }
button-page-before = Попередня сторінка
button-page-after = Наступна сторінка
