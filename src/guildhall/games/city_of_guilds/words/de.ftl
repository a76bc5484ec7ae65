# City of Guilds: Namen.
side-blue = Blau
side-red = Rot
side-green = Grün
side-yellow = Gelb
other-blue = { side-blue }
other-red = { side-red }
other-green = { side-green }
other-yellow = { side-yellow }
side-ruler = Der Herrscher
other-ruler = { side-ruler }

area-royal = das Königsviertel
    .title = Königsviertel
    .acc = das Königsviertel
    .dat = dem Königsviertel
area-docks = die Docks
    .title = Docks
    .acc = die Docks
    .dat = den Docks
area-market = der Markt
    .title = Markt
    .acc = den Markt
    .dat = dem Markt
area-poor = das Armenviertel
    .title = Armenviertel
    .acc = das Armenviertel
    .dat = dem Armenviertel
area-university = das Universitätsviertel
    .title = Universitätsviertel
    .acc = das Universitätsviertel
    .dat = dem Universitätsviertel
area-cherriton = Cherriton
area-street = die Straße der kleinen Wunder
    .title = Straße der kleinen Wunder
    .acc = die Straße der kleinen Wunder
    .dat = der Straße der kleinen Wunder
area-financial = das Finanzviertel
    .title = Finanzviertel
    .acc = das Finanzviertel
    .dat = dem Finanzviertel
to-royal = { area-royal }
    .acc = { area-royal.acc }
to-docks = { area-docks }
    .acc = { area-docks.acc }
to-market = { area-market }
    .acc = { area-market.acc }
to-poor = { area-poor }
    .acc = { area-poor.acc }
to-university = { area-university }
    .acc = { area-university.acc }
to-cherriton = { area-cherriton }
to-street = { area-street }
    .acc = { area-street.acc }
to-financial = { area-financial }
    .acc = { area-financial.acc }

guild-bankers = die Bankiers
    .title = Bankiers
    .action = Verkaufe eines deiner Bauwerke für 5 Gold.
    .ability = Bauwerke kosten dich 1 Gold weniger.
    .dat = den Bankiers
    .gen = der Bankiers
guild-craftsmen = die Handwerker
    .title = Handwerker
    .action = Durchsuche den Müllstapel und nimm eine Karte.
    .ability = Du darfst stattdessen die oberste Karte des Ablagestapels ziehen.
    .dat = den Handwerkern
    .gen = der Handwerker
guild-magicians = die Magier
    .title = Magier
    .action = Ziehe zwei Karten, wirf eine ab, spiele die andere sofort.
    .ability = Was du abwirfst, kommt ungesehen in den Müll.
    .dat = den Magiern
    .gen = der Magier
guild-merchants = die Kaufleute
    .title = Kaufleute
    .action = Durchsuche den Ablagestapel und nimm eine Karte.
    .ability = Für jede abgeworfene Karte bekommst du 1 Gold.
    .dat = den Kaufleuten
    .gen = der Kaufleute
guild-thieves = die Diebe
    .title = Diebe
    .action = Stiehl einem Gegner eine zufällige Karte.
    .ability = Du ziehst zwei Karten, behältst eine und legst die andere für 1 Gold zurück, wirfst sie ab oder gibst sie für 1 Gold in den Müll.
    .dat = den Dieben
    .gen = der Diebe
guild-scholars = die Gelehrten
    .title = Gelehrten
    .action = Durchsuche den Nachziehstapel und nimm eine Karte.
    .ability = Du ziehst drei Karten, behältst eine, wirfst eine ab und legst eine zurück.
    .dat = den Gelehrten
    .gen = der Gelehrten

card-academy = Akademie
card-beggars = Bettler
card-dwindling-influence = Schwindender Einfluss
card-financial-crisis = Finanzkrise
card-gain-cherriton = Zuwachs in Cherriton
card-gain-docks = Zuwachs in den Docks
card-gain-financial = Zuwachs im Finanzviertel
card-gain-market = Zuwachs auf dem Markt
card-gain-poor = Zuwachs im Armenviertel
card-gain-royal = Zuwachs im Königsviertel
card-gain-street = Zuwachs in der Straße der kleinen Wunder
card-gain-university = Zuwachs im Universitätsviertel
card-harbour-wall = Hafenmauer
card-library = Bibliothek
card-malicious-rumours = Böse Gerüchte
card-market-hall = Markthalle
card-political-machinations = Politische Ränke
card-power-shift = Machtverschiebung
card-recycle = Neue Karten
card-stock-exchange = Börse
card-swap = Tausch
card-theatre = Theater
card-workers-revolt = Arbeiteraufstand
building-academy = { card-academy }
building-harbour-wall = { card-harbour-wall }
building-library = { card-library }
building-market-hall = { card-market-hall }
building-stock-exchange = { card-stock-exchange }
building-theatre = { card-theatre }

