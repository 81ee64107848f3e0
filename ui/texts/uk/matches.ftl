# Матчі з кількох партій.

match-to-points = Матч до { $points }
match-of-two = Матч із двох партій
match-line = { $goal }: { $one } { $score } { $other } · партія { $number }
match-spoken = { $goal }, партія { $number }: { $one } { $first }, { $other } { $second }.
match-short = { $goal }: { $score }, партія { $number }
match-points-won = { $points ->
    [one] { $players ->
        [one] { $who } отримує { $points } очко.
       *[other] { $who } отримують { $points } очко.
    }
    [few] { $players ->
        [one] Суха перемога: { $who } отримує { $points } очки.
       *[other] Суха перемога: { $who } отримують { $points } очки.
    }
    [many] { $players ->
        [one] Суха перемога: { $who } отримує { $points } очок.
       *[other] Суха перемога: { $who } отримують { $points } очок.
    }
   *[other] { $players ->
        [one] Суха перемога: { $who } отримує { $points } очка.
       *[other] Суха перемога: { $who } отримують { $points } очка.
    }
}
match-points-none = Ніхто не отримує очок.
match-goes-on = Починається партія { $number } матчу.
match-won = { $players ->
    [one] 🏆 **{ $who } виграє матч, { $score }!**
   *[other] 🏆 **{ $who } виграють матч, { $score }!**
}
match-won-aborted = { $players ->
    [one] 🏆 **{ $who } виграє матч, { $score }!** { $loser }: час у цій партії скінчився на самому початку.
   *[other] 🏆 **{ $who } виграють матч, { $score }!** { $loser }: час у цій партії скінчився на самому початку.
}
match-drawn = 🤝 **Нічия в матчі, { $score }**
match-void = Матч скасовано до початку: переможця немає.
match-called-off = Матч скасовано за рахунку { $score }: переможця немає.
match-given-up = { $players ->
    [one] 🏳️ { $who } здається в матчі.
   *[other] 🏳️ { $who } здаються в матчі.
}
match-last-game = 🏳️ { $who } здається в матчі: ця партія остання.
games-game-match = { $game } { $score }
watch-game-match = { $game } · { $score }
resign-question-match = Здатися лише в партії { $game } чи в усьому матчі? Скасувати це не можна.
resign-game = **Ця партія**: { $points ->
    [one] { $players ->
        [one] { $who } отримує { $points } очко
       *[other] { $who } отримують { $points } очко
    }
    [few] { $players ->
        [one] { $who } отримує { $points } очки за суху перемогу
       *[other] { $who } отримують { $points } очки за суху перемогу
    }
    [many] { $players ->
        [one] { $who } отримує { $points } очок за суху перемогу
       *[other] { $who } отримують { $points } очок за суху перемогу
    }
   *[other] { $players ->
        [one] { $who } отримує { $points } очка за суху перемогу
       *[other] { $who } отримують { $points } очка за суху перемогу
    }
}, { $next ->
    [over] і матч закінчується.
   *[goes-on] і починається наступна партія.
}
resign-game-partner = **Ця партія**: за команду грає твій партнер. У наступній ти знову в грі.
resign-match = **Матч**: { $players ->
    [one] { $who } виграє його за будь-якого рахунку.
   *[other] закінчується цією партією. { $who } виграють, якщо твоя команда не набере в ній достатньо очок.
}
button-resign-game = Здати цю партію
button-resign-match = Здати матч
