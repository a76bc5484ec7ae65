# Die Seite selbst: jeder Satz, den kein Spiel sagt.
ui-title = Guildhall
ui-tagline = { $count ->
    [4] Vier Gildenspiele auf einem Tisch. Wähl eins und setz dich.
   *[other] Gildenspiele auf einem Tisch. Wähl eins und setz dich.
}
ui-fan = Ein inoffizielles Fanprojekt ohne Verbindung zu Autoren oder Verlagen. Alle Zeichnungen sind unsere eigenen.
ui-players = { $low ->
   *[other] { $low }–{ $high } Personen
}
ui-minutes = { $count } Min.
ui-skip = Zum Spielplan

# Werkzeuge.
ui-undo = Zurück
ui-hint = Tipp
ui-rules = Regeln
ui-dark = Kerzenlicht
ui-light = Tageslicht
ui-menu = Menü
ui-language = English
ui-close = Schließen
ui-cancel = Abbrechen
ui-confirm = Bestätigen
ui-back-home = Alle Spiele
ui-tools = Werkzeuge

# Das Regal.
ui-seats-for = Plätze für { $game }
ui-seats-hint = Wähle für jeden Platz: du, Freunde oder ein Bot beliebigen Ranges.
ui-seat = Platz { $count }
ui-who-me = Du
ui-who-screen = An diesem Bildschirm
ui-who-friend = Per Link
ui-who-empty = Leer
ui-who-friend-about = Du bekommst einen Link.
ui-who-empty-about = Jemanden dazusetzen.
ui-level-random = Zufall
ui-level-apprentice = Lehrling
ui-level-journeyman = Geselle
ui-level-master = Meister
ui-level-about-random = Irgendein Zug, durch Los.
ui-level-about-apprentice = Sieht einen Zug voraus.
ui-level-about-journeyman = Denkt den Zug zu Ende.
ui-level-about-master = Denkt bis zu drei Sekunden.
ui-alone = Allein gegen das Spiel
ui-friends-hint = Du bekommst für alle, die du einlädst, einen Link. Das Spiel beginnt, wenn alle da sind.
ui-absence = Wenn jemand dran ist und wegbleibt
ui-absence-choose-wait = warten wir
ui-absence-choose = darf { $after } ein Bot spielen
ui-absence-bot = Welcher Bot
ui-after-2 = nach zwei Minuten
ui-after-10 = nach zehn Minuten
ui-after-60 = nach einer Stunde
ui-after-1440 = nach einem Tag
ui-absence-wait = Wenn jemand dran ist und wegbleibt, wartet der Tisch.
ui-absence-apprentice = Wenn jemand dran ist und wegbleibt, dürfen alle am Tisch { $after } einen Lehrling für die Person spielen lassen. Wer zurückkommt, nimmt den Platz wieder ein.
ui-absence-journeyman = Wenn jemand dran ist und wegbleibt, dürfen alle am Tisch { $after } einen Gesellen für die Person spielen lassen. Wer zurückkommt, nimmt den Platz wieder ein.
ui-absence-master = Wenn jemand dran ist und wegbleibt, dürfen alle am Tisch { $after } einen Meister für die Person spielen lassen. Wer zurückkommt, nimmt den Platz wieder ein.
ui-play = Jetzt spielen
ui-enter = Enter
ui-your-name = Dein Name
ui-name-of = Name auf Platz { $count }
ui-options = Optionen
ui-option-start = Wer beginnt
ui-option-start-random = durch Los
ui-option-start-n = Platz { $count }
ui-too-few = { $game } braucht mindestens { $count } Personen.
ui-my-tables = Deine Tische
ui-your-turn = du bist dran
ui-table-over = beendet
ui-table-won = du hast gewonnen
ui-table-won-by = gewonnen: { $names }
ui-table-waiting = andere entscheiden
ui-table-gathering = wartet auf Freunde
ui-round = Runde { $count }
ui-go-on = Weiter mit
ui-go-on-turn = Du bist dran:
ui-all-tables = alle { $count } Tische
ui-tables-finished = Beendete Partien
ui-tables-more = Mehr zeigen
ui-table-delete = Diesen Tisch löschen
ui-table-delete-alone = Außer dir sitzt niemand an diesem Tisch: Er wird endgültig entfernt, samt Protokoll.
ui-table-delete-shared = Er verschwindet aus deiner Liste. Wer sonst dort sitzt, behält ihn, und dein Platz bleibt deiner.
ui-delete = Löschen
ui-upload = Protokoll öffnen
ui-preparing-tables = { $game } wird vorbereitet, einmal nach jeder Aktualisierung: { $percent } %. Du kannst inzwischen die Plätze wählen.
ui-preparing-bots = Du kannst anfangen. Die Bots von { $game } machen sich bereit: { $percent } %
ui-designed = Von { $designers }; { $publisher }, { $year }.
ui-reconstructed = Was rekonstruiert ist

