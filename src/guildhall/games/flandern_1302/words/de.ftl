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
    .dat = den Färbern
    .gen = der Färber
guild-fullers = die Walker
    .title = Walker
    .dat = den Walkern
    .gen = der Walker
guild-cloth-cutters = die Tuchscherer
    .title = Tuchscherer
    .dat = den Tuchscherern
    .gen = der Tuchscherer
guild-weavers = die Weber
    .title = Weber
    .dat = den Webern
    .gen = der Weber
guild-armourers = die Waffenschmiede
    .title = Waffenschmiede
    .dat = den Waffenschmieden
    .gen = der Waffenschmiede
guild-church = die Kirche
    .title = Kirche
    .dat = der Kirche
    .gen = der Kirche
mine-dyers = { guild-dyers }
    .gen = { guild-dyers.gen }
mine-fullers = { guild-fullers }
    .gen = { guild-fullers.gen }
mine-cloth-cutters = { guild-cloth-cutters }
    .gen = { guild-cloth-cutters.gen }
mine-weavers = { guild-weavers }
    .gen = { guild-weavers.gen }

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
prompt-choose = Wähle geheim eine Karte und dazu beliebig viele Einflusskarten, die du hast.
prompt-turn = { $left ->
    [own] Spiele eine deiner eigenen Karten.
    [draw] Ziehe eine Karte der Zünfte unter Einfluss.
   *[both] Du bist am Zug: Spiele eine eigene Karte oder ziehe eine der Zünfte unter Einfluss.
}
prompt-town = { $town }: { $does ->
    [build] Baue für { prompt-builders }.
    [complete] Vollende eine Baustelle { prompt-completers }.
   *[both] Baue für { prompt-builders }, oder vollende eine Baustelle { prompt-completers }.
}
prompt-site = Errichte eine Baustelle für { prompt-builders }, in jeder Stadt, in der sie passt.
prompt-builders = { $builds ->
    [own] { $guild }
    [grey] die Waffenschmiede
    [church] die Kirche
    [own_grey] { $guild } oder die Waffenschmiede
    [own_church] { $guild } oder die Kirche
    [grey_church] die Waffenschmiede oder die Kirche
   *[own_grey_church] { $guild }, die Waffenschmiede oder die Kirche
}
prompt-completers = { $completes ->
    [own] { $guild_gen }
    [grey] der Waffenschmiede
    [church] der Kirche
    [own_grey] { $guild_gen } oder der Waffenschmiede
    [own_church] { $guild_gen } oder der Kirche
    [grey_church] der Waffenschmiede oder der Kirche
   *[own_grey_church] { $guild_gen }, der Waffenschmiede oder der Kirche
}
prompt-cathedral = Auf welchem Kirchenviertel baust du die Kathedrale?
prompt-master = { $whose ->
    [own] Auf welches deiner Viertel setzt du den Zunftmeister?
    [grey] Auf welches Viertel der Waffenschmiede setzt du den Zunftmeister?
   *[own_grey] Auf welches Viertel setzt du den Zunftmeister: auf ein eigenes oder eines der Waffenschmiede?
}
prompt-wait = { $side } entscheidet.
prompt-over = Das Spiel ist zu Ende.

# Neuigkeiten.
news-round = Runde { $count }: { $side } beginnt.
news-looks = { $side } nimmt die goldene Karte der Runde und sieht sie an: { $golden }.
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
news-influence = { $side } nimmt sie auf die Hand und hat { $count ->
    [one] eine Einflusskarte
   *[other] { $count } Einflusskarten
}.
news-cathedral = { $side } baut eine Kathedrale: { $place }.
news-master = { $side } setzt einen Zunftmeister: { $place }.
news-covers = Dort kann nichts mehr gebaut werden: { $place }.
news-scores = { $town } wird gewertet und ist { $points } wert.
news-values = { $town }: { $districts ->
    [one] ein Zunftviertel
   *[other] { $districts } Zunftviertel
}, { $churches ->
    [one] ein Kirchenviertel
   *[other] { $churches } Kirchenviertel
} ohne und { $cathedrals } mit Kathedrale.
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
unseen = niemand sonst sieht sie

# Wie es endete.
ending-end-full = Der Plan ist bebaut.
ending-end-pile = Die goldenen Karten sind aufgebraucht.
ending-two-end-full = Der Plan ist bebaut.
ending-two-end-influence = Nur noch Zünfte unter Einfluss könnten bauen.
ending-two-stalemate = Lange Zeit wurde nichts gebaut.

