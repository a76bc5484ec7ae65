# Guilds of London: Namen.
side-red = Rot
side-blue = Blau
side-green = Grün
side-yellow = Gelb
other-red = { side-red }
other-blue = { side-blue }
other-green = { side-green }
other-yellow = { side-yellow }
suit-compass = Kompass
suit-anchor = Anker
suit-cross = Kreuz
suit-scythe = Sense
suit-crown = Krone
name-merchant-importers = Importkaufleute
name-pepperers = Pfefferhändler
name-cloth-merchants = Tuchhändler
name-fish-sellers = Fischhändler
name-goldworkers = Goldwirker
name-furriers = Kürschner
name-tailors = Schneider
name-hatters = Hutmacher
name-salt-merchants = Salzhändler
name-ironworkers = Eisenwerker
name-wine-merchants = Weinhändler
name-fullers = Walker
name-dyers = Färber
name-ale-makers = Bierbrauer
name-leather-merchants = Lederhändler
name-tinsmiths = Zinngießer
name-barber-surgeons = Bader
name-bladesmiths = Klingenschmiede
name-bread-makers = Brotbäcker
name-candle-makers = Kerzenzieher
name-tallow-makers = Talgsieder
name-armour-makers = Plattner
name-belt-makers = Gürtler
name-meat-sellers = Fleischhauer
name-saddle-makers = Sattler
name-woodworkers = Zimmerleute
name-shoemakers = Schuhmacher
name-limners = Schildermaler
name-tanners = Gerber
name-stonecutters = Steinmetze
name-lead-workers = Bleigießer
name-hostellers = Herbergswirte
name-bell-founders = Glockengießer
name-poultry-sellers = Geflügelhändler
name-pie-makers = Pastetenbäcker
name-barrel-makers = Böttcher
name-paviers = Pflasterer
name-apothecaries = Apotheker
name-master-mariners = Kapitäne
name-lightermen = Leichterschiffer
name-st-lawrence-jewry = St Lawrence Jewry
name-company-hall = Zunfthalle
name-lord-mayors-parade = Festzug des Lord Mayor
name-university-of-london = Universität London
name-gog-and-magog = Gog & Magog
name-guildhall = Guildhall
name-plantation = Plantage
plantation-ulster = Ulster
plantation-virginia = Virginia

# Namen der Karten: von uns, denn die gedruckten sind verloren.
name-card-s1 = Gesindemarkt
name-card-s2 = Ernteleute
name-card-s3 = Tagelohn
name-card-s4 = Marktträger
name-card-s5 = Mundpropaganda
name-card-s6 = An die Werkbank
name-card-s7 = Abgeworbene Leute
name-card-s8 = Lehrbriefe
name-card-s9 = Gekaufte Stimmen
name-card-a1 = Überfahrt
name-card-a2 = Handelsflotte
name-card-a3 = Siedler
name-card-a4 = Heimkehr
name-card-a5 = Anlaufhafen
name-card-a6 = Kolonialwaren
name-card-a7 = Handelskompanie
name-card-a8 = Streit um Land
name-card-a9 = Brief des Gouverneurs
name-card-c1 = Botengang
name-card-c2 = Durch die Gassen
name-card-c3 = Marschbefehl
name-card-c4 = Großer Umzug
name-card-c5 = Nebenan
name-card-c6 = Mir nach
name-card-c7 = Freiheit der Stadt
name-card-c8 = Platztausch
name-card-c9 = Rundgang des Büttels
name-card-x1 = Almosen
name-card-x2 = Vermächtnis
name-card-x3 = Zehnt
name-card-x4 = Kirchenbuch
name-card-x5 = Pilgerfahrt
name-card-x6 = Mission
name-card-x7 = Gemeinde
name-card-x8 = Schreibstube
name-card-x9 = Klostergelübde
name-card-k1 = Gunst des Königs
name-card-k2 = Mittelsmann
name-card-k3 = Bestechung
name-card-k4 = Audienz
name-card-k5 = Königlicher Erlass
name-card-k6 = Hoflieferanten
name-card-k7 = Krönungstag
name-card-k8 = Ritterschlag
name-card-k9 = Freibrief
name-card-k10 = Privatschatulle
card-told = „{ $name }“ ({ $mark })

