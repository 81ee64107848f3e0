# Parties importées.

import-title = **Partie importée** · { $rules }
import-title-of = **Partie importée { $number } sur { $games }** · { $rules }
import-known = -# { $known }
import-began = commencée le { $at }
import-ended = terminée le { $at }
import-clock = chrono { $clock }
import-rated = classée
import-unrated = non classée
import-ends-here = La notation s’arrête ici, sans résultat.
import-aborted = La partie a été arrêtée : personne n’a gagné.
button-game-before = Partie précédente
button-game-after = Partie suivante
button-export = Télécharger

refused-import-what = Ajoute un `fichier` de `/exporter`, ou une `notation` comme `dara:traditional b3 c4`.
refused-file-too-large = Ce fichier est trop gros : je lis jusqu’à { $most } ko. Coupe-le entre deux parties.
refused-file-not-text = Ce fichier n’est pas du texte. Prends-en un de `/exporter`, ou enregistre le tien en UTF-8.
refused-file-not-fetched = Discord ne m’a pas donné le fichier à temps. Réessaie, ou colle son texte dans `notation`.
refused-import-forgotten = J’ai oublié cette partie : je ne garde pas longtemps les imports. Relance `/importer`.
refused-file = { $place }{ $why }
    Rien n’a été importé. { $instead }
file-mend = Corrige, puis importe à nouveau.
file-see-export = Regarde le format dans un fichier de `/exporter`.
file-at = Partie { $game }, ligne { $line }, mot { $token }, { $typed } :
file-in-game = Partie { $game } :
file-empty = Il n’y a aucune partie.
file-not-a-header = il faudrait ici un en-tête comme `[Player1 "Ada"]`.
file-unknown-header = cet en-tête n’existe pas. Utilise l’un de { $known }.
file-header-twice = l’en-tête `{ $header }` apparaît deux fois. Enlèves-en un.
file-header = { $header ->
    [Game] l’en-tête `Game` ne correspond pas aux règles. Corrige-le ou enlève-le.
    [Began] l’en-tête `Began` devrait être une date comme `2026-11-21T09:00:00Z`.
    [Ended] l’en-tête `Ended` devrait être une date, dans une partie terminée seulement.
    [Result] l’en-tête `Result` ne correspond pas à la partie. Utilise `1-0`, `0-1`, `1/2-1/2` ou `*`.
    [Ending] l’en-tête `Ending` ne correspond pas au résultat. Utilise `resigned`, `left`, `time`, `agreed` ou `aborted`.
    [Rated] l’en-tête `Rated` devrait être `yes` ou `no`.
   *[other] l’en-tête `{ $header }` n’est pas valable.
}
file-no-rules = l’en-tête `Rules` manque. Ajoute par exemple `[Rules "dara:traditional"]`.
file-bad-rules = je ne connais pas ces règles. Écris-les comme { $known }.
file-players = { $seats ->
    [one] ces règles sont pour { $seats } personne.
   *[other] ces règles sont pour { $seats } personnes.
} Nomme-les toutes à partir de `Player1`, ou aucune.
file-not-an-action = le coup { $number } n’est pas reconnu. Écris `b3`, `b3-b4`, `c3xe5`, `xd4`, `huff:c3` ou `force`.
file-illegal = le coup { $number }, `{ $action }`, n’est pas légal à ce moment-là. Raison : « { $why } »
file-number = le tour { $next } commence ici. Numérote-le ainsi, ou enlève tous les numéros.
file-result = la partie donne un autre résultat. Corrige-le, ou n’en mets aucun.
file-after-result = une partie finit avec son résultat. Enlève la suite, ou commence une autre partie par ses en-têtes.
file-json = Le JSON s’interrompt à la ligne { $line }, colonne { $column }.

# Le formulaire.
form-import = Importer une partie
form-file = Un fichier de /exporter
form-file-about = Du texte ou du JSON, comme les fichiers que je crée.
form-record = Ou une notation
form-record-about = Règles et coups, comme dara:traditional b3 c4
