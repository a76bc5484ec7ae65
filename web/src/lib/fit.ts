// A label that is wider than its plate is squeezed to it: translations are longer, and fonts differ.

interface Given {
  width: number
  text: string
}

const plates = new WeakMap<SVGTextElement, number>()
const waiting = new Set<SVGTextElement>()

/** Fits a label again before the next frame, since its letters have changed. */
export function refit(node: SVGTextElement): void {
  if (!plates.has(node)) return
  if (!waiting.size) requestAnimationFrame(squeezeAll)
  waiting.add(node)
}

/** All at once: letters are measured after the last change and before the first, so that the page is laid out once. */
function squeezeAll(): void {
  const labels = [...waiting].filter((node) => node.isConnected)
  waiting.clear()
  for (const node of labels) {
    node.removeAttribute('textLength')
    node.removeAttribute('lengthAdjust')
  }
  const wide = labels.filter((node) => node.getComputedTextLength() > plates.get(node)!)
  for (const node of wide) {
    node.setAttribute('textLength', String(plates.get(node)))
    node.setAttribute('lengthAdjust', 'spacingAndGlyphs')
  }
}

export function fit(node: SVGTextElement, given: Given): { update(now: Given): void } {
  function squeeze({ width }: Given): void {
    plates.set(node, width)
    refit(node)
  }
  squeeze(given)
  return { update: squeeze }
}
