# Fichiers de parties.

export-game = Partie { $game } en texte et JSON.
export-import = Cette partie en texte et JSON.
export-all = { $games ->
    [one] Ta seule partie sur ce serveur, en texte et JSON.
   *[other] Tes { $games } parties sur ce serveur, en texte et JSON.
}
export-newest = { $games ->
    [one] Ta partie la plus récente sur ce serveur, en texte et JSON.
   *[other] Tes { $games } parties les plus récentes sur ce serveur, en texte et JSON.
} Pour une plus ancienne, donne son numéro : `/exporter numéro:12`.
export-alt-text = La notation avec ses en-têtes, en texte.
export-alt-json = La même chose en JSON.
