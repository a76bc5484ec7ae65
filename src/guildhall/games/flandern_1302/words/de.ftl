# Flandern 1302: Namen.
side-blue = Blau
side-red = Rot
side-green = Grün
side-yellow = Gelb
other-blue = { side-blue }
other-red = { side-red }
other-green = { side-green }
other-yellow = { side-yellow }

guild-dyers = die Färber
    .title = Färber
    .gen = der Färber
guild-fullers = die Walker
    .title = Walker
    .gen = der Walker
guild-cloth-cutters = die Tuchscherer
    .title = Tuchscherer
    .gen = der Tuchscherer
guild-weavers = die Weber
    .title = Weber
    .gen = der Weber
guild-armourers = die Waffenschmiede
    .title = Waffenschmiede
    .gen = der Waffenschmiede
guild-church = die Kirche
    .title = Kirche
    .gen = der Kirche

spot-q1 = Quadrat 1
spot-q2 = Quadrat 2
spot-q3 = Quadrat 3
spot-q4 = Quadrat 4
spot-r1 = Rechteck 1
spot-r2 = Rechteck 2
spot-r3 = Rechteck 3
spot-r4 = Rechteck 4
spot-h1 = Sechseck 1
spot-h2 = Sechseck 2
spot-h3 = Sechseck 3
spot-h4 = Sechseck 4
spot-a3 = neues Quadrat 3
spot-a4 = neues Quadrat 4
spot-b3 = neues Rechteck 3
spot-b4 = neues Rechteck 4
spot-c2a = neues Quadrat 2a
spot-c2b = neues Quadrat 2b
spot-c4a = neues Quadrat 4a
spot-c4b = neues Quadrat 4b
spot-c = Zentrum

card-site = Baustelle
card-pick-up = Aufnahme
golden-site = Baustelle
golden-pick-up = Aufnahme
golden-influence = Einfluss
golden-cathedral = Kathedrale
golden-master = Zunftmeister
church-church-a = Kirchenviertel A
church-church-b = Kirchenviertel B
church-church-c = Kirchenviertel C
church-church-d = Kirchenviertel D
kind-own-0 = ein Viertel der Zunft
kind-own-1 = ein Viertel der Zunft mit Meister
kind-own-2 = ein Viertel der Zunft mit zwei Meistern
kind-grey-0 = ein Viertel der Waffenschmiede
kind-grey-1 = ein Viertel der Waffenschmiede mit Meister
kind-grey-2 = ein Viertel der Waffenschmiede mit zwei Meistern
kind-church = ein Kirchenviertel
influence-0 = { "" }
influence-1 = { " " }und eine Einflusskarte
influence-2 = { " " }und 2 Einflusskarten
influence-3 = { " " }und 3 Einflusskarten
influence-4 = { " " }und 4 Einflusskarten
influence-5 = { " " }und 5 Einflusskarten
influence-6 = { " " }und 6 Einflusskarten
influence-7 = { " " }und 7 Einflusskarten
influence-8 = { " " }und 8 Einflusskarten
influence-9 = { " " }und 9 Einflusskarten

# Was Karten tun.
does-town = In { $town } bauen oder dort eine Baustelle vollenden.
does-site = In einer beliebigen Stadt eine Baustelle errichten.
does-pick-up = Alle gespielten Karten zurücknehmen.
does-influence = Mit einer anderen gespielt, handelst du früher; behaltene zählen am Ende.

# Züge.
move-play = { $card }{ $influence } spielen
move-draw = Eine Karte der Zünfte unter Einfluss ziehen
move-build = Bauen, { $kind }: { $place }
move-special = Bauen, ein besonderes Kirchenviertel: { $place }
move-complete = Die Baustelle vollenden: { $place }
move-cathedral = Die Kathedrale bauen: { $place }
move-master = Den Zunftmeister setzen: { $place }

# Fragen.
prompt-choose = Wähle geheim eine Karte und so viel Einfluss, wie du willst.
prompt-turn = { $left ->
    [own] Spiele jetzt eine deiner eigenen Karten.
    [draw] Ziehe jetzt eine Karte der Zünfte unter Einfluss.
   *[both] Du bist am Zug: Spiele eine eigene Karte oder ziehe eine der Zünfte unter Einfluss.
}
prompt-town = { $who ->
    [golden] { $town }: Baue für die Waffenschmiede oder die Kirche, oder vollende eine Baustelle von ihnen.
   *[guild] { $town }: Baue für { $guild }, die Waffenschmiede oder die Kirche, oder vollende eine Baustelle von ihnen.
}
prompt-site = { $who ->
    [golden] Errichte in einer beliebigen Stadt eine Baustelle der Waffenschmiede oder der Kirche.
   *[guild] Errichte in einer beliebigen Stadt eine Baustelle { $guild_gen }, der Waffenschmiede oder der Kirche.
}
prompt-cathedral = Auf welchem Kirchenviertel baust du die Kathedrale?
prompt-master = Auf welches Viertel setzt du den Zunftmeister: auf ein eigenes oder eines der Waffenschmiede?
prompt-wait = { $side } entscheidet.
prompt-over = Das Spiel ist zu Ende.