# Wirkungen: die Sätze, aus denen die Texte von Karten, Plättchen und Markern entstehen (wording.py).
pawns-any = { $n ->
    [one] 1 deiner Figuren
   *[other] { $n } deiner Figuren
}
pawns-guildhall = { $n ->
    [one] 1 Zunftmann aus der Guildhall
   *[other] { $n } Zunftleute aus der Guildhall
}
pawns-plantation = { $n ->
    [one] 1 deiner Zunftleute von der Plantage
   *[other] { $n } deiner Zunftleute von der Plantage
}
pawns-tiles = { $n ->
    [one] 1 deiner Figuren von einem Plättchen
   *[other] { $n } deiner Figuren von einem Plättchen
}
pawns-masters = { $n ->
    [one] 1 deiner Meister
   *[other] { $n } deiner Meister
}
goal-any = auf ein beliebiges offenes Plättchen
goal-suit = auf ein offenes Plättchen mit { $suits }
goal-one-suit = auf ein und dasselbe offene Plättchen mit { $suits }
goal-one = auf ein und dasselbe offene Plättchen
goal-neighbour = auf ein benachbartes offenes Plättchen
goal-same = auf dasselbe Plättchen
goal-plantation = auf die Plantage
onto-any = ein beliebiges offenes Plättchen
onto-suit = ein offenes Plättchen mit { $suits }
effect-hire = { $n ->
    [one] Wirb 1 Zunftmann an.
   *[other] Wirb { $n } Zunftleute an.
}
effect-hire-plantation = { $n ->
    [one] Wirb 1 Zunftmann direkt auf die Plantage an.
   *[other] Wirb { $n } Zunftleute direkt auf die Plantage an.
}
effect-hire-tile = { $n ->
    [one] Wirb 1 Zunftmann direkt auf { $goal } an.
   *[other] Wirb { $n } Zunftleute direkt auf { $goal } an.
}
effect-hire-grows = Wirb Zunftleute an: { $number }.
effect-move = Bewege { $pawns } { $goal }.
effect-move-up-to = Bewege bis zu { $pawns } { $goal }.
effect-move-may = Du darfst { $pawns } { $goal } bewegen.
effect-send = Schicke { $pawns } auf die Plantage.
effect-send-up-to = Schicke bis zu { $pawns } auf die Plantage.
effect-send-may = Du darfst { $pawns } auf die Plantage schicken.
effect-draw-now = { $n ->
    [one] Zieh sofort 1 Karte.
   *[other] Zieh sofort { $n } Karten.
}
effect-draw-end = { $n ->
    [one] Zieh am Ende deines Zuges 1 Karte zusätzlich.
   *[other] Zieh am Ende deines Zuges { $n } Karten zusätzlich.
}
effect-draw-now-grows = Zieh sofort Karten: { $number }.
effect-draw-end-grows = Zieh am Ende deines Zuges zusätzlich Karten: { $number }.
effect-neutral = { $n ->
    [one] Nimm 1 neutrale Figur.
   *[other] Nimm { $n } neutrale Figuren.
}
effect-score = { $n ->
    [one] Du erhältst 1 Punkt.
   *[other] Du erhältst { $n } Punkte.
}
effect-score-grows = Du erhältst Punkte: { $number }.
effect-mayoral = { $n ->
    [one] Zieh 1 Bürgermeisterkarte und behalte sie.
   *[other] Zieh { $n } Bürgermeisterkarten, behalte 1.
}
effect-replace-tile = Ersetze 1 fremden Zunftmann auf einem offenen Plättchen durch einen eigenen aus der Guildhall; er geht in die Guildhall.
effect-replace-plantation = Ersetze 1 fremden Zunftmann auf der Plantage durch einen eigenen aus der Guildhall; er geht in die Guildhall.
effect-swap = Tausche 1 deiner Zunftleute auf einem offenen Plättchen mit einem fremden auf einem anderen.
effect-beadle = Setze den Büttel auf eine andere offene Gilde.
effect-any-suit = Für den Rest deines Zuges gelten Karten zum Bewegen als jedes Zeichen.
effect-discount = { $n ->
    [one] Für den Rest deines Zuges kosten Fähigkeiten 1 Karte weniger.
   *[other] Für den Rest deines Zuges kosten Fähigkeiten { $n } Karten weniger.
}
effect-each-hire-basic = Jedes Mal, wenn du in diesem Zug eine Karte zum Anwerben spielst: { $do }
effect-each-hire-any = Jedes Mal, wenn du in diesem Zug einen Zunftmann anwirbst: { $do }
effect-each-move-basic = Jedes Mal, wenn du in diesem Zug eine Karte zum Bewegen spielst: { $do }
effect-each-move-any = Jedes Mal, wenn du in diesem Zug eine Figur auf ein Plättchen bewegst: { $do }
effect-each-suit = Jedes Mal, wenn du in diesem Zug eine Figur auf ein Plättchen mit { $suits } bewegst: { $do }
effect-limit = { $text } (Höchstens { $n }-mal.)
effect-if-plantation = Wenn du in dieser Runde eine Figur auf die Plantage gebracht hast: { $then } Sonst: { $else }
effect-if-hire = Wenn du in dieser Runde angeworben hast: { $then } Sonst: { $else }
effect-if-move = Wenn du in dieser Runde eine Figur auf ein Plättchen bewegt hast: { $then } Sonst: { $else }
effect-if-most = Wenn du allein die meisten auf der Plantage hast: { $then } Sonst: { $else }
effect-times = { $n ->
    [2] Zweimal
   *[other] { $n }-mal
}: { $text }
effect-now = Jetzt: { $text }
effect-nothing = nichts.
number-grows = { $n } und { $each } je { $counted }, höchstens { $most }
number-each = { $each } je { $counted }, höchstens { $most }
counted-masters = Plättchen mit deinem Meister
counted-suit = Gilde mit { $suits }, deren Meister du bist
counted-plantation = deiner Figuren auf der Plantage
cost-none = kostenlos
cost-cards = { $n ->
    [one] kostet 1 Karte
   *[other] kostet { $n } Karten
}
cost-pawns = kostet { $pawns }
icon-hire = { $n } anwerben
icon-move = { $n } bewegen
icon-send = { $n } auf Plantage
icon-draw = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
icon-neutral = { $n } neutrale
icon-score = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
icon-mayoral = Bürgerm. 1 von { $n }
icon-nothing = nichts
permanent-hand-limit = Ihr Meister darf { $n } Handkarten behalten.
permanent-hand-limit-short = Handlimit { $n }
permanent-tie-break-bonus-short = +{ $n } bei Gleichstand
permanent-tie-break-bonus = Ihr Meister zählt bei jedem Gleichstand um den ersten Platz { $n } dazu.
worth-masters = je { $per ->
    [one] Meister
   *[other] { $per } Meister
}
worth-masters-title = Meister
worth-masters-suit = je Gilde mit { $suits }, deren Meister du bist
worth-masters-suit-title = Gilden: { $suits }
worth-suit-pairs = je Paar aus { $suits } auf Gilden, deren Meister du bist; eine Gilde mit beiden ist ein Paar
worth-suit-pairs-title = Paare: { $suits }
worth-distinct-suits = Für 1/2/3/4/5 verschiedene Zeichen auf Gilden, deren Meister du bist: { $table } Punkte
worth-distinct-suits-title = Verschiedene Zeichen
worth-great-twelve = je Gilde mit Nummer 1 bis 12, deren Meister du bist
worth-great-twelve-title = Die großen Zwölf
worth-special-buildings = je Sondergebäude, dessen Meister du bist
worth-special-buildings-title = Sondergebäude
worth-largest-group = je Plättchen in deiner größten Gruppe benachbarter Meister
worth-largest-group-title = Größte Gruppe
worth-second-place-tokens = je { $per ->
    [one] Marker für den zweiten Platz
   *[other] { $per } Marker für zweite Plätze
}
worth-second-place-tokens-title = Marker für zweite Plätze
worth-neutrals = je neutraler Figur, die du hast
worth-neutrals-title = Neutrale Figuren
worth-own-in-guildhall = je eigenem Zunftmann in der Guildhall
worth-own-in-guildhall-title = Guildhall
worth-own-on-plantation = je eigenem Zunftmann auf der Plantage
worth-own-on-plantation-title = Plantage
worth-masters-adjacent-guildhall = je Plättchen neben der Guildhall, dessen Meister du bist
worth-masters-adjacent-guildhall-title = Neben der Guildhall
worth = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} { $what }.
worth-most = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} { $what } (höchstens { $most }).
worth-table = { $what }.
and = { $one } und { $other }
or = { $one } oder { $other }
then = { $one }, { $other }

