# The table itself.
refusal-table-over = The game is over.
refusal-table-turn = It is not your turn: { $sides } { $n ->
    [one] decides
   *[other] decide
  } now.
refusal-table-unknown-move = There is no move “{ $words }” in this game; the list of moves shows how each is spelled.
refusal-table-not-now = That comes at another time. Now: { $asked }
refusal-table-waiting = Confirm the move you have chosen, or take it back first.
refusal-table-nothing-to-undo = There is nothing to undo: your last step is committed already.
refusal-table-nothing-to-commit = There is nothing to confirm: choose a move first.
refusal-table-takeback = There is no line { $line } to go back to: name one of the log that still stands, or 0 for the beginning.
several = { $first } and { $last }
prompt-wait-several = { $sides } are deciding.
nothing-more = choose one of the moves in the list.
