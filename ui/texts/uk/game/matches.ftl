# Матчі з кількох партій.

match-to-points = { $points ->
    [one] Матч до { $points } очка
    [few] Матч до { $points } очок
    [many] Матч до { $points } очок
   *[other] Матч до { $points } очка
}
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
        [one] { $who } отримує { $points } очки: суперник нічого не забрав.
       *[other] { $who } отримують { $points } очки: суперники нічого не забрали.
    }
    [many] { $players ->
        [one] { $who } отримує { $points } очок: суперник нічого не забрав.
       *[other] { $who } отримують { $points } очок: суперники нічого не забрали.
    }
   *[other] { $players ->
        [one] { $who } отримує { $points } очка: суперник нічого не забрав.
       *[other] { $who } отримують { $points } очка: суперники нічого не забрали.
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
games-game-match = { $game } · { $score }
watch-game-match = { $game } · { $score }
resign-question-match = Здатися лише в партії { $game } чи в усьому матчі? Скасувати це не можна.
resign-game = **Ця партія**: { $points ->
    [one] { $players ->
        [one] { $who } отримує { $points } очко
       *[other] { $who } отримують { $points } очко
    }
    [few] { $players ->
        [one] { $who } отримує { $points } очки, бо тобі не вдалося нічого забрати
       *[other] { $who } отримують { $points } очки, бо твоїй команді не вдалося нічого забрати
    }
    [many] { $players ->
        [one] { $who } отримує { $points } очок, бо тобі не вдалося нічого забрати
       *[other] { $who } отримують { $points } очок, бо твоїй команді не вдалося нічого забрати
    }
   *[other] { $players ->
        [one] { $who } отримує { $points } очка, бо тобі не вдалося нічого забрати
       *[other] { $who } отримують { $points } очка, бо твоїй команді не вдалося нічого забрати
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
