# Ігри, їхні правила й варіанти.

game-dara = Дара
game-introduced = { $game } · { $about }
game-line = - **{ $game }** (`/{ $command }`) · { $about }
about-dara = Три в ряд на дошці 5 × 6, близько 50 ходів. Ставиш, потім ходиш. Почни з неї
about-damas = Шашки 8 × 8, де за пропущене взяття карають. Близько 40 ходів
about-wali = Як Дара, але фішку не ставлять поруч зі своєю. Близько 50 ходів
about-dala = Як Дара на дошці 6 × 6, де за ряд забирають і під час розставляння. Близько 50 ходів
game-wali = Валі
game-dala = Дала
about-damala = Кульки на 7 × 7 лягають уздовж шляху й б’ють. Для двох чи чотирьох, близько 100 ходів
game-damala = Дамала
preset-damala-standard = стандартна
preset-about-damala-standard = для двох, по три ряди кульок
preset-damala-rapid = швидка
preset-about-damala-rapid = для двох, по два ряди кульок
preset-damala-teams = командна
preset-about-damala-teams = для чотирьох, на двох дошках
game-damas = Дамас
preset-wali-adjacent = без сусідів
preset-about-wali-adjacent = не ставлять поруч зі своїми
preset-wali-prost = за Простом
preset-about-wali-prost = за три чи більше в ряд забирають будь-яку фішку
preset-dala-standard = стандартна
preset-about-dala-standard = перші чотири фішки – у центр
preset-damas-ruibal = Ruibal
preset-about-damas-ruibal = за пропущене взяття карають
preset-dara-traditional = традиційна
preset-about-dara-traditional = фішки в рядах захищено
preset-dara-capture-ten = десять фішок
preset-about-dara-capture-ten = перемагає десята забрана фішка, можна й з рядів
preset-dara-niger = нігерська
preset-about-dara-niger = без рядів із трьох під час розставляння
category-teams = { $game }, команди
rules-name = { $game } ({ $preset })
rules-introduced = { $rules } – { $about }
rules-name-house = { $game } ({ $preset }, власні правила)
rules-name-own = { $game } ({ $name })

setting-take-free = За ряд забирають фішку суперника, що не стоїть у ряду. Якщо всі в рядах, не забирають нічого.
setting-take-any = За ряд забирають будь-яку фішку суперника.
setting-win-few = Ти перемагаєш, коли в суперника лишилося менше трьох фішок.
setting-win-ten = Ти перемагаєш із десятою забраною фішкою або коли в суперника менше трьох.
setting-back-allowed = Фішка може одразу повернутися.
setting-back-barred = Фішка не може повернутися на клітинку, яку покинула твоїм попереднім ходом.
setting-row-drops-allowed = Поставлена фішка може скласти ряд із трьох, але це нічого не дає.
setting-win-all = Ти перемагаєш, коли в суперника не лишилося фішок.
setting-rows-three = За новий ряд рівно з трьох забирають фішку суперника.
setting-rows-more = За новий ряд із трьох чи більше забирають фішку суперника.
setting-first-drops-centre = Перші чотири фішки, по дві, стають на центральні клітинки.
setting-first-drops-anywhere = Ставити можна будь-куди від початку.
setting-drop-takes-earned = За ряд, складений поставленою фішкою, теж забирають фішку суперника.
setting-drop-takes-none = За ряд, складений поставленою фішкою, нічого не забирають.
setting-beside-drops-allowed = Можна ставити фішку поруч зі своєю.
setting-beside-drops-barred = Не можна ставити фішку поруч зі своєю, по вертикалі чи горизонталі.
setting-man-captures-both-ways = Проста б’є вперед і назад.
setting-duel = { $turns ->
    [one] Дві дамки проти однієї: кожна сторона має { $turns } хід, щоб виграти, потім нічия.
    [few] Дві дамки проти однієї: кожна сторона має { $turns } ходи, щоб виграти, потім нічия.
    [many] Дві дамки проти однієї: кожна сторона має { $turns } ходів, щоб виграти, потім нічия.
   *[other] Дві дамки проти однієї: кожна сторона має { $turns } ходу, щоб виграти, потім нічия.
}
setting-bonus-gained = Кулька, що лягає на центр, дає тобі там ще одну.
setting-bonus-none = Центр – така сама клітинка, як інші.
setting-row-drops-barred = Не можна ставити так, щоб вийшло три чи більше в ряд.

game-morris = Млин
about-morris = Гра в млин: три на лінії – це млин, за нього забирають фішку. Близько 50 ходів
preset-morris-nine = дев’ять фішок
preset-about-morris-nine = по дев’ять фішок, без діагоналей
preset-morris-morabaraba = Морабараба
preset-about-morris-morabaraba = по дванадцять фішок, з діагоналями
setting-flying-allowed = З трьома фішками можна ходити на будь-яку вільну точку.
setting-flying-barred = Навіть із трьома фішками ходять по лініях.
