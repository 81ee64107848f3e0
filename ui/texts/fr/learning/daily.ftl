# Problèmes du jour.

daily-title = 🧩 **Problème du jour : { $rules }**
daily-task = { $goal ->
    [win] À { $who } de jouer : trouve l’unique coup gagnant.
   *[ahead] À { $who } de jouer : trouve l’unique coup qui donne un net avantage.
}
daily-until = -# Résous-le en privé. Le suivant arrive { $until }.
daily-until-last = -# Résous-le en privé. Les réponses cessent de compter { $until }.
daily-solution = **Solution du dernier :** { $line }
daily-untried = Personne ne l’a essayé.
daily-tried = Essais : { $tried } ; solutions : { $solved } ({ $percent } %).
daily-first = Première solution : { $who }, en { $time }
daily-last-week = **La semaine dernière**, { $count ->
    [one] un problème
   *[other] { $count } problèmes
} :
daily-table-this = ## Cette semaine : { $count ->
    [0] pas encore de problème
    [one] un problème
   *[other] { $count } problèmes
}
daily-table-last = ## La semaine dernière : { $count ->
    [0] aucun problème
    [one] un problème
   *[other] { $count } problèmes
}
daily-table-empty = Personne n’en a résolu.
daily-table-line = { $place } **{ $who }** · { $counts }
daily-table-counts = résolus : { $solved } · du premier coup : { $right } · série : { $streak }
daily-own = Toi : place **{ $place }** · { $counts }
daily-own-unlisted = Toi · { $counts }. Visible par toi seulement : tu as choisi, dans `/préférences`, de ne pas y figurer.
daily-own-none = Tu n’en as résolu aucun.
daily-table-about = -# La semaine commence le lundi ({ $zone }). Une série pardonne un jour manqué, puis un autre après 7 problèmes résolus.
daily-streak = { $days ->
    [one] Ta série commence : **1 jour**.
   *[other] **{ $days } jours d’affilée.**
}
button-daily-solve = Résoudre
button-daily-table = Classement de la semaine
button-daily-solution = Dernière solution
button-daily-last-week = La semaine dernière
button-daily-this-week = Cette semaine