# Was Karten und Gilden tun.
does-gain = Lege einen Würfel in { $area_acc }. Vorher darfst du für { $price } Gold einen gegnerischen Würfel dort entfernen; ist das Gebiet voll, musst du es.
does-building = Baue in { $area_dat }: einen Würfel auf das Bauwerk, einen in das Gebiet. Ist es voll, ersetzt er einen gegnerischen Würfel.
does-beggars = Du darfst einen gegnerischen Würfel aus dem Armenviertel entfernen. Lege einen Würfel dorthin.
does-dwindling-influence = Entferne irgendwo in der Stadt einen gegnerischen Würfel.
does-financial-crisis = Entferne einen Würfel aus dem Finanzviertel und einen vom Markt.
does-malicious-rumours = Du darfst einen Würfel aus dem Königsviertel oder aus Cherriton entfernen.
does-political-machinations = Du darfst einen beliebigen Würfel aus dem Königsviertel entfernen. Lege einen Würfel dorthin.
does-power-shift = Versetze einen eigenen Würfel auf einen freien Platz in einem anderen Gebiet.
does-recycle = Wirf deine Hand ab und ziehe drei Karten.
does-swap = Vertausche zwei Würfel verschiedener Besitzer in verschiedenen Gebieten.
does-workers-revolt = Entferne einen Würfel aus den Docks und einen aus dem Armenviertel.

# Züge.
move-guild = Wähle { $guild }. Aktion: { $guild_action } Fähigkeit: { $guild_ability }
move-draw = Ziehe eine Karte
move-salvage = Ziehe die oberste Karte des Ablagestapels
move-discard = Wirf ab: { $card }
move-play = Spiele: { $card }
move-use = Nutze die Aktion deiner Gilde
move-sell = Verkaufe: { $building }
move-steal = Stiehl { $side } eine Karte
move-pass = Passe
move-keep = Behalte: { $card }
move-leave = { $place ->
    [top] Lege die andere Karte für 1 Gold obenauf zurück
    [discard] Wirf die andere Karte ab
   *[trash] Gib die andere Karte für 1 Gold in den Müll
}
move-shed = Wirf ab: { $card }; die andere kommt obenauf
move-take = Nimm: { $card }
move-cast = Spiele: { $card }
move-waive = Wirf ab, statt zu spielen
move-remove = Entferne einen Würfel von { $side } ({ $area })
move-skip = Entferne nichts
move-from = Versetze einen Würfel aus { $area_dat }
move-to = Setze ihn in { $area_acc }
move-swap = Vertausche einen Würfel von { $side } ({ $area }) …
move-with = … mit einem Würfel von { $side } ({ $area })

# Aufforderungen.
prompt-guild = Wähle eine Gilde für diese Runde.
prompt-turn = Du bist am Zug: ziehe, wirf ab, spiele eine Karte oder nutze deine Gilde.
prompt-drawn = Behalte eine der gezogenen Karten.
prompt-other = Was geschieht mit dem Rest?
prompt-search = Nimm eine dieser Karten.
prompt-conjure = Spiele eine der beiden Karten; die andere wird abgeworfen.
prompt-resolve = { $card }: Welcher Würfel geht?
prompt-from = { $card }: Welchen deiner Würfel versetzt du?
prompt-to = { $card }: Wohin kommt er?
prompt-swap = { $card }: Welcher Würfel wird vertauscht?
prompt-with = { $card }: Mit welchem anderen?
prompt-wait = { $side } entscheidet.
prompt-over = Das Spiel ist zu Ende.

