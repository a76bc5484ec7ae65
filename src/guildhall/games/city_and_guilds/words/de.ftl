# City and Guilds: Namen.
side-blue = Blau
side-red = Rot
side-green = Grün
side-yellow = Gelb
side-purple = Lila
guild-candle = die Kerzenmacher
    .title = Kerzenmacher
    .dat = den Kerzenmachern
    .gen = der Kerzenmacher
guild-cloth = die Tuchmacher
    .title = Tuchmacher
    .dat = den Tuchmachern
    .gen = der Tuchmacher
guild-baker = die Bäcker
    .title = Bäcker
    .dat = den Bäckern
    .gen = der Bäcker
guild-smith = die Schmiede
    .title = Schmiede
    .dat = den Schmieden
    .gen = der Schmiede
type-candle-building = ein Gebäude der Kerzenmacher
    .title = Gebäude der Kerzenmacher
type-cloth-building = ein Gebäude der Tuchmacher
    .title = Gebäude der Tuchmacher
type-baker-building = ein Gebäude der Bäcker
    .title = Gebäude der Bäcker
type-smith-building = ein Gebäude der Schmiede
    .title = Gebäude der Schmiede
type-candle-market = ein Markt der Kerzenmacher
    .title = Markt der Kerzenmacher
    .acc = einen Markt der Kerzenmacher
type-cloth-market = ein Markt der Tuchmacher
    .title = Markt der Tuchmacher
    .acc = einen Markt der Tuchmacher
type-baker-market = ein Markt der Bäcker
    .title = Markt der Bäcker
    .acc = einen Markt der Bäcker
type-smith-market = ein Markt der Schmiede
    .title = Markt der Schmiede
    .acc = einen Markt der Schmiede
type-minstrel-house = ein Minnesängerhaus
    .title = Minnesängerhaus
tile-candle-market = { type-candle-market }
    .title = { type-candle-market.title }
    .acc = { type-candle-market.acc }
tile-cloth-market = { type-cloth-market }
    .title = { type-cloth-market.title }
    .acc = { type-cloth-market.acc }
tile-baker-market = { type-baker-market }
    .title = { type-baker-market.title }
    .acc = { type-baker-market.acc }
tile-smith-market = { type-smith-market }
    .title = { type-smith-market.title }
    .acc = { type-smith-market.acc }
tile-tavern = eine Taverne
    .title = Taverne
block-block-1 = der Nordwestblock
    .title = Nordwestblock
    .acc = den Nordwestblock
    .dat = dem Nordwestblock
    .gen = des Nordwestblocks
block-block-2 = der Nordblock
    .title = Nordblock
    .acc = den Nordblock
    .dat = dem Nordblock
    .gen = des Nordblocks
block-block-3 = der Ostblock
    .title = Ostblock
    .acc = den Ostblock
    .dat = dem Ostblock
    .gen = des Ostblocks
block-block-4 = der Westblock
    .title = Westblock
    .acc = den Westblock
    .dat = dem Westblock
    .gen = des Westblocks
block-block-5 = der Mittelblock
    .title = Mittelblock
    .acc = den Mittelblock
    .dat = dem Mittelblock
    .gen = des Mittelblocks
block-block-6 = der Südwestblock
    .title = Südwestblock
    .acc = den Südwestblock
    .dat = dem Südwestblock
    .gen = des Südwestblocks
block-block-7 = der Südblock
    .title = Südblock
    .acc = den Südblock
    .dat = dem Südblock
    .gen = des Südblocks
block-block-8 = der Südostblock
    .title = Südostblock
    .acc = den Südostblock
    .dat = dem Südostblock
    .gen = des Südostblocks

# Was Plättchen tun.
does-building = Eine Figur und ein Schritt auf der Leiste oder zwei Figuren.
does-market = Zwei Schritte auf der Leiste; der Block wird 2 mehr wert.
does-minstrel = Du darfst eine Figur darauf setzen; der Block wird 5 mehr wert.
does-tavern = Der Block wird 5 mehr wert; keine Figur.

# Züge.
move-return = { $type_title } zurückgeben
move-lay = { $type_acc } auf { $space } legen
move-step = Eine Figur und ein Schritt auf der Leiste
move-two = Zwei Figuren
move-one = Eine Figur; der Schritt ist versperrt
move-figure = Eine Figur darauf setzen
move-empty = Leer lassen
move-tavern = Die Taverne auf { $space } legen
move-decline = Auf die Taverne verzichten
move-take = { $type_acc } nehmen

