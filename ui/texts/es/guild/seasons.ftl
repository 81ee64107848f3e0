# Temporadas.

season-question =
    ### ¿Cerrar la temporada { $season }?
    - Guardo las clasificaciones: { $boards }.
    - La distancia de cada puntuación a la media se reduce a la mitad. Las partidas en curso cuentan para la siguiente.
    - Publico el podio de cada juego en este canal, sin menciones.
    No se puede deshacer.
season-board = { $category } { $players ->
    [one] (1 participante)
   *[other] ({ $players } participantes)
}
season-under-way = Cerrando la temporada { $season }. Hay muchas puntuaciones: dame un momento y mira `/temporada ver`.
season-over = ## 🏆 ¡Terminó la temporada { $season }!
season-kept = ## Temporada { $season } de { $last }
season-line = **{ $category }** { $first }
season-line-no-one = **{ $category }** Quienes hicieron podio se fueron, o no quieren aparecer.
season-place = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} { $who } { $rating }
season-goes-on = -# Empieza la temporada { $next }. La distancia de cada puntuación a la media se redujo a la mitad.
season-closed = -# La cerró { $by } el { $closed }
season-closed-shown-by = -# La cerró { $by } el { $closed } · la muestra { $who }
season-choice = Temporada { $season }, cerrada el { $day }
podium-title = Temporada { $season } – { $category }
podium-spoken = Podio de la temporada { $season } en { $category }. { $first }.
podium-spoken-place = { $place ->
    [1] Primer puesto
    [2] Segundo puesto
   *[3] Tercer puesto
}: { $who }, { $rating }
podium-spoken-unknown = alguien cuyo nombre no conozco
button-close-season = Cerrar temporada { $season }
button-leave-season = Dejarla abierta
button-season = Temporada { $season }
button-post-season = Publicar aquí
refused-season-closed = La temporada { $season } ya está cerrada. Mira cómo terminó con `/temporada ver`.
refused-season-not-played = En la temporada { $season } aún no hay partidas puntuables terminadas. Prueba cuando haya una.
refused-no-one-listed = Aún no hay nadie: hacen falta cinco partidas puntuables del mismo juego. Prueba más tarde.
refused-no-season-closed = Aquí aún no hay temporadas cerradas. La administración puede cerrar una con `/temporada cerrar`.
refused-no-such-season = Aquí no hay ninguna temporada { $season } cerrada. La última es la { $last }.
season-planned = -# Terminó automáticamente el { $closed }, como eligió { $by }
season-planned-shown-by = -# Terminó automáticamente el { $closed }, como eligió { $by } · la muestra { $who }