# Züge.
move-keep = Behalten: { $mayoral }
move-bottom = Zuerst unter den Stapel: { $mayoral }
move-hire = Anwerben mit { $card }
move-move = Bewegen mit { $card }
move-use = { $card } nutzen: { $card_text }
move-end = Zug beenden
move-discard = { $card } abwerfen
move-from = Die Figur: { $place }
move-from-tile = Die Figur: { $tile }
move-pass = Verzichten
move-colour = { $side }
move-to = Nach { $cell }
move-to-tile = Nach { $tile }
move-take = { $number ->
    [0] Niemanden anwerben
    [1] 1 anwerben
   *[other] { $number } anwerben
}

# Fragen.
prompt-mayor = Welche Bürgermeisterkarte behältst du?
prompt-turn = Dein Zug: Spiel eine Karte zum Anwerben, Bewegen oder für ihren Text, oder beende ihn.
prompt-turn-supply = Dein Zug (Vorrat leer): Spiel eine Karte zum Bewegen oder für ihren Text, oder beende ihn.
prompt-turn-empty = Deine Hand ist leer: Beende den Zug.
prompt-pay = { $card } kostet Karten: Wirf { $count ->
    [one] eine
   *[other] { $count }
} ab.
prompt-give = { $card } kostet eine Figur: Welche geht in den Vorrat zurück?
prompt-pawn = { $card }: Wähle die Figur, die sich bewegt.
prompt-pawn-more = { $card }: Du darfst { $count ->
    [one] noch eine Figur
   *[other] noch bis zu { $count } Figuren
} ebenso bewegen. Wähle eine oder verzichte.
prompt-pawn-may = { $card }: Du darfst eine Figur bewegen. Wähle eine oder verzichte.
prompt-pawn-same = Du darfst noch eine deiner Figuren dorthin bewegen: { $tile }. Wähle eine oder verzichte.
prompt-pawn-reward = { $tile }: Du darfst eine Figur bewegen. Wähle eine oder verzichte.
prompt-pawn-plantation = { $card }: Wähle die Figur, die auf die Plantage geht.
prompt-pawn-plantation-more = { $card }: Du darfst { $count ->
    [one] noch eine Figur
   *[other] noch bis zu { $count } Figuren
} auf die Plantage schicken. Wähle eine oder verzichte.
prompt-pawn-plantation-may = Du darfst eine Figur auf die Plantage schicken. Wähle eine oder verzichte.
prompt-pawn-plantation-reward = { $tile }: Du darfst eine Figur auf die Plantage schicken. Wähle eine oder verzichte.
prompt-pawn-swap = { $card }: Wähle deinen Zunftmann, der getauscht wird.
prompt-pawn-swap-may = { $card }: Du darfst einen deiner Zunftleute tauschen. Wähle einen oder verzichte.
prompt-tile = Die Figur ({ $origin }): auf welches Plättchen?
prompt-tile-hire = Auf welches Plättchen wird er angeworben?
prompt-tile-swap = Mit einer fremden Figur auf welchem Plättchen?
prompt-tile-replace = Auf welchem Plättchen ersetzt du eine Figur?
prompt-tile-beadle = Auf welche Gilde geht der Büttel?
prompt-colour = Wessen Figur?
prompt-keep = Welche Bürgermeisterkarte behältst du?
prompt-bottom = Welche Karte kommt zuerst unter den Stapel?
prompt-limit = Zu viele Karten: Wirf { $count ->
    [one] eine
   *[other] { $count }
} ab.
prompt-negotiate = Verhandlung ({ $tile }): Wessen Figur dort ersetzt du durch { $count ->
    [one] deine neutrale
   *[other] eine deiner { $count } neutralen
}? Oder verzichte.
prompt-negotiate-plantation = Verhandlung um die Plantage: Wessen Figur dort ersetzt du durch { $count ->
    [one] deine neutrale
   *[other] eine deiner { $count } neutralen
}? Oder verzichte.
prompt-hire = { $tile }: Du darfst { $count ->
    [one] einen Zunftmann anwerben. Willst du?
   *[other] bis zu { $count } Zunftleute anwerben. Wie viele?
}
prompt-wait = { $side } entscheidet.
prompt-over = Das Spiel ist zu Ende.

