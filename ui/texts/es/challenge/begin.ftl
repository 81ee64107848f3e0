# Empezar una partida con botones.

begin-which = **¿A qué quieres jugar?**
begin-which-against = **¿A qué quieres jugar con { $opponent }?**
begin-choose-game = Elige un juego
begin-as-default = -# ¿Otras reglas u otro reloj? Elígelos en `/jugar`.
begin-opponent = **{ $game }: ¿contra quién quieres jugar?**
    Elige a alguien de la lista o toca un botón:
    - **Cualquiera de aquí**: publico un desafío, y juegas contra quien lo acepte primero.
    - **🤖 Máquina**: empieza ya, en el nivel que elijas.
begin-anywhere = - **Cualquiera del mundo**: te busco rival entre gente que quizá no conozcas. Se juega por mensaje directo.
begin-choose-opponent = Elige rival
button-anyone = Cualquiera de aquí
begin-which-computer = **¿A qué quieres jugar contra la máquina?**
begin-level = **{ $game }** contra la máquina: ¿qué nivel? El 1 es para empezar; el 8 es el más fuerte.
button-computer = 🤖 Máquina
