# Сезони. Одне повідомлення – одна думка; аргументи названо за тим, що вони означають.

season-question =
    ### Закрити сезон { $season }?
    - Те, що зараз у таблицях лідерів, збережеться: { $boards }.
    - Усі рейтинги пройдуть половину шляху до середнього у своїй грі й знову стануть попередніми. Партії, що тривають, ідуть далі й рахуватимуться в наступному сезоні.
    - У цьому каналі з’явиться картинка з першою трійкою кожної гри. Пінгів не буде.
    Скасувати це буде неможливо.
season-board = { $category } { $players ->
    [one] ({ $players } гравець)
    [few] ({ $players } гравці)
    [many] ({ $players } гравців)
   *[other] ({ $players } гравця)
}
season-over = ## Сезон { $season } закінчено
season-kept = ## Сезон { $season } з { $last }
season-line = **{ $category }** { $first }
season-line-nobody = **{ $category }** Перші троє більше не хочуть бути в таблицях або вже не на сервері.
season-place = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} { $who } { $rating }
season-goes-on = -# Почався сезон { $next }: усі рейтинги пройшли половину шляху до середнього у своїй грі й знову попередні. Що було раніше, показує `/seasons`.
season-closed = -# Закрито { $closed } ({ $by }).
season-closed-shown-by = -# Закрито { $closed } ({ $by }). Показує { $who }.
season-choice = Сезон { $season }, закрито { $day }
podium-title = Сезон { $season } – { $category }
podium-spoken = П’єдестал сезону { $season }, { $category }. { $first }.
podium-spoken-place = { $place ->
    [1] Перше місце
    [2] Друге місце
   *[3] Третє місце
}: { $who }, { $rating }
podium-spoken-unknown = хтось, чийого імені я не знаю
button-close-season = Закрити сезон { $season }
button-leave-season = Лишити відкритим
button-season = Сезон { $season }
button-post-season = Викласти сюди
refused-season-closed = Сезон { $season } уже закрито. Як він закінчився, показує `/seasons { $season }`.
refused-season-not-played = У сезоні { $season } ще не закінчилася жодна рейтингова партія: зберігати нічого. Закриєш його, коли щось зіграють.
refused-season-nobody = У таблицях лідерів цього сервера ще нікого немає: для цього потрібно п’ять рейтингових партій однієї гри. Закриєш сезон, коли хтось їх зіграє.
refused-season-none = На цьому сервері ще не закрито жодного сезону. Закрити сезон може той, хто керує сервером: `/season close`.
refused-season-no-such = На цьому сервері не закривали сезону { $season }. Останній – сезон { $last }: `/seasons { $last }`.
