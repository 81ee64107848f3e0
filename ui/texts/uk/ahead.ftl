# Ходи наперед. Одне повідомлення – одна думка; аргументи названо за тим, що вони означають.

did-ahead = Збережене наперед: { $did }

ahead-heading = **Ходи наперед** у партії { $game } – бачиш їх лише ти
ahead-others = { $stage ->
    [drop] Куди може поставити фішку { $who }?
    [take] Яку фішку може забрати { $who }?
    [capture] Взяття обов’язкове: якою шашкою може побити { $who }?
   *[move] Чим може піти { $who }?
}
ahead-answer = А що у відповідь ти? { $question }
ahead-line-answer = { $when ->
    [first] Якщо { $others }, ти граєш { $own }
   *[later] якщо потім { $others }, ти граєш { $own }
}
ahead-line-own = ти граєш { $own }
ahead-line-open = { $when ->
    [first] Якщо { $others } …
   *[later] якщо потім { $others } …
}
ahead-line-then = { $line }; { $then }
ahead-line-cut = { $line }; …
ahead-stored-so-far = Збережено. Можна далі: а якщо потім …
ahead-full = Збережено. Більше ця панель не вмістить.
ahead-over = Збережено. На цьому партія закінчиться.
ahead-no-answer = У цьому варіанті немає твоєї відповіді: повернися назад і вибери іншу дію.
ahead-spoken-over = На цьому партія закінчиться.
ahead-list = **Твої ходи наперед** у партії { $game } – бачиш їх лише ти:
ahead-law = -# Що підійде, зіграється саме, щойно настане твій хід. Що не підійде, пропаде, і ти про це дізнаєшся.
ahead-stored = Збережено.
ahead-forgotten = Видалено.
ahead-list-changed = Нічого не видалено, бо цей список уже змінився. Ось який він тепер.
ahead-dropped = Твої ходи наперед не підійшли до зіграного, тож пропали.
ahead-dropped-in = Твої ходи наперед не підійшли до зіграного, тож пропали: { $channels }.
button-ahead = Ходи наперед
button-ahead-more = Додати варіант
button-go-on = Далі: а якщо потім …
button-forget = Видалити { $number }
button-forget-all = Видалити все

refused-bad-notation = { $typed } – це не дія. Пиши так: поставити – `b3`, піти – `b3-b4`, побити – `c3xe5`, забрати фішку – `xd4`, покарати – `huff:c3` або `force`, а між діями пробіл; або не заповнюй `варіант` і вибирай у панелі.
refused-ahead-on-own-turn = Зараз твій хід: натисни **Зробити хід** під дошкою. Ходи наперед – для тих, хто чекає.
refused-ahead-too-long = Це задалеко наперед: у варіанті може бути щонайбільше { $most ->
    [one] { $most } дія
    [few] { $most } дії
    [many] { $most } дій
   *[other] { $most } дії
}, твоїх і чужих разом.
refused-too-much-ahead = У тебе вже є { $most ->
    [one] { $most } збережений варіант
    [few] { $most } збережені варіанти
    [many] { $most } збережених варіантів
   *[other] { $most } збереженого варіанта
}. Спершу видали якийсь із них.
refused-ahead-without-answer = У цьому варіанті немає твоєї відповіді. Напиши, як можуть піти інші, а тоді – як підеш ти, напр. `b3-b4 c2-c3`.
refused-bad-ahead = Нічого не збережено. Дія { $number } цього варіанта, `{ $action }`, там не за правилами.
refused-bad-ahead-because = { $who } почує: «{ $reason }»
refused-bad-ahead-over = На той час партія вже закінчиться.
refused-bad-ahead-instead = За правилами там можна: { $examples }.
refused-nothing-ahead = Таких ходів наперед серед збережених немає.