# Neuigkeiten.
news-round = Runde { $round }.
news-laid = Neu in der Stadt: { $tile }; zweiter Platz: { $token }.
news-chooses = { $side } hat eine Bürgermeisterkarte gewählt.
news-dealt = { $side } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
news-drew = { $side } zieht { $card }.
news-reshuffled = Die Ablage wird gemischt: { $count } Karten.
news-plays-hire = { $side } spielt { $card } zum Anwerben.
news-plays-move = { $side } spielt { $card } zum Bewegen.
news-plays-ability = { $side } nutzt { $card }.
news-pays = { $side } zahlt mit { $card }.
news-gives = { $side } legt eine Figur in den Vorrat zurück: { $origin }.
news-discards = { $side } wirft { $card } ab.
news-hires = { $side } wirbt { $count ->
    [one] einen Zunftmann
   *[other] { $count } Zunftleute
} an.
news-hires-onto = { $side } wirbt einen Zunftmann an: { $tile }.
news-hires-away = { $side } wirbt { $count ->
    [one] einen Zunftmann
   *[other] { $count } Zunftleute
} auf die Plantage an.
news-moves = { $side } zieht eine Figur: { $origin } → { $goal }.
news-sends = { $side } schickt eine Figur auf die Plantage: { $origin }.
news-replaces = { $side } ersetzt eine Figur von { $other }: { $tile }.
news-ousts = { $side } ersetzt eine Figur von { $other } auf der Plantage.
news-swaps = { $side } tauscht eine Figur ({ $tile }) mit einer von { $other } ({ $goal }).
news-beadle = Der Büttel geht weiter: { $tile }.
news-beadle-aside = Der Büttel wird beiseitegestellt.
news-neutral = { $side } nimmt { $count ->
    [one] eine neutrale Figur
   *[other] { $count } neutrale Figuren
}.
news-scores = { $side } erhält { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
}.
news-will-draw = { $side } zieht am Ende des Zuges { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} mehr.
news-lasts = { $card } gilt für den Rest des Zuges von { $side }.
news-looks = { $side } sieht sich { $count ->
    [one] eine Bürgermeisterkarte
   *[other] { $count } Bürgermeisterkarten
} an.
news-keeps = { $side } behält eine Bürgermeisterkarte: { $mayoral }.
news-returns = { $side } legt eine Bürgermeisterkarte unter den Stapel: { $mayoral }.
news-resolves = { $tile }: Die Mehrheit ist erreicht.
news-negotiates = { $side } ersetzt eine Figur von { $other } durch eine neutrale.
news-tied = Nicht aufgelöst: { $tile }. Niemand hat dort die meisten Figuren.
news-wins = { $side } gewinnt ({ $tile }): { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
}.
news-second = { $side } wird Zweiter ({ $tile }): { $token }.
news-no-second = Niemand wird Zweiter ({ $tile }); der Marker kommt aus dem Spiel.
news-master = { $side } stellt jetzt den Meister: { $tile }.
news-no-master = Ohne Meister bleibt: { $tile }.
news-growth = Wachstum nach Runde { $round }: zuerst die Plantage.
news-left = { $side } hat die meisten auf der Plantage: die linke Belohnung.
news-right = { $side } erhält die rechte Belohnung der Plantage.
news-returns-pawns = { $side } nimmt { $count ->
    [one] eine Figur
   *[other] { $count } Figuren
} von der Plantage zurück.
news-last-tile = Alle Plättchen sind aufgelöst.
news-mayoral-score = { $side }, { $mayoral }: { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
}.
news-neighbours = { $side }, benachbarte Meister: { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
}.
unseen = geheim

