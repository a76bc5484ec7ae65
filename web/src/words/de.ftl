# Die Seite selbst: jeder Satz, den kein Spiel sagt.
ui-title = Guildhall
ui-tagline = Vier Gildenspiele auf einem Tisch. Such dir eines aus und setz dich.
ui-fan = Ein inoffizielles Fanprojekt ohne Verbindung zu Autoren oder Verlagen. Alle Zeichnungen sind unsere eigenen.
ui-players = { $low ->
   *[other] { $low }–{ $high } Personen
}
ui-minutes = { $count } Min.
ui-workshop = noch in der Werkstatt
ui-blurb-flandern-1302 = Baue Viertel in sechs Städten. Deine Karte bleibt geheim, bis alle gewählt haben.
ui-blurb-city-and-guilds = Lege Häuser und Märkte an die Straßen; besitze Blöcke, stütze Gilden.
ui-blurb-city-of-guilds = Der Herrscher ist tot. Gewinne die Viertel mit Karten, Gold und sechs Gilden.
ui-blurb-guilds-of-london = Schicke Zunftleute, wo die Stimmen sind; werde Meister der großen Gilden.
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
ui-level-random = Zufall
ui-level-apprentice = Lehrling
ui-level-journeyman = Geselle
ui-level-master = Meister
ui-level-about-random = Irgendein Zug, durch Los.
ui-level-about-apprentice = Sieht einen Zug voraus.
ui-level-about-journeyman = Denkt den Zug zu Ende.
ui-level-about-master = Denkt bis zu drei Sekunden.
ui-alone = Allein gegen das Spiel
ui-play = Jetzt spielen
ui-your-name = Dein Name
ui-name-of = Name auf Platz { $count }
ui-options = Optionen
ui-option-start = Wer beginnt
ui-option-start-random = durch Los
ui-option-start-n = Platz { $count }
ui-too-few = { $game } braucht mindestens { $count } Personen.
ui-my-tables = Zurück an deine Tische
ui-your-turn = du bist dran
ui-table-over = beendet
ui-table-waiting = andere entscheiden
ui-round = Runde { $count }
ui-upload = Protokoll öffnen
ui-preparing = Die Spiele werden vorbereitet, einmal nach jeder Aktualisierung: { $percent } %
ui-preparing-hint = Du kannst inzwischen die Plätze wählen.
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
ui-you = du
ui-thinking = denkt nach
ui-open-chair = leerer Stuhl
ui-away = nicht da
ui-watching = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
ui-spectator = Du schaust zu.
ui-choices = Was du tun kannst
ui-choices-none = Gerade wirst du nichts gefragt.
ui-draft = Noch sieht es niemand; zurück ist frei.
ui-waiting-confirm = Bestätige den Zug oder nimm ihn zurück.
ui-sealed = Du hast gewählt. Bis alle gewählt haben, kannst du es zurücknehmen.
ui-fast-forward = Zeig, was jetzt ist
ui-read-rule = Regel lesen
ui-hinted = Ein Meister würde wählen, mit den Gewinnchancen und erwarteten Punkten aller:
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
ui-since = Während du weg warst
ui-since-hint = { $count ->
    [one] Seit du hingesehen hast, gab es einen Zug.
   *[other] Seit du hingesehen hast, gab es { $count } Züge.
}
ui-takeback-line = { $name } nimmt bis Zug { $line } zurück.
ui-take-back = Bis hierher zurücknehmen
ui-takeback-asked = { $name } möchte bis Zug { $line } zurücknehmen.
ui-takeback-waiting = Du hast gebeten, bis Zug { $line } zurückzunehmen.
ui-agree = Zustimmen
ui-refuse = Ablehnen
ui-withdraw = Zurückziehen
ui-curtain = Gib den Bildschirm an { $name }
ui-curtain-hint = Keine Hand ist zu sehen, bis { $name } so weit ist.
ui-curtain-ready = Ich bin { $name }
ui-invite = { $name } auf Platz { $count } einladen
ui-invite-hint = Wer diesen Link hat, kann sich dort setzen. Behaltet ihn unter euch.
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
ui-replay-at = Zug { $n } von { $of }
ui-replay-leave = Zurück zum Spiel
ui-eyes = Gesehen von
ui-eyes-public = allen

# Menü.
ui-download = Protokoll herunterladen
ui-sound = Ton, wenn ich dran bin
ui-confirm-moves = Züge bestätigen lassen
ui-pace = Züge der anderen
ui-pace-0 = sofort
ui-pace-1 = nacheinander
ui-pace-2 = langsam
ui-rename = Deinen Namen ändern
ui-save = Speichern
ui-share = Links
ui-settings = Einstellungen
ui-zoom-in = Näher
ui-zoom-out = Ganzer Plan

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
ui-again = Noch einmal
ui-total = Zusammen
ui-broken = Dieser Tisch kann nicht weitergespielt werden
ui-broken-hint = Er wurde mit anderen Regeln oder Teilen gespielt, als dieses Guildhall hat. Sein Protokoll bleibt lesbar.

# Was schiefging.
ui-error-moved-on = Das Spiel ist weitergegangen; schau noch einmal.
ui-error-not-stored = Der Zug konnte nicht gespeichert werden und ist nicht geschehen. Versuch es noch einmal.
ui-error-not-yours = Dieser Platz ist nicht deiner.
ui-error-not-your-turn = Du bist nicht dran.
ui-error-no-table = Diesen Tisch gibt es nicht.
ui-error-no-invitation = Dieser Link öffnet keinen Platz an diesem Tisch.
ui-error-too-fast = Zu schnell; eins nach dem anderen.
ui-error-too-long = Dieser Tisch hat mehr Züge, als das Haus erlaubt.
ui-error-broken = Dieser Tisch kann nicht weitergespielt werden.
ui-error-nothing-asked = Niemand hat um eine Rücknahme gebeten.
ui-error-no-bot = Diesen Bot gibt es nicht.
ui-error-no-person = Dort sitzt sonst niemand.
ui-error-no-worker = Der Bot antwortet nicht.
ui-error-bad-log = Dieses Protokoll lässt sich nicht öffnen: { $why }
ui-error-other = Etwas ging schief ({ $error }).
ui-error-offline = Der Server antwortet nicht.
ui-tip = Erklärung
