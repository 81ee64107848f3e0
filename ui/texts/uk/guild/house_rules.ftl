# Власні правила.

house-rules-title = ## Власні правила
house-rules-about = Вибери правила, щоб їх змінити, або гру, щоб створити нові. Вони є в `/грати`, у `правила`.
house-rules-about-none = Ще немає жодних. Вибери гру, почни з вбудованих правил і зміни, що хочеш.
house-rules-full = Більше сервер мати не може. Видали одні, щоб створити інші.
house-rules-change = Змінити власні правила
house-rules-new = Створити нові для…
house-rules-choice = { $name } – { $game }
house-rules-like = За основу: «{ $preset }».
house-rules-like-but = За основу: «{ $preset }», але: { $changes }
house-rules-of = ## { $name } – { $game }
house-rules-new-of = ## Нові власні правила: { $game }
house-rules-nothing-changed = -# Вибери нижче, що змінити.
house-rules-unsaved = -# Змінено, але ще не збережено.
house-rules-option = **{ $option }**
house-rules-value-now = - **{ $value }**
house-rules-from-preset = Почати з…
house-rules-choose-option = Вибери, що змінити
house-rules-form = Власні правила: { $game }
house-rules-form-name = Назва
house-rules-kept = **Збережено.** Тепер **{ $name }** можна вибрати в `{ $command } виклик`. Наявні партії мають старі правила.
house-rules-dropped = **Видалено**: { $name }. Розпочаті партії зберігають ці правила.
house-rules-default-again = Типові правила гри { $game } – знову *{ $preset }*.
house-rules-drop-question = Видалити власні правила **{ $name }**? Наявні партії їх збережуть. Скасувати це не можна.
house-rules-drop-default = Це типові правила гри { $game } тут. Без них повернуться вбудовані.
button-keep-new-rules = Зберегти як…
button-keep-rules = Зберегти
button-rename-rules = Перейменувати…
button-ask-drop-rules = Видалити…
button-drop-rules = Видалити
button-do-not-drop = Залишити
rules-option-take = Що забирає ряд
rules-option-win = Як перемогти
rules-option-back = Хід одразу назад
rules-option-rows = Довжина ряду
rules-option-first-drops = Куди ставлять спершу
rules-option-drop-takes = Ряди з поставлених фішок
rules-option-beside-drops = Ставити поруч зі своєю
rules-option-row-drops = Ставити в ряд
rules-option-man-captures = Як б’є проста
rules-option-duel = Дві дамки проти однієї
rules-option-bonus = Центр
rules-option-bound = Ходи без взяття
refused-rules-name = { $typed } не може бути назвою. Потрібно від 1 до { $most ->
    [one] { $most } знака
    [few] { $most } знаків
    [many] { $most } знаків
   *[other] { $most } знака
}, серед них літера чи цифра.
refused-rules-name-preset = { $typed } – назва вбудованих правил. Вибери іншу.
refused-rules-name-taken = Цей сервер уже має правила { $typed }. Вибери іншу назву.
refused-house-rules-gone = Ці правила хтось видалив або змінив. Поглянь на теперішні в `/налаштування`.
refused-too-many-house-rules = { $most ->
    [one] Сервер може мати { $most } набір власних правил. Спершу видали його.
    [few] Сервер може мати { $most } набори власних правил. Спершу видали один.
    [many] Сервер може мати { $most } наборів власних правил. Спершу видали один.
   *[other] Сервер може мати { $most } набору власних правил. Спершу видали один.
}
refused-rules-named-already = Ці правила вже мають назву: **{ $name }**. Вибери її або зміни щось.
rules-option-flying = Політ із трьома фішками