# Neuigkeiten.
news-round = Runde { $count } beginnt.
news-mayor = { $side } ist Bürgermeister.
news-guild = { $side } wählt { $guild }.
news-dealt = { $side } bekommt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
news-drew = { $side } erhält: { $card }.
news-pile = Der Nachziehstapel hat { $count } Karten.
news-looks = { $side } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
news-keeps = { $side } behält: { $card }.
news-puts-back = { $side } legt obenauf zurück: { $card }.
news-trashes = { $side } gibt in den Müll: { $card }.
news-discards = { $side } wirft ab: { $card }.
news-earns = { $side } bekommt { $gold } Gold.
news-pays = { $side } zahlt { $gold } Gold.
news-plays = { $side } spielt: { $card }.
news-places = { $side } legt einen Würfel in { $area_acc }.
news-removes = { $side } entfernt einen Würfel von { $other } aus { $area_dat }.
news-builds = { $side } baut: { $building }.
news-sells = { $side } verkauft: { $building }.
news-shifts = { $side } versetzt einen Würfel aus { $area_dat } in { $to_acc }.
news-swaps = { $side } tauscht: { $other } kommt in { $area_acc }, dafür geht ein Würfel in { $to_acc }.
news-salvages = { $side } zieht vom Ablagestapel: { $card }.
news-searches = { $side } nutzt die Aktion { $guild_gen }.
news-takes = { $side } nimmt vom Ablagestapel: { $card }.
news-found = { $side } erhält: { $card }.
news-steals = { $side } stiehlt { $other } eine Karte.
news-lost = { $side } verliert: { $card }.
news-passes = { $side } passt.
news-turns = { $side } deckt auf: { $card }.
news-tax = { $side } erhält { $gold } Gold Steuern ({ $area }).
news-controls = { $side } beherrscht { $count ->
    [one] ein Gebiet
   *[other] { $count } Gebiete
}.
unseen = eine Karte

# Wie es endete.
ending-end-areas = Die meisten Gebiete entscheiden.
ending-end-cubes = Gleich viele Gebiete; die meisten Würfel in der Stadt entscheiden.
ending-end-shared = Gebiete und Würfel sind gleich: Der Sieg wird geteilt.
ending-solo-win = Du beherrschst mehr Gebiete als der Herrscher: Die Stadt gehört dir.
ending-solo-loss = Der Herrscher beherrscht mehr Gebiete: Er bleibt an der Macht.
ending-solo-draw = Du beherrschst nicht mehr Gebiete als der Herrscher: Er bleibt an der Macht.

# Warum nicht.
refusal-guild-single = In dieser Runde hat { $side } schon { $guild } gewählt.
refusal-guild-repeat = Du hattest { $guild } schon, und es gibt noch andere.
refusal-turn-draw = Du hast schon { $count } Karten; mehr als drei dürfen es nicht sein.
refusal-turn-pile = Der Nachziehstapel ist leer.
refusal-turn-discard = Diese Karte hast du nicht auf der Hand: { $card }.
refusal-turn-play = Diese Karte hast du nicht auf der Hand: { $card }.
refusal-turn-guild-action = Jede Gilde hat eine eigene Aktion, und nur einmal je Runde.
refusal-turn-pass-pile = Niemand darf passen, solange der Nachziehstapel Karten hat; es sind { $count }.
refusal-turn-pass-hand = Du hast { $count } Karten; nur eine darf bleiben.
refusal-building-cost = { $card } kostet dich { $need } Gold; du hast { $gold }.
refusal-bankers-action = Dieses Bauwerk gehört dir nicht: { $building }.
refusal-craftsmen-ability = Nur die Handwerker ziehen vom Ablagestapel, und nur, wenn er Karten hat.
refusal-magicians-action = Diese Karte hast du nicht gezogen: { $card }.
refusal-magicians-waive = Eine dieser Karten kann gespielt werden, also muss sie es.
refusal-thieves-action = Bei { $side } ist nichts zu stehlen.
refusal-thieves-trash = Das kostet { $need } Gold; du hast { $gold }.
refusal-search-empty = Dieser Stapel ist leer.
refusal-search-hand = Du hast schon { $count } Karten; mehr als drei dürfen es nicht sein.
refusal-search-take = Diese Karte ist nicht in diesem Stapel: { $card }.
refusal-draw-keep = Diese Karte hast du nicht gezogen: { $card }.
refusal-gain-full = Kein Platz mehr ({ $area }): „{ $card }“ braucht { $need } Gold und einen gegnerischen Würfel, der geht; du hast { $gold } Gold.
refusal-card-cost = { $card } kostet { $need } Gold; du hast { $gold }.
refusal-card-full = Kein Platz mehr ({ $area }), und „{ $card }“ kann dort nichts entfernen.
refusal-cube-supply = Dir fehlt ein Würfel für „{ $card }“.
refusal-card-dwindling = Kein Gegner hat einen Würfel, den „{ $card }“ entfernen könnte.
refusal-card-target = Es gibt keinen Würfel, den „{ $card }“ entfernen könnte.
refusal-card-shift = „{ $card }“ braucht einen eigenen Würfel und einen freien Platz in einem anderen Gebiet.
refusal-card-swap = „{ $card }“ braucht zwei Würfel verschiedener Besitzer in verschiedenen Gebieten.
refusal-card-recycle = „{ $card }“ kann nichts ziehen: Der Nachziehstapel ist leer.
refusal-remove-target = Kein Würfel von { $side } kann mit dieser Karte aus { $area_dat } entfernt werden.
refusal-remove-owner = Diese Karte entfernt nur gegnerische Würfel.
refusal-remove-must = „{ $card }“ muss jetzt einen Würfel entfernen.
refusal-shift-from = Du hast dort keinen Würfel: { $area }.
refusal-shift-to = Von einem Gebiet in ein anderes mit freiem Platz; dieses geht nicht: { $area }.
refusal-swap-cube = In { $area_dat } liegt kein Würfel von { $side }.
refusal-swap-effect = Dieser Tausch würde nichts ändern: Besitzer und Gebiet müssen verschieden sein.

