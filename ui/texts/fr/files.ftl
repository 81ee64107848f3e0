# Files of games. One message a thing to say; arguments are named after what they stand for.

export-game = La partie { $game }, en texte et en JSON.
export-import = Cette partie, en texte et en JSON.
export-all = { $games ->
    [one] Ta seule partie sur ce serveur, en texte et en JSON.
   *[other] Tes { $games } parties sur ce serveur, en texte et en JSON.
}
export-newest = Tes { $games } parties les plus récentes sur ce serveur, en texte et en JSON. Il y en a trop pour un seul message : demande une plus ancienne par son numéro, par ex. `/exporter partie:12`.
export-alt-text = La partie notée, avec ses en-têtes, en texte.
export-alt-json = La même chose en JSON.
