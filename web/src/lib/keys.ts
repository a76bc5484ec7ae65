// The keyboard: every key that means something at a table.

import type { GameModule } from '../games/types'
import { chosen } from './chosen.svelte'
import type { Connection } from './connection.svelte'
import type { Picker } from './picker.svelte'
import type { TableView } from './wire'

interface At {
  connection: Connection
  picker: Picker
  module: GameModule
  view: TableView
  rules: () => void
  undo: () => void
}

export function shortcuts(event: KeyboardEvent, { connection, picker, module, view, rules, undo }: At): void {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return
  const key = event.key.toLowerCase()
  if (key === 'enter') {
    entered(event, connection, picker, view)
    return
  }
  const move = Object.keys(module.keys).find((each) => module.keys[each] === key)
  if (key === 'escape') {
    if (connection.refusal || connection.hint) connection.refusal = connection.hint = null
    else if (picker.picked || chosen.value !== null) {
      picker.cancel()
      chosen.clear()
    } else if (view.draft.length) connection.send({ do: 'undo' })
  } else if (key === 'u') undo()
  else if (key === 'h') {
    if (view.asked !== null) connection.askHint()
  } else if (key === 'r') rules()
  else if (key === 'f') connection.fastForward()
  else if (move && view.moves.some((each) => each.move === move)) picker.play(move)
  else if (move && view.asked !== null) connection.send({ do: 'why', move })
}

/** Enter makes the move that the prompt names, wherever one has clicked last; on other buttons it is theirs. */
function entered(event: KeyboardEvent, connection: Connection, picker: Picker, view: TableView): void {
  const button = event.target instanceof Element ? event.target.closest('button, [role=button], a') : null
  const spent = button?.matches('.board *, .hand *') && (view.waiting || button.matches('.chosen'))
  if (button && !spent) return
  const last = picker.picked ? picker.last : null
  if (!view.waiting && !last) return
  event.preventDefault()
  event.stopPropagation()
  if (view.waiting) connection.send({ do: 'commit' })
  else if (last) picker.choose(last)
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, dialog *')
}