# Fragen.
prompt-give = Gib eines deiner vier Plättchen zurück.
prompt-opening = Lege ein Eröffnungsplättchen in einen leeren Block, abseits der anderen.
prompt-refill = Nimm eines der offenen Plättchen.
prompt-lay = Du bist am Zug: Lege ein Plättchen an ein anderes an.
prompt-building = Das Gebäude auf { $space }: eine Figur und ein Schritt oder zwei Figuren?
prompt-building-blocked = Das Gebäude auf { $space }: zwei Figuren oder eine? Der Schritt ist versperrt.
prompt-minstrel = Das Minnesängerhaus auf { $space }: eine Figur oder keine?
prompt-tavern = Du hast einen Block gefüllt: Lege eine Taverne oder verzichte.
prompt-take = Nimm eines der offenen Plättchen.
prompt-wait = { $side } entscheidet.
prompt-over = Das Spiel ist zu Ende.

# Neuigkeiten.
news-gives-back = { $side } gibt zurück: { $type }.
news-display = Aufgedeckt: { $type }.
news-lays = { $side } legt { $tile_acc } auf { $space }.
news-steps = { $side } geht { $count ->
    [one] einen Schritt
   *[other] { $count } Schritte
} bei { $guild_dat }.
news-blocked = { $side } kommt bei { $guild_dat } nicht voran: Das Feld ist voll.
news-places = { $side } setzt { $count ->
    [one] eine Figur
   *[other] { $count } Figuren
} auf { $space }.
news-white = { $side } ist Erster: { $block_title }.
news-black = { $side } ist Zweiter: { $block_title }.
news-takes = { $side } nimmt { $type_acc }.
news-declines = { $side } verzichtet auf die Taverne.
news-full = { $block_title }: voll und { $points } wert.
news-owns = { $side } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} für Platz { $rank }: { $block_title }.
news-controls = { $guild_title } kontrollieren { $block_acc }.
news-no-control = Keine Gilde kontrolliert { $block_acc }.
news-guild-pays = { $side } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} für Platz { $rank } in der Gilde { $block_gen }.
news-chain = { $count ->
    [0] { $guild_title } haben kein Plättchen in der Stadt.
    [one] Die längste Kette { $guild_gen } ist ein Plättchen, Wert { $points }.
   *[other] Die längste Kette { $guild_gen }: { $count } Plättchen in { $blocks ->
        [one] einem Block
       *[other] { $blocks } Blöcken
    }, Wert { $points }.
}
news-chain-pays = { $side } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} für Platz { $rank } bei { $guild_dat }.
news-unused = { $side } verliert { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} für { $count ->
    [one] eine unbenutzte Figur
   *[other] { $count } unbenutzte Figuren
}.
news-ends = { $side } hat { $points ->
    [1] einen Punkt
   *[other] { $points } Punkte
}.
unseen = ein Plättchen

# Wie es endete.
ending-end-full = Alle Blöcke sind voll.

# Warum nicht.
refusal-setup-give-back = Du hast kein solches Plättchen gezogen: { $type_title }. Gib eines der vier zurück, die du hast.
refusal-lay-hand = Nicht auf deiner Hand: { $type_title }. Lege eines deiner Plättchen.
refusal-lay-empty = Auf { $space } liegt schon { $tile }. Ein Plättchen kommt auf einen leeren Bauplatz.
refusal-setup-block = { $space } geht nicht: Im { $block_title } liegt schon ein Plättchen, auf { $there }. Ein Eröffnungsplättchen kommt in einen Block, der noch keines hat.
refusal-setup-apart = { $space } steht dem Plättchen auf { $there } über die Straße gegenüber. Ein Eröffnungsplättchen liegt abseits von allen anderen.
refusal-lay-adjacent = Neben { $space } liegt kein Plättchen, und keines steht ihm über eine Straße gegenüber. Ein Plättchen wird an ein anderes angelegt, zum Beispiel auf { $instead }.
refusal-building-step = Feld { $count } auf der Leiste { $guild_gen } ist mit drei Markern voll, also geht der Schritt nicht. Setze zwei Figuren auf das Gebäude oder eine allein.
refusal-building-one = Eine Figur allein geht nur, wenn der Schritt versperrt ist, und Feld { $count } auf der Leiste { $guild_gen } ist frei. Setze eine Figur und geh den Schritt, oder setze zwei.
refusal-take-display = Nicht unter den offenen Plättchen: { $type_title }. Nimm eines, das offen liegt.

