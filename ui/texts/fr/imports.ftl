# Games that somebody brings along. One message a thing to say; arguments are named after what they stand for.

import-title = **Partie importée** · { $rules }
import-title-of = **Partie importée { $number } sur { $games }** · { $rules }
import-known = -# { $known }
import-began = commencée le { $at }
import-ended = finie le { $at }
import-clock = chrono { $clock }
import-rated = classée
import-unrated = amicale
import-ends-here = La notation s’arrête ici, et rien n’est décidé.
import-aborted = La partie a été annulée : personne n’a gagné.
button-game-before = Partie précédente
button-game-after = Partie suivante
button-export = En fichiers

refused-import-what = Apporte soit un fichier (`fichier`) tel que `/exporter` l’écrit, soit une notation (`notation`), par ex. `/importer notation:dara:traditional b3 c4`.
refused-file-too-large = Le fichier est trop gros : je lis au plus { $most } ko à la fois. Coupe-le en plusieurs fichiers, entre deux parties.
refused-file-not-text = Le fichier n’est pas du texte. Apporte-le tel que `/exporter` l’écrit ; si un éditeur l’a modifié, enregistre-le comme texte en UTF-8.
refused-file-not-fetched = Discord ne m’a pas remis le fichier à temps. Réessaie ; ou écris son contenu dans `notation`.
refused-import-forgotten = Je garde un import peu de temps, et seulement pour qui l’a fait. Importe de nouveau avec `/importer` : ces boutons marcheront de nouveau aussi.
refused-file = { $place }{ $why }
    Rien n’a été importé. { $instead }
file-mend = Corrige cela, et importe de nouveau.
file-see-export = Demande une partie avec `/exporter` pour voir comment un fichier s’écrit.
file-at = Partie { $game }, ligne { $line }, mot { $token }, { $typed } :
file-in-game = Partie { $game } :
file-empty = Il ne contient aucune partie.
file-not-a-header = ceci devrait être un en-tête, qui s’écrit comme `[Player1 "Ada"]`.
file-unknown-header = cet en-tête n’existe pas. Il y a { $known }.
file-header-twice = l’en-tête `{ $header }` y figure deux fois. N’en garde qu’un.
file-header = { $header ->
    [Game] l’en-tête `Game` nomme un autre jeu que les règles. Supprime-le, ou nomme celui des règles.
    [Began] l’en-tête `Began` devrait être une date et une heure, par ex. `2026-11-21T09:00:00Z`.
    [Ended] l’en-tête `Ended` devrait être une date et une heure, par ex. `2026-11-21T10:15:30Z`, et ne figurer que dans une partie finie.
    [Result] l’en-tête `Result` dit autre chose que la notation et l’en-tête `Ending`. Ce devrait être `1-0`, `0-1`, `1/2-1/2` ou `*`.
    [Ending] l’en-tête `Ending` dit autre chose que la notation et le résultat. Hors du plateau, une partie se termine par `resigned`, `left`, `time`, `agreed` ou `aborted`.
    [Rated] l’en-tête `Rated` devrait être `yes` ou `no`.
   *[other] l’en-tête `{ $header }` dit une chose impossible.
}
file-no-rules = l’en-tête `Rules` manque, qui dit selon quelles règles on a joué, par ex. `[Rules "dara:traditional"]`.
file-bad-rules = je ne connais pas ces règles. Les règles s’écrivent comme { $known }.
file-players = { $seats ->
    [one] { $seats } joueur joue
   *[other] { $seats } joueurs jouent
} selon ces règles. Nomme-les tous, à partir de `Player1`, ou aucun.
file-not-an-action = le coup { $number } n’en est pas un. Une pose s’écrit `b3`, un déplacement `b3-b4`, un saut `c3xe5`, une prise `xd4`, une réclamation `huff:c3` ou `force`.
file-illegal = le coup { $number }, `{ $action }`, n’y est pas permis. Qui voudrait le jouer recevrait cette réponse : « { $why } »
file-number = c’est le tour { $next } qui commence ici. Numérote-le ainsi, ou omets tous les numéros.
file-result = la partie a un autre résultat. Note celui-là, ou aucun.
file-after-result = une partie se termine par son résultat. Supprime ce qui le suit, ou commence la partie suivante par ses en-têtes.
file-json = Le fichier commence comme du JSON, mais continue autrement à la ligne { $line }, colonne { $column }.
