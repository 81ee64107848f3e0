# Списки партій.

games-title = ## Твої партії тут
games-your-turn = **Твій хід**
games-others-turn = **Чекаєш на інших**
games-challenges = **Відкриті виклики**
games-game = **{ $rules }** проти { $opponents }, у { $link }: { $turn }
games-turn-yours = твій хід, { $state }
games-turn-yours-since = твій хід (почався { $since })
games-turn-others = ходить { $who }, { $state }
games-turn-others-since = ходить { $who } (хід почався { $since })
games-invited = { $who } викликає тебе: **{ $rules }**, { $link }, термін спливає { $expires }
games-made = Твій виклик: **{ $rules }**, { $link }, термін спливає { $expires }
games-joined = **{ $rules }**, ти серед гравців: { $link }, термін спливає { $expires }
games-open = **{ $rules }**, для всіх: { $link }, термін спливає { $expires }
games-none = У тебе тут немає партій. Почни з `/грати` або подивися на партії інших: `/дивитися`.
watch-title = ## Партії, що тривають тут
watch-game = **{ $rules }** у { $link }: { $plies ->
    [0] початок { $since }
    [one] { $plies } хід, останній { $since }
    [few] { $plies } ходи, останній { $since }
    [many] { $plies } ходів, останній { $since }
   *[other] { $plies } ходу, останній { $since }
}
watch-game-timed = { $game }, { $state }
watch-game-here = { $game } · { $players }
watch-none = Зараз тут ніхто не грає. Почни партію: `/грати`.
page-of = -# Сторінка { $number } з { $last }
list-and = { $rest } та { $last }
list-more = ще { $count }
button-page-before = Попередня сторінка
button-page-after = Наступна сторінка