# Beschriftungen des Plans.
label-points = Punkte
label-figures = Figuren
label-houses = Häuser
label-hand = Plättchen
label-known = { $count ->
    [0] nichts bekannt
   *[other] bekannt: { $tiles }
}
label-round = Zug { $count }
label-spaces = { $count } von { $spaces } Bauplätzen bebaut
label-map = Stadtplan mit acht Blöcken
label-tracks = die vier Investitionsleisten
label-your-tiles = Deine Plättchen
label-figures-left = { $count ->
    [one] noch eine Figur
   *[other] noch { $count } Figuren
}
label-display = Auf dem Tisch
label-stock = Stapel { $pile }, Tavernen { $taverns }
label-display-hint = Du nimmst eines, wenn deines liegt. Stapel { $pile }, Tavernen { $taverns }.
label-kind-building = Gebäude
label-kind-market = Markt
label-kind-minstrel = Minnesängerhaus
label-kind-tavern = Taverne
tip-space-free = { $space }: leer.
tip-tile = { $space }: { $tile }. { $owner }{ $size ->
    [0] { "" }
   *[other] { " " }Seine Kette hat { $size } Plättchen in { $blocks ->
        [one] einem Block
       *[other] { $blocks } Blöcken
    }.
}
tip-owned = { $count ->
    [one] Eine Figur von { $name }.
   *[other] { $count } Figuren von { $name }.
}
tip-ownerless = Es gehört niemandem.
brings-space = Welches Plättchen kommt auf { $space }? { $block_title } ist { $worth } wert; jetzt voll brächte er: { $ranked }.
brings-space-nobody = Welches Plättchen kommt auf { $space }? { $block_title } ist { $worth } wert und brächte noch niemandem etwas.
tip-block = { $block_title } ist jetzt { $worth } wert. { $standing } { $control }
tip-block-full = { $block_title } ist voll.
tip-would-get = { $name } bekäme { $points }.
tip-control = { $guild_title } kontrollieren ihn.
tip-no-control = Keine Gilde kontrolliert ihn.
tip-track = { $guild_title }: { $rank ->
    [0] { $name } steht noch auf { $count } und hat keinen Platz.
   *[other] { $name } ist auf { $count }, Platz { $rank }.
}
tip-chain-worth = Die längste Kette { $guild_gen } brächte { $count }.
tip-figures = Figuren, die noch nicht in der Stadt sind; jede, die am Ende übrig ist, kostet einen Punkt.
tip-houses = Gebäude und Minnesängerhäuser mit Figuren.
tip-hand = Plättchen auf der Hand. { $known }
tip-score = { $name } hat { $count ->
    [1] einen Punkt
   *[other] { $count } Punkte
}.
text-blocks = Blöcke
text-block = Wert { $worth }; { $tiles }; { $standing }
text-block-tile = { $space } { $tile_title }{ $owner }
text-tracks = Leisten
text-track-row = { $name } { $count }
text-display = Offene Plättchen
text-player = { $points ->
    [1] ein Punkt
   *[other] { $points } Punkte
}, { $figures ->
    [one] eine Figur
   *[other] { $figures } Figuren
}, { $houses ->
    [one] ein Haus
   *[other] { $houses } Häuser
}
text-nobody = niemand
sum-block = { $block_title }: Wert { $worth }, kontrolliert von { $guild_dat }
sum-block-alone = { $block_title }: Wert { $worth }, von keiner Gilde kontrolliert
sum-owners = Besitzer
sum-guild = Gilde
sum-final = Schlusswertung
sum-before = Blöcke
sum-unused = Unbenutzte Figuren

# Plätze, Sichtlinien und Runden.
tip-neighbours = Benachbart: { $spaces }.
label-pile = Plättchen im Stapel
label-taverns = Übrige Tavernen
text-track-shared = { $name } { $count } (dort Nummer { $at } von { $of })
text-tiles = { $count ->
    [one] ein Plättchen auf der Hand
   *[other] { $count } Plättchen auf der Hand
}, { $known }
text-sights = Plätze, die einander über eine Straße sehen
text-tiles-own = auf der Hand: { $tiles }