# Der Tisch.
ui-board = Spielplan
ui-players-list = Personen
ui-hand = Deine Hand
ui-news = Neues
ui-log = Protokoll
ui-chat = Gespräch
ui-text = Als Text
ui-sums = Summen
ui-sums-after = Nach Zug { $n }
ui-sums-none = Noch wurde nichts gewertet. Hier wird jede Summe des Spiels stehen.
ui-you = du
ui-panel-of = Alles über { $name }
ui-thinking = denkt nach
ui-bots-not-ready = macht sich bereit
ui-open-chair = leerer Stuhl
ui-away = nicht da
ui-away-minutes = { $count ->
    [one] seit einer Minute weg
   *[other] seit { $count } Minuten weg
}
ui-away-hours = { $count ->
    [one] seit einer Stunde weg
   *[other] seit { $count } Stunden weg
}
ui-away-days = { $count ->
    [one] seit einem Tag weg
   *[other] seit { $count } Tagen weg
}
ui-here = da
ui-plays-random = der Zufall spielt
ui-plays-apprentice = ein Lehrling spielt
ui-plays-journeyman = ein Geselle spielt
ui-plays-master = ein Meister spielt
ui-plays-for-random = Der Zufall spielt für { $name }.
ui-plays-for-apprentice = Ein Lehrling spielt für { $name }.
ui-plays-for-journeyman = Ein Geselle spielt für { $name }.
ui-plays-for-master = Ein Meister spielt für { $name }.
ui-back-again = Ich bin wieder da
ui-away-long = { $name } ist { $away }.
ui-let-apprentice = Einen Lehrling für { $name } spielen lassen
ui-let-journeyman = Einen Gesellen für { $name } spielen lassen
ui-let-master = Einen Meister für { $name } spielen lassen
ui-devices = { $count ->
    [one] ein Gerät
   *[other] { $count } Geräte
}

# Ein Spiel ohne eigene Seite.
ui-plain-table = Auf dem Tisch
ui-plain-points = Punkte
ui-plain-round = Runde { $count }
ui-plain-find = Zug suchen
ui-plain-found = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
ui-yes = ja
ui-no = nein

# Vor dem Geben.
ui-hall = Warten auf Freunde
ui-hall-missing = { $count ->
    [one] Ein Stuhl ist noch leer.
   *[other] { $count } Stühle sind noch leer.
}
ui-hall-begins = Das Spiel beginnt von selbst, wenn der letzte Stuhl besetzt ist.
ui-hall-come = { $come } von { $all } sind da
ui-link-make = Link machen
ui-link-new = Neuen Link machen
ui-link-withdraw = Link zurückziehen
ui-link-none = Zu diesem Stuhl führt kein Link. Mach einen für jemanden, oder setz einen Bot hin.
ui-link-lost = Zu diesem Stuhl führt ein Link, aber diese Seite kennt ihn nicht mehr. Ein neuer Link macht den alten ungültig.
ui-bot-for = Bot für { $name }
ui-watch = Zuschauen
ui-to-the-table = Zum Tisch
ui-claim-device = Auch mit diesem Gerät hinsetzen
ui-claim-device-hint = Du hast diesen Link an deinem eigenen Platz gemacht. Von jetzt an kannst du auch hier spielen.
ui-device = Ein anderes Gerät benutzen
ui-device-link = Öffne diesen Link auf deinem anderen Gerät
ui-device-hint = Er gilt einmal und eine Stunde lang und führt auf deinen eigenen Platz: Schick ihn sonst niemandem.

