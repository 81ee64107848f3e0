# Заплановані ходи.

did-premove = Як заплановано: { $did }

premove-heading = **Запланувати** в партії { $game }: я зіграю твої відповіді за тебе. Бачиш лише ти
premove-others = { $stage ->
    [drop] Куди може поставити фішку { $who }?
    [take] Яку фішку може забрати { $who }?
    [capture] Чим може бити { $who }?
   *[move] Чим може піти { $who }?
}
premove-answer = А твоя відповідь? { $question }
premove-line-answer = { $when ->
    [first] Якщо { $others }, ти граєш { $own }
   *[later] далі, якщо { $others }, ти граєш { $own }
}
premove-line-own = ти граєш { $own }
premove-line-open = { $when ->
    [first] Якщо { $others }…
   *[later] далі, якщо { $others }…
}
premove-line-then = { $line }; { $then }
premove-line-cut = { $line }; …
premove-stored-so-far = Збережено. Можна додати, що далі.
premove-full = Збережено. На цій панелі більше не вміститься.
premove-over = Збережено. На цьому партія закінчилася б.
premove-no-answer = У цьому варіанті немає твоєї відповіді. Повернися й вибери інший хід.
premove-spoken-over = Партія закінчилася б.
premove-list = **Твої заплановані ходи** в партії { $game }, бачиш лише ти:
premove-law = -# Якщо відповідь підходить, я граю її одразу. Якщо не підходить жодна, я видаляю всі й повідомляю тобі.
premove-stored = Збережено.
premove-forgotten = Видалено.
premove-list-changed = Нічого не видалено, бо список змінився. Ось теперішній.
premove-dropped = Твої заплановані ходи не підійшли до останнього ходу, тож їх більше немає.
premove-dropped-in = Твої заплановані ходи в { $channels } не підійшли до останнього ходу, тож їх більше немає.
button-premove = Запланувати ходи
button-premove-more = Додати ще
button-go-on = Додати продовження
button-forget = Видалити { $number }
button-forget-all = Видалити всі

refused-bad-notation = { $typed } – це не хід. Спробуй `b3`, `b3-b4`, `c3xe5` або `xd4`, чи прибери `варіант`.
refused-premove-on-own-turn = Зараз твій хід: натисни **Грати** під дошкою.
refused-premove-too-long = { $most ->
    [one] Задовго: у варіанті може бути { $most } хід, твій чи суперника.
    [few] Задовго: у варіанті може бути { $most } ходи, твої та суперника разом.
    [many] Задовго: у варіанті може бути { $most } ходів, твоїх і суперника разом.
   *[other] Задовго: у варіанті може бути { $most } ходу, твоїх і суперника разом.
}
refused-too-many-premoves = { $most ->
    [one] У тебе тут уже { $most } варіант. Спершу видали один.
    [few] У тебе тут уже { $most } варіанти. Спершу видали один.
    [many] У тебе тут уже { $most } варіантів. Спершу видали один.
   *[other] У тебе тут уже { $most } варіанта. Спершу видали один.
}
refused-premove-without-reply = У варіанті немає твоєї відповіді. Додай її, наприклад `b3-b4 c2-c3`.
refused-bad-premove = Не збережено: хід { $number }, `{ $action }`, там неможливий.
refused-bad-premove-because = Тоді { $who } побачить: «{ $reason }»
refused-bad-premove-over = Партія вже закінчилася б.
refused-bad-premove-instead = Там можна: { $examples }.
refused-no-premove = Цих ходів уже немає. Відкрий список ще раз, щоб побачити решту.