# Beschriftungen des Bretts.
label-round = Runde { $count } von 5
label-player = Spieler
label-guild = Gilde
label-gold = Gold
label-cards = Karten
label-supply = Würfel übrig
label-areas = Gebiete
label-markers = Gilden gehabt
label-mayor = Bürgermeister
label-passed = gepasst
label-used = benutzt
label-draw-pile = Nachziehstapel:
label-discard-pile = Ablagestapel:
label-trash = Müll:
label-no-cards = Du hast keine Karten.
label-cost = { $gold ->
    [0] kostenlos
   *[other] { $gold } Gold
}
label-known = Du weißt –
place-top = oben auf dem Nachziehstapel
place-draw = im Nachziehstapel
place-trash = im Müll
place-hand-0 = Hand von Blau
place-hand-1 = Hand von Rot
place-hand-2 = Hand von Grün
place-hand-3 = Hand von Gelb

# Der Spielplan im Browser.
label-map = Karte der Stadt mit acht Gebieten
label-six-guilds = die sechs Gilden
label-motto = eine Stadt ohne Herrscher
label-left = noch { $count }
label-hidden = verdeckt
label-pile = Die Karten des Stapels
label-pile-draw = Zugstapel
label-pile-discard = Ablage
label-pile-trash = Müll
label-free = kostenlos
label-building = Bauwerk
label-cost-gold = Gold
label-cubes = Würfel
tip-area = { $area_title }: { $free } von { $spaces } Feldern frei. { $leader }
tip-leads = { $name } hat die meisten Würfel.
tip-tie = Die Führung ist geteilt.
tip-nobody-leads = Hier steht noch kein Würfel.
tip-building = { $building }: { $owner } Der Würfel darin bleibt für immer und zählt im Gebiet mit.
tip-built = gebaut von { $name }.
tip-unbuilt = noch nicht gebaut.
tip-cube = Ein Würfel von { $name } ({ $area_title }).
tip-guild = { $guild_title }. Aktion, einmal je Runde: { $guild_action } Die ganze Runde: { $guild_ability }
tip-pile-draw = { $count ->
    [one] Im Zugstapel liegt noch eine Karte.
   *[other] Im Zugstapel liegen noch { $count } Karten.
} Ist er leer, darf gepasst werden.
tip-pile-discard = { $count ->
    [one] Hier liegt eine abgelegte Karte
   *[other] Hier liegen { $count } abgelegte Karten
}, offen.
tip-pile-trash = { $count ->
    [one] Eine Karte ist für diese Runde aus dem Spiel
   *[other] { $count } Karten sind für diese Runde aus dem Spiel
}, verdeckt.
tip-gold = Gold bezahlt Bauwerke und Karten; Steuern bringen es am Ende jeder Runde.
tip-cards = Handkarten; drei sind die Grenze.
tip-supply = Würfel, die noch nicht in der Stadt sind.
tip-score = { $name } hat die klare Mehrheit in { $count ->
    [one] einem Gebiet
   *[other] { $count } Gebieten
}. Wer nach der fünften Runde die meisten hat, gewinnt.
text-move-to = Dorthin: { $area_title }
text-sell = { $building }
text-cube = Würfel von { $name }: { $area_title }
text-city = Die Stadt
text-cards = Karten
text-player = { $guild_name }; { $gold } Gold, { $cards } Karten, noch { $supply } Würfel, { $count } Gebiete
text-no-guild = noch keine Gilde
text-cubes = { $name } { $count }
text-built = { $building } von { $name }
text-free = { $count } frei
sum-tax = Steuern
sum-areas = Klare Mehrheiten
story-ruler = Der Zug des Herrschers, Karte für Karte