# Zurücknehmen.
ui-watching = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
ui-spectator = Du schaust zu.
ui-choices = Was du tun kannst
ui-choices-none = Gerade wirst du nichts gefragt.
ui-draft = Noch sieht es niemand; zurück ist frei.
ui-confirm-what = Bestätigen: { $move }
ui-waiting-confirm = Enter bestätigt; Zurück nimmt es zurück.
ui-sealed = Du hast gewählt. Bis alle gewählt haben, kannst du es zurücknehmen.
ui-tell-hold = Anhalten
ui-tell-on = Weiter
ui-tell-step = Ein Schritt weiter
ui-tell-now = { $count ->
    [0] Zum jetzigen Stand (F)
    [one] Zum jetzigen Stand: noch ein Schritt (F)
   *[other] Zum jetzigen Stand: noch { $count } Schritte (F)
}
ui-fewer = Weniger: { $what }
ui-more = Mehr: { $what }
ui-read-rule = Regel lesen
ui-hinted = Ein Meister würde wählen, mit den Gewinnchancen und erwarteten Punkten aller:
ui-hint-shown = auf dem Plan beleuchtet; noch ein Klick führt ihn aus
ui-chances = Gewinnchancen
ui-expected = { $score } P.
ui-pondering = Ein Meister denkt darüber nach …
ui-course = Gewinnchancen über das Spiel
ui-course-thinking = Es wird ausgerechnet, wer wann wohl gewonnen hätte …
ui-course-failed = Die Chancen ließen sich nicht ausrechnen.
ui-turning = Wendepunkte:
ui-turning-at = Zug { $n } ({ $name } +{ $by } %)
ui-search-rules = Regeln durchsuchen
ui-found = { $count ->
    [0] Nichts gefunden
    [one] Eine Regel
   *[other] { $count } Regeln
}
ui-source = Quelle: { $source }
ui-chat-hint = Sag etwas zum Tisch
ui-send = Senden
ui-chat-empty = Noch hat niemand etwas gesagt.
ui-somebody = Zuschauer
ui-reconnecting = Die Verbindung ist unterbrochen; neuer Versuch …
ui-reconnecting-kept = Die Verbindung ist unterbrochen; neuer Versuch. Dein Klick ist gemerkt und geht mit, sobald sie wieder steht.
ui-since = Während du weg warst
ui-since-mine = Seit meiner letzten Entscheidung
ui-since-look = auf Zug { $n } zurückblicken
ui-since-hint = { $count ->
    [0] Seither hat niemand sonst gezogen.
    [one] Seither gab es einen Zug.
   *[other] Seither gab es { $count } Züge.
}
ui-takeback-line = { $count ->
    [one] { $name } nimmt Zug { $n } zurück.
   *[other] { $name } nimmt { $count } Züge zurück, ab Zug { $n }.
}
ui-secret-move = { $name } wählt im Geheimen.
ui-take-back = Zurücknehmen: { $move }
ui-take-back-short = Zurück
ui-take-back-last = Meinen letzten Zug zurücknehmen: { $move }
ui-redo = { $count ->
    [one] Wieder ausführen
   *[other] Alle wieder ausführen
}
ui-redo-offer = { $count ->
    [one] Zug { $n } wurde zurückgenommen. Bis zum nächsten Zug lässt er sich wieder ausführen.
   *[other] { $count } Züge wurden zurückgenommen. Bis zum nächsten Zug lassen sie sich wieder ausführen.
}
ui-redo-asked = { $count ->
    [one] { $name } möchte den zurückgenommenen Zug { $n } wieder ausführen.
   *[other] { $name } möchte { $count } zurückgenommene Züge wieder ausführen.
}
ui-redo-waiting = { $count ->
    [one] Du möchtest Zug { $n } wieder ausführen.
   *[other] Du möchtest { $count } Züge wieder ausführen.
}
ui-take-back-question = { $count ->
    [one] Einen Zug zurücknehmen?
   *[other] { $count } Züge zurücknehmen?
}
ui-take-back-first = Das Spiel geht zurück bis vor diesen Zug: { $move }
ui-take-back-others = { $count ->
    [one] Einer der Züge ist nicht deiner.
   *[other] { $count } der Züge sind nicht deine.
}
ui-take-back-yes = { $count ->
    [one] Einen Zug zurücknehmen
   *[other] { $count } Züge zurücknehmen
}
ui-takeback-asked = { $count ->
    [one] { $name } möchte Zug { $n } zurücknehmen.
   *[other] { $name } möchte { $count } Züge zurücknehmen, ab Zug { $n }.
}
ui-takeback-waiting = { $count ->
    [one] Du hast gebeten, Zug { $n } zurückzunehmen.
   *[other] Du hast gebeten, { $count } Züge zurückzunehmen, ab Zug { $n }.
}
ui-agree = Zustimmen
ui-refuse = Ablehnen
ui-withdraw = Zurückziehen
ui-curtain = Gib den Bildschirm an { $name }
ui-curtain-hint = Keine Hand ist zu sehen, bis { $name } so weit ist.
ui-curtain-ready = Ich bin { $name }
ui-invite = Link für { $name }
ui-scan = Code für { $name }: mit einem Telefon einlesen
ui-scan-hint = Oder lass den Code mit dem Telefon einlesen.
ui-invite-hint = Schick allen je einen Link. Wer ihn zuerst öffnet, sitzt dort; danach ist er verbraucht.
ui-copy = Link kopieren
ui-copied = Kopiert
ui-watch-link = Link zum Zuschauen
ui-claim = An diesen Tisch setzen
ui-claim-hint = Du bist auf einen Platz an diesem Tisch eingeladen.
ui-sit-down = Hinsetzen
ui-give-bot = Einen Bot spielen lassen
ui-take-seat = Selbst spielen
ui-fill-bot = Einen Bot hinsetzen

