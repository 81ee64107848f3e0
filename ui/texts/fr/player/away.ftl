# Absences.

absence-on = Ton absence dure jusqu’au { $until }.
absence-off = Tu n’as pas d’absence en cours.
absence-games = { $others ->
    [0] { $games ->
        [one] Ton chrono est en pause dans ton unique partie avec chrono ici.
       *[other] Tes chronos sont en pause dans tes { $games } parties avec chrono ici.
    }
   *[other] { $standing ->
        [0] { $games ->
            [one] Ton chrono continue : ton unique partie avec chrono ne prévoit pas de pause.
           *[other] Tes chronos continuent : tes { $games } parties avec chrono ne prévoient pas de pause.
        }
       *[other] Tes chronos sont en pause dans { $standing } de tes { $games } parties avec chrono. Les autres ne prévoient pas de pause.
    }
}
absence-planned = Tu as une absence du { $from } au { $until }.
absence-left = Il te reste { $left } en { $year }, sur { $limit ->
    [one] 1 jour
   *[other] { $limit } jours
} par an.
refused-bad-date = { $typed } n’est pas une date. Essaie `24 décembre` ou `dans 5 jours`.
refused-away-how-long = Choisis soit `jours`, soit le dernier jour avec `fin`.
day-tomorrow = demain
day-in = dans { $span }
day-offered = { $date } ({ $when })
absence-back = Te revoilà : ton absence est finie.
absence-cancelled = Annulée : ton absence du { $from } au { $until }.
refused-away-from-the-past = Ce jour est passé. Choisis un `début` plus tard, ou enlève-le pour partir maintenant.
