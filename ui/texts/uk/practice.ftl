# Тренування наодинці.

practice-title = **Тренування: { $rules }** – твої { $sides }. Бачиш лише ти.
practice-first-dara = Спершу став фішки, одну за хід. Потім ходи: кожен новий ряд із трьох забирає фішку.
practice-first-wali = { $beside ->
    [barred] Спершу став фішки, не поруч зі своїми. Потім ходи: новий ряд забирає фішку.
   *[allowed] Спершу став фішки, одну за хід. Потім ходи: новий ряд забирає фішку.
}
practice-first-house = Це домашні правила, дивись **Правила**. Вибери клітинку й поглянь, що буде.
practice-first-dala = Перші чотири фішки – у центр. Ряд рівно з трьох забирає чужу, навіть поки ще ставиш.
practice-first-damas = Піди простою навскіс уперед. Пропустиш взяття – інша сторона може покарати: спробуй.
practice-first-damala = Вибери клітинку: її кульки лягають по одній уздовж шляху. Та, що лягає на чужу, б’є її.
practice-drop = { $hand ->
    [1] { $who } ставить останню фішку. Потім починаються ходи.
    [one] { $who } ставить фішку, у запасі { $hand }. Ходи – згодом.
    [few] { $who } ставить фішку, у запасі { $hand }. Ходи – згодом.
    [many] { $who } ставить фішку, у запасі { $hand }. Ходи – згодом.
   *[other] { $who } ставить фішку, у запасі { $hand }. Ходи – згодом.
}
practice-drop-central = { $who } ставлять фішку в центр, як перші чотири.
practice-move = { $game ->
    [damas] { $who } ходять: проста – на клітинку, дамка – на скільки хоче. Перестрибни шашку, щоб побити її.
    [damala] { $who } ходять: усі кульки з клітинки, по одній на клітинку шляху.
   *[other] { $who } ходять фішкою на клітинку. Новий ряд забирає фішку.
}
practice-take = { $who } мають ряд і забирають одну з обведених фішок.
practice-capture = { $who } має зробити пропущене взяття.
practice-must-claim = { $who } не має ходів: треба взяти шашку за фук (зняти) або змусити бити.
practice-over = Це кінець. Поверни хід, почни знову або виклич когось.
practice-why = **Чому не в іншому місці?**
practice-why-more = … і ще { $count }.
practice-why-not-drop = Решта клітинок зайнята.
practice-why-not-take = Можна забрати будь-яку їхню фішку.
practice-why-not-move = В інших місцях щось заважає або закінчується дошка.
practice-stale = **Це тренування вже пішло далі.** Ось воно зараз.
practice-closed = Закрито, зберігається 30 днів. Повернутися: `{ $command } тренування`.
practice-which = **Тренування:** грай за обидві сторони, а я скажу, що можна. Яка гра?
button-take-back = Повернути хід
button-start-again = Почати знову
button-why-not = Чому не…?
button-close = Закрити
button-challenge-somebody = Почати партію
button-go-on-practising = Відкрити знову
practice-first-morris = Став фішки, потім ходи по лініях. Три на лінії – млин, він одразу забирає фішку.
practice-menu = Що ще?
button-hint = 💡 Підказка
button-computer-easy = Хід комп’ютера: легкий
button-computer-medium = Хід комп’ютера: середній
button-computer-strong = Хід комп’ютера: сильний
practice-computer = Запитати комп’ютер…
practice-hint = 💡 Спробуй { $turn }. { $why } { $stands }
practice-hint-take = { $turn }, потім забери **{ $square }**
practice-hint-wins = Це виграє партію.
practice-hint-leads = Це веде до перемоги.
practice-hint-row = Складається ряд, і забирається фішка.
practice-hint-captures = { $count ->
    [one] Так поб’єш { $count } чужу.
    [few] Так поб’єш { $count } чужі.
    [many] Так поб’єш { $count } чужих.
   *[other] Так поб’єш { $count } чужої.
}
practice-hint-quiet = Поки що забирати нічого.
practice-hint-chance = { $chance ->
    [ahead] { $who } мають перевагу.
    [behind] { $who } відстають.
   *[level] Шанси рівні.
}
practice-busy = Зараз думаю над іншими партіями. Спробуй за мить.
