# Імпортовані партії.

import-title = **Імпортована партія** · { $rules }
import-title-of = **Імпортована партія { $number } з { $games }** · { $rules }
import-known = -# { $known }
import-began = початок { $at }
import-ended = кінець { $at }
import-clock = годинник { $clock }
import-rated = рейтингова
import-unrated = нерейтингова
import-ends-here = Запис тут закінчується, результату немає.
import-aborted = Партію скасовано: переможця немає.
button-game-before = Попередня партія
button-game-after = Наступна партія
button-export = Завантажити

refused-import-what = Додай `файл` з `/експорт` або `запис`, наприклад `dara:traditional b3 c4`.
refused-file-too-large = Файл завеликий: я читаю до { $most } кБ. Розділи його між двома партіями.
refused-file-not-text = Це не текст. Візьми файл з `/експорт` або збережи свій як UTF-8.
refused-file-not-fetched = Discord не дав мені файл вчасно. Спробуй ще раз або встав текст у `запис`.
refused-import-forgotten = Я вже не пам’ятаю цієї партії: імпортоване зберігається недовго. Повтори `/імпорт`.
refused-file = { $place }{ $why }
    Нічого не імпортовано. { $instead }
file-mend = Виправ це й імпортуй ще раз.
file-see-export = Поглянь на формат у файлі з `/експорт`.
file-at = Партія { $game }, рядок { $line }, слово { $token }, { $typed }:
file-in-game = Партія { $game }:
file-empty = У ньому немає партій.
file-not-a-header = тут має бути заголовок, наприклад `[Player1 "Ada"]`.
file-unknown-header = такого заголовка немає. Є { $known }.
file-header-twice = заголовок `{ $header }` є двічі. Прибери один.
file-header = { $header ->
    [Game] заголовок `Game` не відповідає правилам. Виправ або прибери його.
    [Began] заголовок `Began` має бути часом, наприклад `2026-11-21T09:00:00Z`.
    [Ended] заголовок `Ended` має бути часом, і лише в закінченій партії.
    [Result] заголовок `Result` не відповідає партії. Має бути `1-0`, `0-1`, `1/2-1/2` або `*`.
    [Ending] заголовок `Ending` не відповідає результату. Має бути `resigned`, `left`, `time`, `agreed` або `aborted`.
    [Rated] заголовок `Rated` має бути `yes` або `no`.
   *[other] заголовок `{ $header }` не може бути таким.
}
file-no-rules = немає заголовка `Rules`. Додай, наприклад, `[Rules "dara:traditional"]`.
file-bad-rules = я не знаю цих правил. Їх пишуть так: { $known }.
file-players = { $seats ->
    [one] ці правила для { $seats } гравця.
    [few] ці правила для { $seats } гравців.
    [many] ці правила для { $seats } гравців.
   *[other] ці правила для { $seats } гравця.
} Назви всіх від `Player1` або нікого.
file-not-an-action = хід { $number } неправильний. Пиши `b3`, `b3-b4`, `c3xe5`, `xd4`, `huff:c3` або `force`.
file-illegal = хід { $number }, `{ $action }`, там неможливий. Гравець бачить: «{ $why }»
file-number = тут починається хід { $next }. Так його й познач або прибери всі номери.
file-result = партія має інший результат. Укажи його або не вказуй жодного.
file-after-result = партія закінчується результатом. Прибери решту або почни нову партію із заголовків.
file-json = JSON обривається в рядку { $line }, стовпчику { $column }.

# Форма.
form-import = Імпортувати партію
form-file = Файл з /експорт
form-file-about = Текст або JSON, як у моїх файлах.
form-record = Або запис
form-record-about = Правила й ходи, наприклад dara:traditional b3 c4
