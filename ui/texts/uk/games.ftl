# Ігри, їхні правила й варіанти.

game-dara = Дара
game-introduced = { $game } · { $about }
game-line = - **{ $game }** (`/{ $command }`) · { $about }
about-dara = Три в ряд на дошці 5 × 6, близько 50 ходів. Ставиш, потім ходиш. Почни з неї
about-damas = Шашки 8 × 8, де за пропущене взяття карають. Близько 40 ходів
about-wali = Як Дара, але фішку не ставлять поруч зі своєю. Близько 50 ходів
about-dala = Як Дара на дошці 6 × 6, де ряд забирає і під час розставляння. Близько 50 ходів
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
preset-about-wali-prost = три чи більше в ряд забирають будь-яку
preset-dala-standard = стандартна
preset-about-dala-standard = перші чотири фішки – у центр
preset-damas-ruibal = за Руйбалем
preset-about-damas-ruibal = за пропущене взяття карають
preset-dara-traditional = традиційна
preset-about-dara-traditional = фішки в рядах захищено
preset-dara-capture-ten = десять фішок
preset-about-dara-capture-ten = десять забраних – перемога, навіть із рядів
preset-dara-niger = нігерська
preset-about-dara-niger = без рядів із трьох під час розставляння
category-teams = { $game }, команди
rules-name = { $game } ({ $preset })
rules-introduced = { $rules } – { $about }
rules-name-house = { $game } ({ $preset }, власні правила)
rules-name-own = { $game } ({ $name })

setting-take-free = Ряд забирає фішку суперника поза рядами. Якщо всі в рядах, він не забирає нічого.
setting-take-any = Ряд забирає будь-яку фішку суперника.
setting-win-few = Ти перемагаєш, коли в суперника менше ніж три фішки.
setting-win-ten = Ти перемагаєш із десятою забраною фішкою або коли в суперника менше ніж три.
setting-back-allowed = Фішка може одразу йти назад.
setting-back-barred = Фішка не може повернутися на клітинку, яку покинула твоїм попереднім ходом.
setting-row-drops-allowed = Поставлена фішка може скласти ряд із трьох, але це нічого не дає.
setting-win-all = Ти перемагаєш, коли в суперника немає фішок.
setting-rows-three = Новий ряд рівно з трьох забирає фішку суперника.
setting-rows-more = Новий ряд із трьох чи більше забирає фішку суперника.
setting-first-drops-centre = Перші чотири фішки, по дві, стають на центральні клітинки.
setting-first-drops-anywhere = Ставити можна будь-де від початку.
setting-drop-takes-earned = Ряд із поставленої фішки теж забирає фішку суперника.
setting-drop-takes-none = Ряд із поставленої фішки нічого не забирає.
setting-beside-drops-allowed = Можна ставити фішку поруч зі своєю.
setting-beside-drops-barred = Не можна ставити фішку поруч зі своєю, по вертикалі чи горизонталі.
setting-man-captures-both-ways = Проста б’є вперед і назад.
setting-duel = { $turns ->
    [one] Дві дамки проти однієї: кожна сторона має { $turns } хід, потім нічия.
    [few] Дві дамки проти однієї: кожна сторона має { $turns } ходи, потім нічия.
    [many] Дві дамки проти однієї: кожна сторона має { $turns } ходів, потім нічия.
   *[other] Дві дамки проти однієї: кожна сторона має { $turns } ходу, потім нічия.
}
setting-bonus-gained = Кулька в центрі дає тобі там ще одну.
setting-bonus-none = Центр – така сама клітинка, як інші.
setting-row-drops-barred = Не можна ставити так, щоб вийшло три чи більше в ряд.

game-morris = Млин
about-morris = Гра в млин: три фішки на лінії закривають його й забирають фішку. Близько 50 ходів
preset-morris-nine = дев’ять фішок
preset-about-morris-nine = по дев’ять фішок, без діагоналей
preset-morris-morabaraba = Морабараба
preset-about-morris-morabaraba = по дванадцять фішок, з діагоналями
setting-flying-allowed = З трьома фішками можна ходити на будь-яку вільну точку.
setting-flying-barred = Навіть із трьома фішками ходять по лініях.