# Neuigkeiten.
news-round = Runde { $count }: { $side } beginnt.
news-looks = { $side } sieht { $golden } an.
news-removes = Die goldene Karte { $golden } gehört zu einer gewerteten Stadt und wird entfernt.
news-no-golden = Keine goldene Karte ist übrig: In dieser Runde entfällt die goldene Aktion.
news-plays = { $side } spielt { $card }{ $count ->
    [0] .
    [one] { " " }und eine Einflusskarte.
   *[other] { " " }und { $count } Einflusskarten.
}
news-order = { $count ->
    [1] { $side } handelt zuerst.
    [2] Dann { $side }.
    [3] Dann { $side }.
   *[other] { $side } handelt zuletzt.
}
news-picks-up = { $side } nimmt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} zurück.
news-spends = { $side } kann mit { $golden } nichts tun.
news-builds = { $side } baut ein Viertel { $guild_gen }: { $place }.
news-sets-up = { $side } errichtet eine Baustelle { $guild_gen }: { $place }.
news-special = { $side } baut { $church }: { $place }.
news-completes = { $side } vollendet die Baustelle: { $place }.
news-shows = { $side } zeigt die goldene Karte: { $golden }.
news-influence = { $side } nimmt sie auf die Hand und hat { $count } Einfluss.
news-cathedral = { $side } baut eine Kathedrale: { $place }.
news-master = { $side } setzt einen Zunftmeister: { $place }.
news-covers = Dort kann nichts mehr gebaut werden: { $place }.
news-scores = { $town } wird gewertet und ist { $points } wert.
news-values = { $town }: { $districts } Zunftviertel, { $churches } Kirchenviertel, { $cathedrals } mit Kathedrale.
news-stands = { $town }: { $guild_title } mit { $districts ->
    [one] einem Viertel
   *[other] { $districts } Vierteln
} und { $masters ->
    [one] einem Meister
   *[other] { $masters } Meistern
}.
news-gets = { $town }, Platz { $rank }: { $guild_title } bekommen { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
news-draws = { $side } zieht { $card } { $guild_gen }.
news-discards-scored = { $card } { $guild_gen } gehört zu einer gewerteten Stadt und verlässt das Spiel.
news-shuffles = { $count } Karten werden gemischt und bilden den Stapel neu.
news-bonus = { $side } hat den meisten Einfluss: { $points } Punkte.
news-ends = { $side } hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
unseen = eine goldene Karte

# Wie es endete.
ending-end-full = Der Plan ist bebaut.
ending-end-pile = Die goldenen Karten sind aufgebraucht.
ending-two-end-full = Der Plan ist bebaut.
ending-two-end-influence = Nur noch Zünfte unter Einfluss könnten bauen.
ending-two-stalemate = Lange Zeit wurde nichts gebaut.

# Warum nicht.
refusal-cards-hand = { $card } ist nicht auf deiner Hand.
refusal-cards-influence = Du hast { $count ->
    [one] eine Einflusskarte
   *[other] { $count } Einflusskarten
}.
refusal-two-own = Du hast in diesem Zug schon eine eigene Karte gespielt.
refusal-two-draw = Du hast in diesem Zug schon eine Karte gezogen.
refusal-action-closed = { $town } ist abgeschlossen: Dort geschieht nichts mehr.
refusal-town-card = Die Karte gilt für { $card }, nicht für diesen Platz: { $place }.
refusal-town-neutral = Mit einer goldenen Karte baust du nur für die Waffenschmiede oder die Kirche, hier nicht für die Zunft eines Spielers: { $place }.
refusal-town-complete = Hier ist keine Baustelle, die du vollenden könntest: { $place }.
refusal-build-free = Dieser Platz ist nicht frei: { $place }.
refusal-build-stock = { $guild_title } haben kein solches Viertel dieser Form mehr: { $place }.
refusal-build-long = Keine seiner langen Seiten würde an ein Viertel grenzen: { $place }.
refusal-build-border = Es würde an ein anderes Viertel mit dem Wappen { $guild_gen } grenzen: { $place }.
refusal-special-stock = { $church } liegt schon.
refusal-special-room = Hier ist kein Platz dafür: { $place }.
refusal-special-spaces = Diesen Platz gibt es noch nicht: { $place }.
refusal-site-card = Eine Baustellenkarte vollendet nichts: { $place }.
refusal-cathedral-where = Das ist kein Kirchenviertel: { $place }.
refusal-cathedral-one = Dort steht schon eine Kathedrale: { $place }.
refusal-master-where = Das ist weder dein Viertel noch eines der Waffenschmiede: { $place }.

# Beschriftungen des Plans.
label-player = Spieler
label-guild = Zunft
label-points = Punkte
label-influence = Einfluss
label-hand = Hand
label-played = Gespielt
label-first = Startspieler
label-scored = gewertet
label-worth = Wert { $count }
label-cubes = Übrige Baustellenwürfel: { $count }
label-golden-left = Übrige goldene Karten: { $count }
label-golden-now = Deine goldene Karte: { $golden }

# Der Plan im Browser.
side-armourers = Waffenschmiede
label-map = Sechs ummauerte Städte
label-round = Runde { $count }
label-turn = Zug { $count }
label-golden = { $count ->
    [one] noch eine goldene Karte
   *[other] noch { $count } goldene Karten
}
label-cards = Karten
label-districts = Viertel
label-secret = Deine geheime Karte
label-secret-hint = Niemand sieht sie, bis alle gewählt haben.
label-order = Reihenfolge
label-sealed = versiegelt
label-choosing = wählt noch
label-golden-card = Deine goldene Karte
label-own-cards = Deine Karten
label-in-town = dort bauen
label-in-hand = auf der Hand
label-is-played = gespielt
label-is-gone = gewertet
label-influence-left = noch { $count }
label-unplayed = nicht im Spiel
label-seal-scored = gewertet
label-shape-square = ■
label-shape-rect = ▬
label-shape-hex = ⬢
label-masters = { $count ->
    [0] kein Meister
    [one] ein Meister
   *[other] { $count } Meister
}
label-special = besondere
label-pile = { $count ->
    [one] eine Karte im gemeinsamen Stapel
   *[other] { $count } Karten im gemeinsamen Stapel
}
label-complete-here = Baustelle vollenden
label-special-here = Besonderes Kirchenviertel
tip-tile = Viertel { $guild_gen }, { $masters }: Übrig sind { $square } Quadrate, { $rect } Rechtecke, { $hex } Sechsecke. Wähle eines, um zu sehen, wo es passt.
tip-special = Kirchenviertel mit besonderer Form: A, B und C bringen neue Bauplätze, D verschluckt einen.
tip-space-free = { $place }: frei.
tip-space-covered = { $place }: abgedeckt, hier kann nichts gebaut werden.
tip-district = { $place }: Viertel { $guild_gen }{ $masters ->
    [0] { "" }
    [one] , mit einem Meister
   *[other] , mit { $masters } Meistern
}{ $what ->
    [site] { " " }– eine Baustelle, sie zählt noch nicht.
    [cathedral] { " " }– mit Kathedrale, 3 wert.
   *[done] .
}
tip-town = { $town } ist jetzt { $worth } wert. { $standing }
tip-town-scored = { $town } ist gewertet; der Wert war { $worth }.
tip-standing = { $guild_title }: Platz { $rank }, { $points } Punkte.
tip-nobody-stands = Keine Zunft bekäme etwas.
tip-cards = Aktionskarten auf der Hand; die anderen sind gespielt.
tip-influence = Einflusskarten: Mit einer Aktionskarte gespielt, handelst du früher; die meisten am Ende bringen 3 Punkte.
tip-districts = Viertel auf dem Plan, Baustellen mitgezählt.
tip-score = { $name } hat { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
}.
tip-score-two = { $name }: { $guild } { $own }, und { $other_guild } { $credited } unter Einfluss.
text-towns = Städte
text-town = Wert { $worth }. { $laid }. Frei: { $free }.
text-town-full = Wert { $worth }. { $laid }.
text-town-unused = nicht im Spiel
text-laid = { $spot } { $guild_title }{ $what ->
    [site] { " " }(Baustelle)
    [cathedral] { " " }(Kathedrale)
   *[done] { "" }
}
text-player = { $guild }; { $points } Punkte, { $influence } Einfluss; Hand: { $hand }; gespielt: { $played }
text-stock = Übrige Viertel
text-stock-row = Quadrate { $square }, Rechtecke { $rect }, Sechsecke { $hex }
sum-town = { $town }: { $districts } + { $churches } × 2 + { $cathedrals } × 3 = { $worth }
sum-districts = Viertel
sum-masters = Meister
sum-rank = Platz
sum-points = Punkte
sum-final = Endstand

# Einstellungen vor dem Spiel.
option-guilds = Zunft des ersten Platzes
option-guilds-dyers = { guild-dyers.title }
option-guilds-fullers = { guild-fullers.title }
option-guilds-cloth-cutters = { guild-cloth-cutters.title }
option-guilds-weavers = { guild-weavers.title }
option-sites = Lage der Städte
option-sites-printed = wie gedruckt
option-sites-random = ausgelost