# Warum nicht.
refusal-cards-hand = { $where ->
    [played] { $card } hast du schon gespielt; die Aufnahme bringt die Karte zurück. Spiele eine andere.
    [scored] { $card } ist gewertet, und die Karten dieser Stadt haben das Spiel verlassen. Spiele eine andere.
   *[unused] { $card } ist zu dritt nicht im Spiel. Spiele eine andere Karte.
}
refusal-cards-influence = { $table ->
    [two] Zu zweit spielt man ohne Einflusskarten: Spiele die Karte allein.
   *[more] { $count ->
        [0] Du hast keine Einflusskarte: Spiele die Karte allein.
        [one] Du hast eine Einflusskarte: Spiele diese dazu oder keine.
       *[other] Du hast { $count } Einflusskarten: Spiele nicht mehr als diese.
    }
}
refusal-two-own = Du hast in diesem Zug schon eine eigene Karte gespielt; ziehe jetzt eine der Zünfte unter Einfluss.
refusal-two-draw = Du hast in diesem Zug schon eine Karte gezogen; spiele jetzt eine eigene.
refusal-action-closed = { $where ->
    [scored] { $town } ist gewertet: Dort geschieht nichts mehr. Wähle eine andere Stadt.
   *[unused] { $town } ist zu dritt nicht im Spiel. Wähle eine andere Stadt.
}
refusal-town-card = Die Karte gilt nur für { $card }, nicht für diesen Platz: { $place }. Wähle einen Platz in { $card }.
refusal-town-neutral = Eine goldene Karte baut für keine Zunft eines Spielers: { $place }. Wähle ein Viertel der Waffenschmiede oder der Kirche.
refusal-town-complete = { $whose ->
    [nothing] Hier ist keine Baustelle zu vollenden: { $place }. Wähle einen Platz mit einem Baustellenwürfel.
    [done] Das Viertel hier ist schon vollendet: { $place }. Wähle eines mit einem Baustellenwürfel.
    [other] Die Baustelle hier gehört { $guild_dat }: { $place }. Diese Karte vollendet Baustellen { $mine_gen }, der Waffenschmiede und der Kirche.
   *[golden] Die Baustelle hier gehört { $guild_dat }: { $place }. Eine goldene Karte vollendet Baustellen der Waffenschmiede und der Kirche.
}
refusal-build-free = { $there ->
    [covered] Dieser Platz ist abgedeckt, hier wird nie mehr gebaut: { $place }. Wähle einen freien Platz.
    [swallowed] Kirchenviertel D liegt über diesem Platz: { $place }. Wähle einen freien Platz.
    [site] Hier ist eine Baustelle { $guild_gen }: { $place }. Wähle einen freien Platz.
   *[district] Hier ist ein Viertel { $guild_gen }: { $place }. Wähle einen freien Platz.
}
refusal-build-stock = { $others ->
    [0] Kein Viertel { $guild_gen } in dieser Form ist übrig: { $place }. Wähle einen Platz mit anderer Form oder eine andere Zunft.
   *[other] Kein Viertel { $guild_gen } in dieser Form und { $masters ->
        [0] ohne Meister
        [one] mit einem Meister
       *[other] mit { $masters } Meistern
    } ist übrig: { $place }. Wähle eines mit einer anderen Zahl von Meistern.
}
refusal-build-long = Keine seiner langen Seiten würde an ein Viertel, eine Baustelle oder das Zentrum grenzen: { $place }. Baue neben dem, was schon steht.
refusal-build-border = Es würde an ein anderes Viertel mit dem Wappen { $guild_gen } grenzen ({ $spot }): { $place }. Wähle einen anderen Platz oder eine andere Zunft.
refusal-special-host = Hierhin gehört kein Kirchenviertel mit besonderer Form: { $place }. A kommt auf Quadrat 3 oder 4, B auf Rechteck 3 oder 4, C auf Sechseck 2 oder 4, D auf Sechseck 1 oder 3.
refusal-special-stock = { $church } gibt es nur einmal, und es liegt schon: { $place }. Wähle ein anderes Viertel.
refusal-special-room = { $by ->
    [space] { $church } würde auch { $spot } bedecken, und das ist nicht frei: { $place }.
   *[special] { $church } läge da, wo das besondere Viertel auf { $spot } oder seine neuen Plätze liegen: { $place }.
} Wähle dafür einen anderen Platz.
refusal-special-spaces = { $left ->
    [left] Diesen Platz gibt es noch nicht: { $place }. Er kommt mit { $church } auf { $spot }.
   *[laid] Diesen Platz wird es nie geben: { $place }. Er wäre mit { $church } auf { $spot } gekommen, aber das liegt woanders. Wähle einen freien Platz.
}
refusal-site-card = Eine Baustellenkarte vollendet nichts: { $place }. Errichte mit ihr eine neue Baustelle; vollendet wird mit einer Karte der Stadt.
refusal-cathedral-where = Eine Kathedrale steht auf einem Kirchenviertel, und hier ist { $there ->
    [district] eines { $guild_gen }
    [site] eine Baustelle { $guild_gen }
   *[other] keines
}: { $place }. Wähle ein Kirchenviertel.
refusal-cathedral-one = Dort steht schon eine Kathedrale: { $place }. Wähle ein anderes Kirchenviertel.
refusal-master-where = Ein Zunftmeister steht auf einem eigenen Viertel oder einem der Waffenschmiede, und hier ist { $there ->
    [district] eines { $guild_gen }
    [site] eine Baustelle { $guild_gen }
   *[other] keines
}: { $place }. Wähle eines von diesen.

