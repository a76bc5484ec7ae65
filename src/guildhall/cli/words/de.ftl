welcome = { $game }, entworfen von { $designers }. Eine inoffizielle Fan-Fassung ohne Verbindung zu Autor oder Verlag. h zeigt die Hilfe.
ask = Deine Wahl:{" "}
help = Eine Zahl wählt. ? sagt, was nicht geht und warum (? play swap: nur dieser Zug). t gibt einen Rat, u nimmt einen Schritt zurück, b zeigt das Brett, l das Protokoll, r die Regeln (r tax: die dazu), q geht. Züge können auch ausgeschrieben werden.
possible = „{ $move }“ ist möglich.
no-rule = Von „{ $text }“ spricht keine Regel.
curtain = { $side } ist an der Reihe. Weitergeben, dann Enter drücken.{" "}
goodbye = Bis zum nächsten Mal.
saved = Das Spiel liegt in { $file }; weiter mit: guildhall play { $game } --resume { $file }
not-saved = Das Spiel konnte nicht gespeichert werden: { $error }
more = {"    "}… und { $count } weitere aus demselben Grund
verified = Wahr: Der Startwert passt zu dem am Anfang veröffentlichten Hash { $hash }, und alle { $lines } Zeilen sind erlaubt. { $state ->
    [over] Das Spiel ist zu Ende.
   *[open] Das Spiel ist nicht zu Ende.
}