# Zurückschauen.
ui-replay = Zurückschauen
ui-replay-first = Zum Anfang
ui-replay-back = Einen Zug zurück
ui-replay-forward = Einen Zug weiter
ui-replay-last = Zum letzten Zug
ui-replay-play = Abspielen
ui-replay-pause = Anhalten
ui-replay-at = Zug { $n } von { $of }
ui-replay-leave = Zurück zum Spiel
ui-eyes = Gesehen von
ui-eyes-public = allen

# Menü.
ui-download = Protokoll herunterladen
ui-sound = Ton, wenn ich dran bin
ui-confirm-moves = Züge bestätigen lassen
ui-pace = Züge der anderen
ui-pace-slow = langsam
ui-pace-normal = normal
ui-pace-fast = schnell
ui-pace-at-once = sofort
ui-rename = Deinen Namen ändern
ui-save = Speichern
ui-share = Links
ui-settings = Einstellungen
ui-zoom = Zoom
ui-zoom-in = Näher
ui-zoom-out = Weiter weg
ui-zoom-tip = Näher: Mausrad, zwei Finger oder + und −; ziehen verschiebt
ui-zoom-fit = Ganzer Plan (Doppelklick oder 0)

# Das Ende.
ui-over = Das Spiel ist zu Ende
ui-winner = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
ui-nobody-wins = Niemand gewinnt.
ui-verify = Startzahl prüfen
ui-verified = Die Startzahl { $seed } passt zu dem Hash, der am Anfang veröffentlicht wurde, und jede der { $lines } Zeilen war erlaubt.
ui-not-verified = Dieses Spiel lässt sich nicht prüfen: { $why }
ui-seed-hash = Hash der Startzahl, am Anfang veröffentlicht: { $hash }
ui-ranking = Rangfolge
ui-again-turned = Revanche mit getauschten Plätzen
ui-again-same = Dieselbe Verteilung noch einmal
ui-again-made = steht bereit: dorthin
ui-end-board = Zum Spielplan
ui-end-result = Das Ergebnis
ui-total = Zusammen
ui-broken = Dieser Tisch kann nicht weitergespielt werden
ui-broken-late = Er begann mit einer Stellung von außen, und ein Zug darin dauerte länger, als das Haus wartet. Sein Protokoll bleibt lesbar.
ui-broken-hint = Er wurde mit anderen Regeln oder Teilen gespielt, als dieses Guildhall hat. Sein Protokoll bleibt lesbar.

