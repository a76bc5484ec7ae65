welcome = { $game }, designed by { $designers }. An unofficial fan version without affiliation. Type h for help.
ask = Your choice:{" "}
help = A number chooses. ? tells what is impossible and why (? play swap: that one move). t gives a tip, u undoes a step, b shows the board, l the log, r the rules (r tax: those about it), q leaves. Moves can be typed in full as well.
possible = “{ $move }” is possible.
no-rule = No rule speaks of “{ $text }”.
curtain = { $side } is next. Hand over, then press Enter.{" "}
goodbye = Until next time.
saved = The game is kept in { $file }; go on with: guildhall play { $game } --resume { $file }
not-saved = The game could not be saved: { $error }
more = {"    "}… and { $count } more for the same reason
verified = True: the seed fits the hash { $hash } that was published at the start, and all { $lines } lines are legal. { $state ->
    [over] The game is over.
   *[open] The game is not over.
}