# Wie es endete.
ending-end-points = Die letzte Runde ist vorbei: Die meisten Punkte gewinnen.
ending-end-tiles = Alle Plättchen sind aufgelöst: Die meisten Punkte gewinnen.
ending-end-mayoral = Gleichstand nach Punkten: Die meisten Bürgermeisterkarten gewinnen.
ending-end-shared = Gleichstand: Der Sieg wird geteilt.

# Warum nicht.
refusal-mayoral-keep = { $mayoral } ist nicht unter den Karten vor dir: Behalte eine von diesen.
refusal-mayoral-bottom = { $mayoral } ist keine der beiden übrigen Karten: Nenne eine von diesen.
refusal-turn-card = { $card } ist nicht in deiner Hand: Spiel eine Karte deiner Hand oder beende den Zug.
refusal-hire-supply = Mit { $card } ist niemand mehr anzuwerben: Alle deine Figuren sind im Spiel, dein Vorrat ist leer. Figuren kommen von der Plantage und als Kosten von Fähigkeiten dorthin zurück.
refusal-move-tile = { $cause ->
    [suit] Kein offenes Plättchen zeigt das Zeichen von { $card } ({ $card_suit }), also kann sich damit keine Figur bewegen. Spiel zum Bewegen eine Karte mit anderem Zeichen.
    [pawn] Du hast weder in der Guildhall noch auf einem Plättchen eine Figur, die sich mit { $card } bewegen könnte: Wirb zuerst eine an.
   *[there] Alle deine Figuren stehen schon auf dem einzigen Plättchen mit dem Zeichen von { $card } ({ $card_suit }): Wirb eine an oder nimm ein anderes Zeichen.
}
refusal-ability-cards = { $card } kostet { $need ->
    [one] eine Karte
   *[other] { $need } Karten
}, und außer ihr hast du { $count ->
    [0] keine
    [one] nur eine
   *[other] nur { $count }
}: Zieh zuerst Karten.
refusal-ability-pawns = { $card } { $card_cost }; davon hast du { $count ->
    [0] keine
    [one] nur eine
   *[other] nur { $count }
}. Nutze eine andere Karte, oder diese für eine Figur.
refusal-ability-nothing = { $card } würde jetzt nichts ändern: { $cause ->
    [supply] Dein Vorrat ist leer, also ist niemand anzuwerben. Figuren kommen von der Plantage und als Kosten von Fähigkeiten dorthin zurück.
    [tile] Kein offenes Plättchen zeigt ein Zeichen, das sie braucht.
    [pawn] Keine deiner Figuren kann die Bewegung machen, die sie erlaubt.
    [plantation_pawn] Du hast keine Figur auf der Plantage. Schick zuerst eine dorthin.
    [last_round] In der letzten Runde wird am Zugende nichts gezogen.
    [deck] Es ist keine Aktionskarte mehr zu ziehen.
    [neutral] Auf der Wertungstafel liegt keine neutrale Figur. Nach Verhandlungen kommen sie zurück.
    [worth] Du hast noch nichts, wofür sie Punkte gibt.
    [mayoral] Der Stapel der Bürgermeisterkarten ist leer.
    [guildhall] Du hast keinen Zunftmann in der Guildhall, der an die Stelle eines anderen treten könnte. Wirb zuerst einen an.
    [opponent] Nirgends steht ein fremder Zunftmann, den sie ersetzen könnte.
    [swap] Sie braucht einen Zunftmann von dir auf einem offenen Plättchen und einen fremden auf einem anderen.
   *[beadle] Für den Büttel gibt es keine andere offene Gilde.
}
refusal-cost-card = { $card } ist nicht in deiner Hand: Wirf eine Karte deiner Hand ab.
refusal-cost-order = Abgeworfen wird in der Reihenfolge der Liste, und { $cause ->
    [before] { $card } steht vor der Karte, die du zuletzt abgeworfen hast: Nimm diese noch einmal oder eine spätere, oder nimm zurück und beginne mit { $card }.
   *[after] von { $card } an hast du weniger als die { $count }, die noch fehlen: Beginne mit einer früheren.
}
refusal-cost-pawn = { $card } { $card_cost }. Hier steht keine solche Figur von dir: { $origin }. Wähle einen Ort, an dem eine steht.
refusal-pawn-from = { $cause ->
    [nobody] Hier hast du keine Figur: { $origin }. Wähle einen Ort, an dem eine steht.
    [zone] Von hier darf jetzt keine Figur kommen: { $origin }. Wähle einen anderen Ort.
    [same] Alle Figuren dieses Schritts kommen vom selben Ort, und das ist ein anderer als { $origin }.
   *[stuck] Von hier ist kein Plättchen zu erreichen, das jetzt erlaubt ist: { $origin }. Wähle eine andere Figur.
}
refusal-pawn-to = { $cause ->
    [empty] Dort liegt kein Plättchen: Wähle ein offenes Plättchen.
    [resolved] Dieses Plättchen ist schon aufgelöst: { $origin }. Wähle ein offenes.
    [here] Dort steht die Figur schon: { $origin }. Wähle ein anderes Plättchen.
    [resolving] Dieses Plättchen kann niemand betreten, bis seine Belohnungen vergeben sind: { $origin }. Wähle ein anderes.
    [suit] Dieses Plättchen zeigt nicht das nötige Zeichen ({ $suit }): { $origin }. Wähle eines, das es zeigt.
    [far] Dieses Plättchen liegt nicht neben dem, von dem die Figur kommt: { $origin }. Wähle ein benachbartes.
    [opponent] Hier steht kein fremder Zunftmann: { $origin }. Wähle ein Plättchen, auf dem einer steht.
    [building] Das ist ein Sondergebäude: { $origin }. Der Büttel geht nur auf Gilden.
   *[beadle] Dort steht der Büttel schon: { $origin }. Wähle eine andere Gilde.
}
refusal-pawn-must = Dieser Teil von { $card } ist nicht freigestellt: Solange er möglich ist, muss er ausgeführt werden. Wähle eine Figur.
refusal-opponent-colour = { $cause ->
    [own] { $side } bist du selbst: Wähle einen Gegner, der dort steht.
   *[nobody] { $side } hat dort keinen Zunftmann: Wähle einen Gegner, der einen hat.
}
refusal-negotiation-colour = { $side } hat dort keine Figur, die zu ersetzen wäre: Wähle jemanden, der eine hat, oder verzichte.
refusal-negotiation-by-seat = An diesem Tisch werden die Spieler in der Reihenfolge der Plätze genannt, und { $side } ist vorbei: Wähle einen späteren oder verzichte.
refusal-reward-hire = Du kannst höchstens { $count } anwerben: { $cause ->
    [supply] Mehr hat dein Vorrat nicht.
   *[reward] So viele bringt die Belohnung.
}

