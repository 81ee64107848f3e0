# Seasons. One message a thing to say; arguments are named after what they stand for.

season-question =
    ### ¿Cerrar la temporada { $season }?
    - Se guarda cómo están las clasificaciones: { $boards }.
    - Cada puntuación pasa a quedar a medio camino de la media de su juego y vuelve a ser provisional. Las partidas en curso siguen, y cuentan para la temporada siguiente.
    - En este canal se publica una imagen de los tres primeros puestos de cada juego. No se menciona a nadie.
    No se puede deshacer.
season-board = { $category } { $players ->
    [one] (1 persona)
   *[other] ({ $players } personas)
}
season-under-way = La temporada { $season } se está cerrando. Aquí hay tantas puntuaciones que tarda un poco: `/temporadas { $season }` muestra cómo terminó y permite publicarlo para todo el mundo.
season-over = ## La temporada { $season } ha terminado
season-kept = ## Temporada { $season } de { $last }
season-line = **{ $category }** { $first }
season-line-nobody = **{ $category }** Quienes ocupaban los tres primeros puestos ya no quieren aparecer o se han ido.
season-place = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} { $who } { $rating }
season-goes-on = -# Empieza la temporada { $next }: cada puntuación quedó a medio camino de la media de su juego y vuelve a ser provisional. `/temporadas` muestra lo que hubo.
season-closed = -# La cerró { $by } el { $closed }.
season-closed-shown-by = -# La cerró { $by } el { $closed }. La comparte { $who }.
season-choice = Temporada { $season }, cerrada el { $day }
podium-title = Temporada { $season } – { $category }
podium-spoken = Podio de la temporada { $season } de { $category }. { $first }.
podium-spoken-place = { $place ->
    [1] Primer puesto
    [2] Segundo
   *[3] Tercero
}: { $who }, { $rating }
podium-spoken-unknown = alguien cuyo nombre no conozco
button-close-season = Cerrar la temporada { $season }
button-leave-season = Dejarla abierta
button-season = Temporada { $season }
button-post-season = Publicarla aquí
refused-season-closed = La temporada { $season } ya se cerró. `/temporadas { $season }` muestra cómo terminó.
refused-season-not-played = En la temporada { $season } aún no ha terminado ninguna partida puntuable: no hay nada que guardar. Ciérrala cuando se hayan jugado algunas.
refused-season-nobody = Aún no hay nadie en las clasificaciones de este servidor: hacen falta cinco partidas puntuables de un mismo juego. Cierra la temporada cuando alguien las haya jugado.
refused-season-none = En este servidor aún no se ha cerrado ninguna temporada. Quien gestiona el servidor cierra una con `/temporada cerrar`.
refused-season-no-such = Este servidor no ha cerrado ninguna temporada { $season }. La última es la temporada { $last }: `/temporadas { $last }`.
