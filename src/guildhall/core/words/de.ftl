# Der Tisch selbst.
refusal-table-over = Das Spiel ist zu Ende.
refusal-table-turn = Du bist nicht an der Reihe: Jetzt { $n ->
    [one] entscheidet
   *[other] entscheiden
  } { $sides }.
refusal-table-unknown-move = Den Zug „{ $words }“ gibt es in diesem Spiel nicht; die Liste der Züge zeigt, wie jeder geschrieben wird.
refusal-table-not-now = Das kommt ein andermal. Jetzt: { $asked }
refusal-table-waiting = Bestätige zuerst den gewählten Zug oder nimm ihn zurück.
refusal-table-nothing-to-undo = Es gibt nichts zurückzunehmen: Dein letzter Schritt gilt schon.
refusal-table-nothing-to-commit = Es gibt nichts zu bestätigen: Wähle zuerst einen Zug.
refusal-table-takeback = Eine Zeile { $line }, zu der man zurückkehren könnte, gibt es nicht: Nenne eine des Protokolls, die noch gilt, oder 0 für den Anfang.
several = { $first } und { $last }
prompt-wait-several = { $sides } entscheiden.
nothing-more = Wähle einen der Züge aus der Liste.