# Der Plan im Terminal.
board-guildhall = Guildhall
board-tile = { $name }{ $number ->
    [0] { "" }
   *[other] {" "}(Nr. { $number })
}
board-resolved = aufgelöst, Meister: { $name }
board-round = Runde { $count } von { $of }; Wachstum nach { $grey }.
board-plantation = Plantage { $name }
board-rewards = die meisten: { $left } | zweitmeiste: { $right }
board-played = In diesem Zug gespielt
board-lasting = Gilt für den Rest des Zuges
board-discards = Ablage ({ $count })

# Beschriftungen des Plans.
origin-empty = ein leerer Platz
suit-several = eines von mehreren
option-plantation = Plantage
option-plantation-random = ausgelost
option-plantation-ulster = Ulster
option-plantation-virginia = Virginia
unit-points = SP
label-second = 2.
label-city = Die Stadt London
label-guildhall = Die Guildhall
label-plantation = die Plantage
label-most = Die meisten dort
label-second-most = Die zweitmeisten
label-reward = { $reward }; { $count } zurück
label-neutrals = Neutrale Figuren
label-none-left = keine übrig
label-mayoral = Bürgermeisterkarten
label-kept = Behaltene Bürgermeisterkarten
label-deck = Aktionskarten
label-left = noch { $count }
label-rounds = Runden
label-round = Runde { $count }
label-open = { $count ->
    [one] ein Plättchen offen
   *[other] { $count } Plättchen offen
}
label-cards = Karten
label-supply = Vorrat
label-masters = Meister
label-neutral = Neutrale
label-mayoral-short = Bürgerm.
label-tokens = Zweite
label-points = Punkte
label-no-cards = Keine Karten.
label-cost = { $count ->
    [0] kostenlos
    [one] 1 abwerfen
   *[other] { $count } abwerfen
}
label-now = Jetzt: { $count }.
label-holds = Jetzt: trifft zu.
label-holds-not = Jetzt: trifft nicht zu.
label-worth-now = jetzt { $count } wert
label-extra = { $count ->
    [one] Eine Karte mehr am Zugende.
   *[other] { $count } Karten mehr am Zugende.
}
short-hire = 1 anwerben
short-move = 1 bewegen
short-use = Text nutzen
brings-hire = Anwerben: noch { $count } im Vorrat.
brings-way = Bewegen: Klick { $count ->
    [one] das helle Plättchen an
   *[other] eines von { $count } hellen Plättchen an
} (Figur von: { $origin }).
brings-tile = Klick { $count ->
    [one] das helle Plättchen an
   *[other] eines von { $count } hellen Plättchen an
}.
brings-pawn = Klick die Figur an, die sich bewegt.
brings-use = Text: { $cost }.
tip-tile = { $name }{ $number ->
    [0] { "" }
   *[other] , Nr. { $number }
}: { $suits }.
tip-votes = Stimmt ab bei { $majority }; { $count } sind da.
tip-first = Erster: { $points } Punkte; { $reward }.
tip-second = Zweiter: { $reward }.
tip-now = Jetzt gewänne { $name }.
tip-now-second = Jetzt gewänne { $name }, { $runner } wäre Zweiter.
tip-now-tie = Jetzt wäre es ein Gleichstand.
tip-then = Mit deiner: { $count } von { $majority }.
tip-then-votes = Mit deiner: { $count } von { $majority }, also wird abgestimmt.
tip-then-first = Dann gewänne { $name }.
tip-then-first-second = Dann gewänne { $name }, { $runner } wäre Zweiter.
tip-then-first-tie = Dann wäre es ein Gleichstand.
tip-master = { $name } stellt den Meister.
tip-no-master = Niemand ist Meister.
tip-guildhall = Zunftleute, die auf Arbeit warten.
tip-pawns = { $name }: { $count }.
tip-left = { $name } erhielte die linke Belohnung.
tip-right = { $name } erhielte die rechte Belohnung.
tip-neutrals = Auf der Wertungstafel. Sie ersetzen Figuren, wenn ein Plättchen abstimmt.
tip-mayoral-deck = Noch { $count } Bürgermeisterkarten; behaltene zählen am Ende.
tip-deck = Noch { $count } Aktionskarten im Stapel.
tip-round = Nach Runde { $count } werden Plättchen aufgelöst.
tip-round-idle = Nach Runde { $count } wird nichts aufgelöst.
tip-round-grey = Nach Runde { $count } werden Plättchen aufgelöst, dann folgt das Wachstum.
tip-cards = Aktionskarten auf der Hand.
tip-supply = Figuren, die noch angeworben werden können.
tip-masters = Plättchen mit Meister.
tip-stock = Neutrale Figuren für Verhandlungen.
tip-kept = Geheim behaltene Bürgermeisterkarten.
tip-score = { $name } hat { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
}.
text-city = Stadt
text-table = Tisch
text-tile = { $suits }; { $count } von { $majority }: { $there }. Erster: { $points } Punkte, { $reward }. Zweiter: { $second }.
text-resolved = { $suits }; aufgelöst, Meister: { $master }.
text-beadle = der Büttel
text-nobody = niemand
text-player = { $points } Punkte; { $cards } Karten, { $guildhall } in der Guildhall, { $plantation } auf der Plantage, { $supply } im Vorrat, { $masters } Meister, { $neutrals } neutrale Figuren, { $mayoral } Bürgermeisterkarten
sum-final = Schlusswertung
sum-before = Im Spiel
sum-pairs = Benachbarte Meister
story-round = Das Ende der Runde

