# Власні правила.

house-rules-title = ## Власні правила
house-rules-about = Вибери правила, щоб їх змінити, або гру, щоб створити нові. Гравці знайдуть їх у `/грати`, параметр `правила`.
house-rules-about-none = Ще немає жодних. Вибери гру, почни з вбудованих правил і зміни, що хочеш.
house-rules-full = Більше власних правил сервер мати не може. Видали якісь, щоб створити нові.
house-rules-change = Змінити власні правила
house-rules-new = Створити нові для…
house-rules-choice = { $name } – { $game }
house-rules-like = Як «{ $preset }».
house-rules-like-but = Як «{ $preset }», але: { $changes }
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
house-rules-kept = **Збережено.** Тепер **{ $name }** можна вибрати в `{ $command } виклик`. Розпочаті партії йдуть за старими правилами.
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
rules-option-take = Що забирають за ряд
rules-option-win = Як перемогти
rules-option-back = Хід одразу назад
rules-option-rows = Довжина ряду
rules-option-first-drops = Куди ставлять спершу
rules-option-drop-takes = Ряди під час розставляння
rules-option-beside-drops = Ставити поруч зі своєю
rules-option-row-drops = Ставити так, щоб вийшов ряд
rules-option-man-captures = Як б’є проста
rules-option-duel = Дві дамки проти однієї
rules-option-bonus = Кульки в центрі
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
refused-rules-named-already = Такі правила вже є: **{ $name }**. Вибери їх або щось зміни.
rules-option-flying = Політ із трьома фішками