# Was schiefging.
ui-error-moved-on = Das Spiel ist weitergegangen; schau noch einmal.
ui-error-not-stored = Das konnte nicht gespeichert werden und ist nicht geschehen. Versuch es gleich noch einmal.
ui-error-not-known = Die Datenbank ist über diesem Zug verstummt. Warte einen Augenblick: Sobald sie antwortet, zeigt der Tisch, ob der Zug gilt.
ui-error-late = Diese Stellung ließ sich nicht rechtzeitig weiterspielen; der Tisch ist geschlossen. Sein Protokoll bleibt lesbar.
ui-error-not-yours = Dieser Platz ist nicht deiner.
ui-error-not-your-turn = Du bist nicht dran.
ui-error-no-table = Diesen Tisch gibt es nicht.
ui-error-no-invitation = Dieser Link öffnet keinen Platz an diesem Tisch.
ui-error-chair-taken = Auf diesem Stuhl sitzt schon jemand. Bitte um einen neuen Link.
ui-error-link-withdrawn = Dieser Link wurde zurückgezogen, oder es gibt einen neueren. Bitte um einen neuen.
ui-error-link-used = Dieser Link ist verbraucht. Mach an deinem Platz einen neuen: Menü, „Ein anderes Gerät benutzen“.
ui-error-link-expired = Ein Link für ein anderes Gerät gilt eine Stunde, und dieser ist älter. Mach an deinem Platz einen neuen.
ui-error-too-many-devices = Acht deiner Geräte sitzen schon an diesem Tisch; mehr geht nicht.
ui-error-already-seated = Du sitzt schon an diesem Tisch, auf einem anderen Stuhl. Der Link ist für jemand anderen.
ui-error-host-seated = Du hast diesen Tisch eröffnet und sitzt schon hier. Der Link ist für jemand anderen: Kopiere und verschicke ihn.
ui-error-gathering = Noch ist nicht gegeben: Es fehlt noch jemand.
ui-error-not-absent = Diese Person ist noch nicht lange genug weg. Warte, bis die Regel des Tisches einen Bot erlaubt.
ui-error-not-host = Das kann nur, wer den Tisch eröffnet hat.
ui-error-too-fast = Zu schnell; eins nach dem anderen.
ui-error-too-busy = Über vieles von dir wird schon nachgedacht; warte einen Augenblick.
ui-error-no-chat = Du kannst hier zusehen. Um mitzureden, setz dich mit einem Link an einen Platz oder mach einen eigenen Tisch auf.
ui-error-chat-too-fast = Das war viel auf einmal; warte ein paar Sekunden.
ui-error-too-long = Dieser Tisch hat mehr Züge, als das Haus erlaubt.
ui-error-broken = Dieser Tisch kann nicht weitergespielt werden.
ui-error-nothing-to-redo = Zuletzt wurde nichts zurückgenommen: Es gibt nichts wieder auszuführen.
ui-error-no-seed = Diese Partie begann in einer Stellung: Es gibt keine Verteilung zu wiederholen.
ui-error-nothing-asked = Niemand hat um eine Rücknahme gebeten.
ui-error-no-bot = Diesen Bot gibt es nicht.
ui-error-no-person = Dort sitzt sonst niemand.
ui-error-no-worker = Der Bot antwortet nicht.
ui-error-bad-log = Dieses Protokoll lässt sich nicht öffnen: { $why }
ui-error-other = Etwas ging schief ({ $error }).
ui-error-preparing = Dieses Spiel wird noch vorbereitet. Versuch es in einer Minute wieder.
ui-error-bad-message = Seite und Server verstehen einander nicht. Lade die Seite neu.
ui-error-bad-request = Das hat der Server nicht verstanden: { $why }
ui-error-bad-table = Dieser Tisch geht nicht: { $why }
ui-error-server = Auf dem Server ging etwas entzwei. Versuch es noch einmal; was gespeichert war, ist sicher.
ui-error-not-over = Das Spiel ist noch nicht zu Ende.
ui-error-log-too-long = Dieses Protokoll hat mehr Züge, als das Haus erlaubt.
ui-error-too-many-tables = Du hast in kurzer Zeit viele Tische eröffnet. Warte eine Minute und versuch es wieder.
ui-error-too-many-requests = Zu viele Anfragen von deiner Adresse. Warte eine Minute und versuch es wieder.
ui-error-no-game = Dieses Spiel gibt es hier nicht.
ui-error-no-line = Diesen Zug gibt es an diesem Tisch nicht.
ui-error-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
ui-error-offline = Der Server antwortet nicht.
ui-tip = Erklärung