# Karten, die offen liegen.
label-discards = Ablage
label-look-discards = { $count ->
    [0] Ablage: noch leer. Die offenen Karten ansehen
    [one] Ablage: eine Karte. Die offenen Karten ansehen
   *[other] Ablage: { $count } Karten. Die offenen Karten ansehen
}
label-look-played = { $heading }. Die offenen Karten ansehen
label-open-cards = Offene Karten
label-played = In diesem Zug gespielt
label-played-by = In diesem Zug gespielt von { $name }
label-none-played = noch nichts
label-played-count = In diesem Zug gespielt: { $count }
label-lasting = Gilt für den Rest des Zuges
label-holds-now = Es gilt: { $what }
label-any-suit = jedes Zeichen
label-discount = −{ $n } Kosten
label-times-left = { $count ->
    [0] Das ist aufgebraucht.
    [one] Noch einmal.
   *[other] Noch { $count }-mal.
}
tip-discards = { $count ->
    [0] Noch ist keine Karte abgelegt.
    [one] Eine Karte liegt offen in der Ablage. Öffne sie zum Ansehen.
   *[other] { $count } Karten liegen offen in der Ablage. Öffne sie zum Ansehen.
}
tip-played = Die Karten dessen, der am Zug ist. Öffne sie zum Ansehen.
text-none = keine
text-number = Nr. { $number }
text-rounds = { $count } von { $of }; Wachstum nach { $grey }
