# Der Tisch selbst.
refusal-table-over = Das Spiel ist zu Ende.
refusal-table-turn = Du bist nicht an der Reihe.
refusal-table-unknown-move = Den Zug „{ $words }“ gibt es in diesem Spiel nicht.
refusal-table-not-now = Danach wird jetzt nicht gefragt.
refusal-table-waiting = Bestätige zuerst den gewählten Zug oder nimm ihn zurück.
refusal-table-nothing-to-undo = Es gibt nichts zurückzunehmen: Dein letzter Schritt gilt schon.
refusal-table-nothing-to-commit = Es gibt nichts zu bestätigen.
refusal-table-takeback = Eine Zeile { $line }, zu der man zurückkehren könnte, gibt es nicht.