# Beschriftungen des Plans.
label-points = Punkte
label-influence = Einfluss
label-first = Startspieler
label-worth = Wert { $count }

# Der Plan im Terminal.
board-marks = ' ein Zunftmeister, ♜ eine Kathedrale, ( ) eine Baustelle, ░ abgedeckt
board-stock = Übrige Viertel: ohne Meister, mit einem, mit zweien
board-square = Quadrate
board-rect = Rechtecke
board-hex = Sechsecke
board-specials = und besondere: { $letters }
board-pieces = Übrig: Baustellenwürfel { $cubes }, Kathedralen { $cathedrals }, Zunftmeister { $masters }.
board-pieces-two = Übrig: Baustellenwürfel { $cubes }.
board-golden = Goldene Karten im Stapel: { $count }. { $letter ->
    [none] Verdeckt liegt keine.
   *[other] Eine mit dem Buchstaben { $letter } liegt verdeckt.
}
board-golden-now = Du kennst sie: { $golden }.
board-unseen = Nicht von allen gesehen, Buchstabe { $letter }: { $cards }.
board-shared = Gemeinsamer Stapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
board-beside = Offen daneben, { $guild_title }: { $cards }.
board-shared-gone = Aus dem Spiel, { $guild_title }: { $cards }.
board-player = { $name }{ $first ->
    [yes] , Startspieler
   *[no] { "" }
}: { $guilds }; Punkte { $points }, Einfluss { $influence }.
board-player-two = { $name }{ $first ->
    [yes] , am Zug
   *[no] { "" }
}: { $guilds }; Punkte { $points }.
board-hand = Auf der Hand: { $cards }.
board-played = Gespielt: { $cards }.
board-secret = Geheim gewählt: { $card }{ $influence }.
board-order = Reihenfolge: { $order }.
board-none = keine
board-scored = gewertet { $count }

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
label-influence-with = { $count } von { $of } dazu
label-seal = { $card }{ $count ->
    [0] { "" }
   *[other] { " " }und { $count } Einfluss
} versiegeln
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
tip-tile = Viertel { $guild_gen }, { $masters }. Übrig: { $square ->
    [one] ein Quadrat
   *[other] { $square } Quadrate
}, { $rect ->
    [one] ein Rechteck
   *[other] { $rect } Rechtecke
}, { $hex ->
    [one] ein Sechseck
   *[other] { $hex } Sechsecke
}. Wähle eines, um zu sehen, wo es passt.
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
brings-kind = { $kind }: { $count ->
    [one] Ein Feld leuchtet, auf das es passt.
   *[other] { $count } Felder leuchten, auf die es passt.
}
brings-place = Welches Viertel kommt hierher: { $place }? Was passt, leuchtet in deiner Hand.
brings-town = { $town } ist { $worth } wert. Jetzt gewertet brächte es: { $ranked }.
brings-town-nobody = { $town } ist { $worth } wert. Jetzt gewertet brächte es niemandem etwas.
brings-pick-up = { $count ->
    [0] Du hast noch keine Karte gespielt: Nichts käme zurück.
    [one] Eine Karte kommt auf deine Hand zurück.
   *[other] { $count } Karten kommen auf deine Hand zurück.
}
tip-town = { $town } ist jetzt { $worth } wert. { $standing }
tip-town-scored = { $town } ist gewertet; der Wert war { $worth }.
tip-standing = { $guild_title }: Platz { $rank }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
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
text-player = { $guild }; { $points } Punkte, { $influence } Einfluss; Hand: { $hand }; gespielt: { $played }
text-stock = Übrige Viertel
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

