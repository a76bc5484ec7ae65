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
    .acc = den Herrscher
    .dat = dem Herrscher
other-ruler = der Herrscher
    .acc = den Herrscher
    .dat = dem Herrscher

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
    .dat = { area-royal.dat }
to-docks = { area-docks }
    .acc = { area-docks.acc }
    .dat = { area-docks.dat }
to-market = { area-market }
    .acc = { area-market.acc }
    .dat = { area-market.dat }
to-poor = { area-poor }
    .acc = { area-poor.acc }
    .dat = { area-poor.dat }
to-university = { area-university }
    .acc = { area-university.acc }
    .dat = { area-university.dat }
to-cherriton = { area-cherriton }
to-street = { area-street }
    .acc = { area-street.acc }
    .dat = { area-street.dat }
to-financial = { area-financial }
    .acc = { area-financial.acc }
    .dat = { area-financial.dat }

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
    .action = Durchsuche den Zugstapel und nimm eine Karte.
    .ability = Du ziehst drei Karten, behältst eine, wirfst eine ab und legst eine zurück.
    .dat = den Gelehrten
    .gen = der Gelehrten

instead-bankers = { guild-bankers }
instead-craftsmen = { guild-craftsmen }
instead-magicians = { guild-magicians }
instead-merchants = { guild-merchants }
instead-thieves = { guild-thieves }
instead-scholars = { guild-scholars }
pile-draw = der Zugstapel
    .dat = dem Zugstapel
pile-discard = der Ablagestapel
    .dat = dem Ablagestapel
pile-trash = der Müllstapel
    .dat = dem Müllstapel

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
move-remove = Entferne einen Würfel von { $side_dat } aus { $area_dat }
move-skip = Entferne nichts
move-from = Versetze einen Würfel aus { $area_dat }
move-to = Setze ihn in { $area_acc }
move-swap = Vertausche einen Würfel von { $side_dat } in { $area_dat } …
move-with = … mit einem Würfel von { $side_dat } in { $area_dat }

