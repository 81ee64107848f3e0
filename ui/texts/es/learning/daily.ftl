# Problemas del día.

daily-title = 🧩 **Problema del día: { $rules }**
daily-task = { $goal ->
    [win] Juega { $who }: encuentra la única jugada ganadora.
   *[ahead] Juega { $who }: encuentra la única jugada que da una clara ventaja.
}
daily-until = -# Resuélvelo en privado. El siguiente llega { $until }.
daily-until-last = -# Resuélvelo en privado. Las respuestas dejan de contar { $until }.
daily-solution = **Solución del último:** { $line }
daily-untried = Nadie lo intentó.
daily-tried = Lo intentaron: { $tried }; lo resolvieron: { $solved } ({ $percent } %).
daily-first = Primera solución: { $who }, en { $time }
daily-last-week = **La semana pasada**, { $count ->
    [one] un problema
   *[other] { $count } problemas
}:
daily-table-this = ## Esta semana: { $count ->
    [0] ningún problema todavía
    [one] un problema
   *[other] { $count } problemas
}
daily-table-last = ## La semana pasada: { $count ->
    [0] ningún problema
    [one] un problema
   *[other] { $count } problemas
}
daily-table-empty = Nadie resolvió ninguno.
daily-table-line = { $place } **{ $who }** · { $counts }
daily-table-counts = resueltos: { $solved } · a la primera: { $right } · racha: { $streak }
daily-own = Tú: puesto **{ $place }** · { $counts }
daily-own-unlisted = Tú · { $counts }. Solo lo ves tú, porque en `/preferencias` elegiste no salir.
daily-own-none = No resolviste ninguno.
daily-table-about = -# La semana empieza el lunes ({ $zone }). La racha perdona un día sin resolver, y otro tras 7 resueltos.
daily-streak = { $days ->
    [one] Empieza tu racha: **1 día**.
   *[other] **{ $days } días seguidos.**
}
button-daily-solve = Resolver
button-daily-table = Tabla de la semana
button-daily-solution = Última solución
button-daily-last-week = La semana pasada
button-daily-this-week = Esta semana
