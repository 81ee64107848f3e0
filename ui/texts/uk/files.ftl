# Файли партій.

export-game = Партія { $game }: текст і JSON.
export-import = Ця партія: текст і JSON.
export-all = { $games ->
    [one] Твоя { $games } партія на цьому сервері: текст і JSON.
    [few] Твої { $games } партії на цьому сервері: текст і JSON.
    [many] Твої { $games } партій на цьому сервері: текст і JSON.
   *[other] Твої { $games } партії на цьому сервері: текст і JSON.
}
export-newest = Твої найновіші партії на цьому сервері ({ $games }): текст і JSON. Потрібна давніша? Вкажи її номер: `/експорт номер:12`.
export-alt-text = Запис із заголовками, текстом.
export-alt-json = Те саме як JSON.
