// A label that is wider than its plate is squeezed to it: translations are longer, and fonts differ.

export function fit(node: SVGTextElement, given: { width: number; text: string }): { update(now: typeof given): void } {
  function squeeze({ width }: { width: number; text: string }): void {
    node.removeAttribute('textLength')
    node.removeAttribute('lengthAdjust')
    if (node.getComputedTextLength() > width) {
      node.setAttribute('textLength', String(width))
      node.setAttribute('lengthAdjust', 'spacingAndGlyphs')
    }
  }
  requestAnimationFrame(() => squeeze(given))
  return { update: (now) => requestAnimationFrame(() => squeeze(now)) }
}
