// The keyboard: every key that means something at a table.

import type { GameModule } from '../games/types'
import type { Connection } from './connection.svelte'
import type { Picker } from './picker.svelte'
import type { TableView } from './wire'

interface At {
  connection: Connection
  picker: Picker
  module: GameModule
  view: TableView
  rules: () => void
}

export function shortcuts(event: KeyboardEvent, { connection, picker, module, view, rules }: At): void {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return
  const key = event.key.toLowerCase()
  const move = Object.keys(module.keys).find((each) => module.keys[each] === key)
  if (key === 'escape') {
    if (connection.refusal || connection.hint) connection.refusal = connection.hint = null
    else if (picker.picked) picker.cancel()
    else if (view.draft.length) connection.send({ do: 'undo' })
  } else if (key === 'u') {
    if (view.draft.length) connection.send({ do: 'undo' })
  } else if (key === 'h') {
    if (view.asked !== null) connection.askHint()
  } else if (key === 'r') rules()
  else if (key === 'f') connection.fastForward()
  else if (key === 'enter' && view.waiting && !onAButton(event.target)) connection.send({ do: 'commit' })
  else if (move && view.moves.some((each) => each.move === move)) picker.play(move)
  else if (move && view.asked !== null) connection.send({ do: 'why', move })
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, dialog *')
}

function onAButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, [role=button], a') !== null
}
