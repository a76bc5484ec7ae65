// Letters on a board that is drawn smaller than it was meant: they stay large enough to be read, as on a map.

import { refit } from './fit'

const DETAIL = 0.72 // of its size: below that a detail is left out until one looks closer; its tip tells it

/** `scale` is px per unit of the drawing, `least` the smallest letters in px; `texts` are those to look at. */
export function legible(
  drawing: SVGSVGElement,
  scale: number,
  least: number,
  texts: Iterable<SVGTextElement> = drawing.querySelectorAll('text'),
): void {
  if (!scale) return
  for (const text of texts) {
    const meant = Number(text.getAttribute('font-size'))
    if (!meant) continue
    const within = scale * scaleOf(text, drawing)
    const hidden = text.classList.contains('detail') && meant * within < least * DETAIL
    const size = meant * within < least ? `${(least / within).toFixed(2)}px` : ''
    if (text.style.fontSize === size && (text.style.display === 'none') === hidden) continue
    text.style.fontSize = size
    text.style.display = hidden ? 'none' : ''
    refit(text)
  }
}

/** The texts that have come to a drawing. */
export function newTexts(changes: MutationRecord[]): Set<SVGTextElement> {
  const found = new Set<SVGTextElement>()
  for (const { addedNodes } of changes)
    for (const node of addedNodes) {
      if (node instanceof SVGTextElement) found.add(node)
      else if (node instanceof Element) node.querySelectorAll('text').forEach((text) => found.add(text))
    }
  return found
}

/** What the groups around a text add to its scale. */
function scaleOf(text: SVGTextElement, drawing: SVGSVGElement): number {
  let scale = 1
  for (let at = text.parentElement as Element | null; at && at !== drawing; at = at.parentElement) {
    const scaled = /scale\(([\d.]+)/.exec(at.getAttribute('transform') ?? '')
    if (scaled) scale *= Number(scaled[1])
  }
  return scale
}