# Was neben den Städten liegt, und was eine Stadt von sich erzählt.
label-supply = Vorrat
label-supply-look = Vorrat: durchsehen
tip-supply-look = Was neben den Städten übrig ist, und wer welche Karten hat. Öffne ihn, um alles zu sehen.
label-pieces = Übriges Material
label-sites-left = Baustellenwürfel
label-cathedrals-left = Kathedralen
label-masters-left = Zunftmeister
label-specials-left = Besondere Kirchenviertel
label-golden-cards = Goldene Karten
label-golden-pile = Im Stapel
label-golden-down = Verdeckt
label-golden-unseen = Buchstabe { $letter }, noch nicht von allen gesehen
label-golden-gone = Buchstabe { $letter }, aus dem Spiel
label-shared = Der gemeinsame Stapel
label-shared-pile = Im Stapel: { $guild_title }
label-shared-beside = Daneben: { $guild_title }
label-shared-gone = Aus dem Spiel: { $guild_title }
label-hands = Aktionskarten
tip-golden-pile = { $count ->
    [one] Eine goldene Karte ist noch im Stapel.
   *[other] { $count } goldene Karten sind noch im Stapel.
}
tip-golden-none = Zurzeit liegt keine goldene Karte verdeckt.
tip-shared-pile = { $count ->
    [one] Eine Karte ist im gemeinsamen Stapel.
   *[other] { $count } Karten sind im gemeinsamen Stapel.
}
tip-shared-beside = { $count ->
    [one] Eine Karte liegt offen neben dem gemeinsamen Stapel.
   *[other] { $count } Karten liegen offen neben dem gemeinsamen Stapel.
}
tip-sites-left = { $count ->
    [0] Kein Baustellenwürfel ist übrig.
    [one] Ein Baustellenwürfel ist übrig.
   *[other] { $count } Baustellenwürfel sind übrig.
}
tip-cathedrals-left = { $count ->
    [0] Keine Kathedrale ist übrig.
    [one] Eine Kathedrale ist übrig.
   *[other] { $count } Kathedralen sind übrig.
}
tip-masters-left = { $count ->
    [0] Kein Zunftmeister ist übrig.
    [one] Ein Zunftmeister ist übrig.
   *[other] { $count } Zunftmeister sind übrig.
}
tip-specials-left = Übrige besondere Kirchenviertel: { $letters }.
tip-cathedral-on-site = Darauf steht eine Kathedrale: 3 wert, sobald die Baustelle vollendet ist.
tip-centre = Die Mitte ist ein Viertel { $guild_gen }{ $masters ->
    [0] { "" }
    [one] , mit einem Meister
   *[other] , mit { $masters } Meistern
}.
tip-centre-cathedral = Dort steht eine Kathedrale, 3 wert.
tip-town-closed = { $town } ist gewertet.
text-none = keine
text-golden-down = Eine goldene Karte mit dem Buchstaben { $letter } liegt verdeckt; nur { $name } kennt sie.
text-stock-shape = { $shape ->
    [square] Quadrate
    [rect] Rechtecke
   *[hex] Sechsecke
}: { $none } ohne Meister, { $one } mit einem, { $two } mit zweien
text-church-shape = { $shape ->
    [square] Quadrate
    [rect] Rechtecke
   *[hex] Sechsecke
}: { $none }
text-hand = Auf der Hand: { $hand }. Gespielt: { $played }.
text-district = { $spot } { $guild_title }{ $masters ->
    [0] { "" }
    [one] { " " }(ein Meister)
   *[other] { " " }({ $masters } Meister)
}{ $what ->
    [both] { " " }(Baustelle mit Kathedrale)
    [site] { " " }(Baustelle)
    [cathedral] { " " }(Kathedrale)
   *[done] { "" }
}
text-town-scored = gewertet, der Wert war { $worth }. { $laid }.
text-town-closed = gewertet. { $laid }.
