// Words that do not fit their place end with an ellipsis after the last whole line, however high the place is.

/** The place; what stands in it is clamped. */
export function wholeLines(place: HTMLElement): { destroy(): void } {
  function measure(): void {
    const words = place.firstElementChild as HTMLElement | null
    const line = words ? parseFloat(getComputedStyle(words).lineHeight) : 0
    if (words && line > 0)
      words.style.webkitLineClamp = String(Math.max(1, Math.floor((place.clientHeight + 1) / line)))
  }
  const watcher = new ResizeObserver(measure)
  watcher.observe(place)
  return { destroy: () => watcher.disconnect() }
}