# Aufforderungen.
prompt-guild = Wähle eine Gilde für diese Runde.
prompt-turn = Du bist am Zug: { $things ->
    [draw-play] ziehe eine Karte, spiele eine oder wirf eine ab
    [draw-discard] ziehe eine Karte oder wirf eine ab
    [draw] ziehe eine Karte
    [pass-play] passe, spiele deine letzte Karte oder wirf sie ab
    [pass-discard] passe oder wirf deine letzte Karte ab
    [pass] passe
    [play] spiele eine Karte oder wirf eine ab
   *[discard] wirf eine Karte ab
}{ $action ->
    [yes] {", oder nutze deine Gilde"}
   *[no] {""}
}.
prompt-drawn = Behalte eine der gezogenen Karten.
prompt-other = { $leaves ->
    [two] Wirf eine der beiden anderen Karten ab; die letzte kommt obenauf zurück.
    [rich] Die andere Karte: obenauf zurück für 1 Gold, abwerfen, oder für 1 Gold Kosten in den Müll?
   *[poor] Die andere Karte: obenauf zurück für 1 Gold, oder abwerfen?
}
prompt-search = Nimm eine dieser Karten.
prompt-conjure = Spiele eine der beiden Karten; die andere wird abgeworfen.
prompt-conjure-must = Spiele „{ $card }“: Die Karte kann gespielt werden, also muss sie es. Die andere wird abgeworfen.
prompt-conjure-single = Spiele „{ $card }“ jetzt, oder wirf die Karte ab.
prompt-conjure-none = { $count ->
    [one] Die Karte kann nicht gespielt werden: Wirf sie ab.
   *[other] Keine der Karten kann gespielt werden: Wirf beide ab.
}
prompt-resolve = { $card }: Welcher Würfel geht{ $price ->
    [0] {""}
   *[other] {" "}für { $price } Gold
}?
prompt-resolve-optional = { $card }: Welcher Würfel geht{ $price ->
    [0] {""}
   *[other] {" "}für { $price } Gold
}, oder keiner?
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
news-pile = Der Zugstapel hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
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
news-removes = { $side } entfernt einen Würfel von { $other_dat } aus { $area_dat }.
news-builds = { $side } baut: { $building }.
news-sells = { $side } verkauft: { $building }.
news-shifts = { $side } versetzt einen Würfel aus { $area_dat } in { $to_acc }.
news-swaps = { $side } tauscht: Ein Würfel von { $other_dat } kommt aus { $to_dat } in { $area_acc }.
news-swapped = { $side } tauscht ihn mit einem Würfel von { $other_dat }, der aus { $to_dat } in { $area_acc } kommt.
news-salvages = { $side } zieht vom Ablagestapel: { $card }.
news-searches = { $side } nutzt die Aktion { $guild_gen }.
news-takes = { $side } nimmt vom Ablagestapel: { $card }.
news-found = { $side } erhält: { $card }.
news-steals = { $side } stiehlt { $other } eine Karte.
news-lost = { $side } verliert: { $card }.
news-passes = { $side } passt.
news-turns = { $side } deckt auf: { $card }.
news-tax = { $side } erhält { $gold } Gold Steuern ({ $area_title }).
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
refusal-guild-single = In dieser Runde hat { $side } schon { $guild } gewählt. Wähle eine Gilde, die noch niemand hat.
refusal-guild-repeat = Du hattest { $guild } schon in einer früheren Runde. Wähle eine Gilde, die du noch nicht hattest, zum Beispiel { $instead }.
refusal-turn-draw = Du hast { $count } Karten, und mehr als drei dürfen es nicht sein. Spiele erst eine oder wirf eine ab.
refusal-turn-pile = Der Zugstapel ist leer; in dieser Runde kann nichts mehr gezogen werden. Spiele oder wirf ab; mit höchstens einer Karte darfst du passen.
refusal-turn-discard = Diese Karte hast du nicht auf der Hand: { $card }. Wirf eine Karte deiner Hand ab.
refusal-turn-play = Diese Karte hast du nicht auf der Hand: { $card }. Spiele eine Karte deiner Hand.
refusal-turn-guild-action = { $obstacle ->
    [used] Du hast die Aktion { $guild_gen } in dieser Runde schon genutzt; erst in der nächsten gibt es wieder eine.
   *[guild] Das ist nicht die Aktion deiner Gilde. Die Aktion { $guild_gen }: { $guild_action }
}
refusal-turn-pass-pile = { $count ->
    [one] Niemand darf passen, solange der Zugstapel Karten hat; eine ist noch da. Ist er leer, darfst du passen.
   *[other] Niemand darf passen, solange der Zugstapel Karten hat; es sind noch { $count }. Ist er leer, darfst du passen.
}
refusal-turn-pass-hand = Du hast { $count } Karten, und nur eine darf bleiben. Spiele oder wirf ab, bis eine übrig ist; dann darfst du passen.
refusal-building-cost = { $card } kostet dich { $need } Gold, und du hast { $gold }. Behalte die Karte, bis es mehr ist, oder spiele eine andere.
refusal-bankers-action = { $obstacle ->
    [unbuilt] Noch nicht gebaut, also nicht zu verkaufen: { $building }. Verkaufe ein eigenes Bauwerk.
   *[owned] Dieses Bauwerk gehört { $side_dat }: { $building }. Verkaufe ein eigenes.
}
refusal-craftsmen-ability = { $obstacle ->
    [empty] Der Ablagestapel ist leer. Ziehe vom Zugstapel.
   *[guild] Nur die Handwerker ziehen vom Ablagestapel, und du gehörst zu { $guild_dat }. Ziehe vom Zugstapel.
}
refusal-magicians-action = Diese Karte hast du nicht gezogen: { $card }. Spiele eine von denen, die du gezogen hast.
refusal-magicians-waive = „{ $card }“ kann gespielt werden, also darf nicht alles abgeworfen werden: Spiele eine Karte.
refusal-thieves-action = { $obstacle ->
    [self] Dir selbst kannst du nichts stehlen. Stiehl einem Gegner, der Karten hat.
    [ruler] Der Herrscher hat keine Hand, also ist nichts zu stehlen.
    [absent] Niemand spielt { $side } an diesem Tisch. Stiehl einem Gegner, der Karten hat.
   *[empty] { $side } hat keine Karten. Stiehl einem Gegner, der welche hat.
}
refusal-thieves-trash = Die Karte in den Müll zu geben kostet { $need } Gold, und du hast { $gold }. Lege sie obenauf zurück oder wirf sie ab.
refusal-search-empty = In { $pile_dat } liegen keine Karten, also ist die Aktion deiner Gilde jetzt unmöglich. Sie ist nicht verbraucht.
refusal-search-hand = Du hast { $count } Karten, und mehr als drei dürfen es nicht sein. Spiele erst eine oder wirf eine ab.
refusal-search-take = Diese Karte liegt nicht in { $pile_dat }: { $card }. Nimm eine von denen, die dort liegen.
refusal-draw-keep = { $obstacle ->
    [left] Diese Karte ist nicht unter denen, die ohne die behaltene übrig sind: { $card }. Wirf eine von ihnen ab.
   *[drawn] Diese Karte hast du nicht gezogen: { $card }. Behalte eine von denen, die du gezogen hast.
}
refusal-gain-full = { $obstacle ->
    [own] Kein Platz ist frei ({ $area_title }), und alle Würfel dort sind deine. Nur ein gegnerischer könnte Platz machen.
   *[gold] Kein Platz ist frei ({ $area_title }). Um Platz zu schaffen, müsstest du dort für { $need } Gold einen gegnerischen Würfel entfernen, und du hast { $gold }.
}
refusal-card-cost = { $card } kostet { $need } Gold, und du hast { $gold }. Behalte die Karte, bis es mehr ist, oder spiele eine andere.
refusal-card-full = Kein Platz ist frei ({ $area_title }), und die Würfel dort kann „{ $card }“ nicht entfernen: Es sind deine. Ein gegnerischer könnte Platz machen.
refusal-cube-supply = Alle deine Würfel sind in der Stadt, und „{ $card }“ braucht einen zum Legen. Ein Würfel, der entfernt wird, kommt zu dir zurück.
refusal-card-dwindling = Kein Gegner hat einen Einflusswürfel in der Stadt, also kann „{ $card }“ nichts entfernen.
refusal-card-target = Dort, wo „{ $card }“ wirkt, liegt kein Einflusswürfel.
refusal-card-shift = { $obstacle ->
    [cube] Du hast keinen Einflusswürfel in der Stadt, den „{ $card }“ versetzen könnte.
   *[space] Kein anderes Gebiet hat einen freien Platz, in den „{ $card }“ einen deiner Würfel versetzen könnte.
}
refusal-card-swap = „{ $card }“ braucht zwei Einflusswürfel verschiedener Besitzer in verschiedenen Gebieten, und solche gibt es in der Stadt nicht.
refusal-card-recycle = Der Zugstapel ist leer, also könnte „{ $card }“ nichts ziehen. Wirf die Karte ab oder behalte sie.
refusal-remove-target = { $obstacle ->
    [scope] „{ $card }“ entfernt jetzt keine Würfel aus { $area_dat }. Wähle einen Würfel, wo die Karte wirkt.
   *[cube] { $side } hat keinen Einflusswürfel in { $area_dat }. Wähle einen Würfel, der dort liegt.
}
refusal-remove-owner = „{ $card }“ entfernt nur gegnerische Würfel, und dieser ist deiner.
refusal-remove-must = { $obstacle ->
    [space] Das Gebiet ist voll: Ein Würfel muss gehen, damit der von „{ $card }“ Platz hat.
   *[must] „{ $card }“ lässt keine Wahl: Ein Würfel muss gehen.
}
refusal-shift-from = Du hast keinen Einflusswürfel in { $area_dat }. Versetze einen aus einem Gebiet, in dem du einen hast.
refusal-shift-to = { $obstacle ->
    [same] Der Würfel kommt aus { $area_dat }. Versetze ihn in ein anderes Gebiet mit freiem Platz.
    [nowhere] Ein Würfel aus { $area_dat } könnte nirgendwohin: Kein anderes Gebiet hat einen freien Platz.
   *[space] Kein Platz ist frei ({ $area_title }). Versetze den Würfel in ein anderes Gebiet mit freiem Platz.
}
refusal-swap-cube = { $side } hat keinen Einflusswürfel in { $area_dat }. Wähle einen Würfel, der dort liegt.
refusal-swap-effect = { $obstacle ->
    [partner] Es gibt keinen Würfel, mit dem dieser vertauscht werden könnte: Besitzer und Gebiet müssten andere sein.
    [same] Beide Würfel liegen in { $area_dat }; der Tausch änderte nichts. Wähle einen in einem anderen Gebiet.
   *[owner] Beide Würfel sind Würfel von { $side_dat }; der Tausch änderte nichts. Wähle einen anderer Farbe.
}

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
label-draw-pile = Zugstapel:
label-discard-pile = Ablagestapel:
label-trash = Müll:
label-no-cards = Du hast keine Karten.
label-cost = { $gold ->
    [0] kostenlos
   *[other] { $gold } Gold
}
label-known = Du weißt –
known-top = oben auf dem Zugstapel
known-draw = im Zugstapel
known-trash = im Müll
known-hand-0 = Hand von Blau
known-hand-1 = Hand von Rot
known-hand-2 = Hand von Grün
known-hand-3 = Hand von Gelb

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
label-choose-guild = Wählen: { $guild }
brings-cost = Sie kostet { $cost } Gold; du hast { $gold }.
tip-area = { $area_title }: { $free } von { $spaces } Feldern frei. { $leader }
tip-leads = { $name } hat die meisten Würfel.
tip-tie = Die Führung ist geteilt.
tip-nobody-leads = Hier steht noch kein Würfel.
tip-building = { $building }: { $owner } Der Würfel darin zählt im Gebiet mit, und keine Karte entfernt ihn; nur sein Besitzer kann ihn verkaufen, als Bankier.
tip-built = gebaut ({ $name }).
tip-unbuilt = noch nicht gebaut.
tip-cube = Würfel ({ $area_title }): { $name }.
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
    [one] Hier liegt eine Karte, die gespielt wurde oder in den Müll kam
   *[other] Hier liegen { $count } Karten, die gespielt wurden oder in den Müll kamen
}, verdeckt. Die Handwerker können sie durchsuchen.
tip-gold = Gold bezahlt Bauwerke und Karten; Steuern bringen es am Ende jeder Runde.
tip-cards = Handkarten; drei sind die Grenze.
tip-supply = Würfel, die noch nicht in der Stadt sind.
tip-score = { $name } hat die klare Mehrheit in { $count ->
    [one] einem Gebiet
   *[other] { $count } Gebieten
}. Wer nach der fünften Runde die meisten hat, gewinnt.
text-move-to = Dorthin: { $area_title }
text-sell = { $building }
text-cube = Würfel ({ $area_title }): { $name }
text-city = Die Stadt
text-cards = Karten
text-player = { $guild_name }; { $gold } Gold, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, { $supply ->
    [one] noch ein Würfel
   *[other] noch { $supply } Würfel
}, { $count ->
    [one] ein Gebiet
   *[other] { $count } Gebiete
}
text-no-guild = noch keine Gilde
text-cubes = { $name } { $count }
text-built = { $building } ({ $name })
text-free = { $count } frei
sum-tax = Steuern
sum-areas = Klare Mehrheiten
story-ruler = Der Zug des Herrschers, Karte für Karte

# Karten durchsehen.
label-look-discards = ansehen
tip-look-discards = Den Ablagestapel durchsehen.
label-look-known = Was du weißt
tip-look-known = Karten, die verdeckt liegen, die du aber gesehen hast oder erschließen kannst.
label-discards = Ablagestapel, die oberste Karte zuerst
label-known-cards = Verdeckte Karten, die du kennst
label-known-hand = Auf der Hand von { $name }
label-known-top = Oben auf dem Zugstapel
label-known-draw = Im Zugstapel
label-known-trash = Im Müll
label-known-undealt = In dieser Runde nicht ausgeteilt
text-no-discards = Keine Karte ist abgelegt.
text-nothing-known = Zurzeit keine. Hier stehen Karten, die du in den Müll legst, in einem Stapel siehst oder die dir genommen werden.
text-hidden = { $count ->
    [one] eine Karte, verdeckt
   *[other] { $count } Karten, verdeckt
}
