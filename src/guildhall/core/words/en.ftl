# The table itself.
refusal-table-over = The game is over.
refusal-table-turn = It is not your turn to decide.
refusal-table-unknown-move = There is no move “{ $words }” in this game.
refusal-table-not-now = That is not what is asked now.
refusal-table-waiting = Confirm the move you have chosen, or take it back first.
refusal-table-nothing-to-undo = There is nothing to undo: your last step is committed already.
refusal-table-nothing-to-commit = There is nothing to confirm.
refusal-table-takeback = There is no line { $line } to go back to.
