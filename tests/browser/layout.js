// What is wrong with the table as it stands now, in the page itself: one list of sentences. `was` are the places at the
// first decision of the seat; `least` is the smallest type in px. Exceptions are listed here by name, each with its reason.
;({ was, least }) => {
  const PLACES = { board: '.board .map', question: '.ask', hand: '.hand', players: '.players', news: '.news', top: '.top' }
  // What scrolls by design, and the cue that says so.
  const SCROLLERS = {
    '.rail': (own) => [...own.parentElement.querySelectorAll('.more')].some(shown), // an arrow at the edge
    '.map': () => getComputedStyle(document.querySelector('.zooms')).display !== 'none', // a sheet under a glass
    '.news .panel': (own) => getComputedStyle(own).scrollbarWidth === 'thin',
    '.sum': (own) => getComputedStyle(own).scrollbarWidth === 'thin',
  }
  // One line of fixed size whose end may be dots: the whole stands in the tip or in the log.
  const DOTS = '.player .name, .player .who, .top h1, .ribbon span, .card .does, .sum thead th'
  // Drawn over others on purpose: cues of a tray, pieces on a map, what is said until the next click or until the line is back.
  const OVER = '.more, .bubble, .lost, .zooms, .tip, .vh, .skip, #board *, .news .panel *, .sum *'
  if (document.querySelector('.ask.end')) return { faults: [], places: was, lit: 0 } // nothing is asked any more
  const faults = []
  const table = document.querySelector('.table')
  const round = (n) => Math.round(n * 10) / 10
  const shown = (own) => own.checkVisibility({ visibilityProperty: true, opacityProperty: false })
  const name = (own) => {
    const of = own.closest('[class]')
    const text = (own.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
    return `${own.tagName.toLowerCase()}.${[...(of?.classList ?? [])].filter((each) => !each.startsWith('svelte')).join('.')} “${text}”`
  }
  /** The part of a box that is not cut away by what scrolls around it. */
  const seen = (own) => {
    let { left, top, right, bottom } = own.getBoundingClientRect()
    for (let at = own.parentElement; at && at !== table; at = at.parentElement) {
      if (getComputedStyle(at).overflowX === 'visible') continue
      const clip = at.getBoundingClientRect()
      ;[left, top] = [Math.max(left, clip.left), Math.max(top, clip.top)]
      ;[right, bottom] = [Math.min(right, clip.right), Math.min(bottom, clip.bottom)]
    }
    return { left, top, right, bottom, there: right - left > 1 && bottom - top > 1 }
  }
  const common = (a, b) => [
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  ]

  // 1. Every place is where it was.
  const places = {}
  for (const [place, selector] of Object.entries(PLACES)) {
    const own = document.querySelector(selector)
    if (!own || !shown(own)) {
      faults.push(`${place}: is not there`)
      continue
    }
    const { x, y, width, height } = own.getBoundingClientRect()
    places[place] = [x, y, width, height].map(round)
    if (was && String(was[place]) !== String(places[place])) faults.push(`${place}: moved from ${was[place]} to ${places[place]}`)
    if (x < -1 || y < -1 || x + width > innerWidth + 1 || y + height > innerHeight + 1) faults.push(`${place}: leaves the window`)
  }
  const boxes = Object.entries(places).map(([place, [x, y, w, h]]) => [place, { left: x, top: y, right: x + w, bottom: y + h }])
  boxes.forEach(([a, one], i) =>
    boxes.slice(i + 1).forEach(([b, other]) => {
      const [w, h] = common(one, other)
      if (w > 1 && h > 1) faults.push(`${a} lies over ${b} by ${round(w)} × ${round(h)} px`)
    }),
  )
  if (document.documentElement.scrollWidth > innerWidth + 1 || document.documentElement.scrollHeight > innerHeight + 1)
    faults.push('the page itself scrolls')

  // 2. What scrolls says so.
  for (const [selector, cued] of Object.entries(SCROLLERS))
    for (const own of table.querySelectorAll(selector)) {
      const more = own.scrollWidth - own.clientWidth > 4 || own.scrollHeight - own.clientHeight > 4
      if (shown(own) && more && !cued(own)) faults.push(`${selector} scrolls without a cue: ${name(own)}`)
    }

  // 3. Text: large enough, whole, no word broken inside, none over another.
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
  const texts = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const own = node.parentElement
    if (!node.data.trim() || !shown(own) || own.closest('.vh, .as-text, .bubble')) continue
    const drawn = own.closest('svg')
    const { fontSize } = getComputedStyle(own)
    const scale = drawn ? Math.hypot(own.getScreenCTM().a, own.getScreenCTM().b) : 1
    if (parseFloat(fontSize) * scale < least - 0.05) faults.push(`text of ${round(parseFloat(fontSize) * scale)} px: ${name(own)}`)
    texts.push({ node, own, drawn })
  }
  const range = document.createRange()
  const lines = []
  for (const { node, own, drawn } of texts) {
    if (drawn) continue
    const box = seen(own)
    if (!box.there) continue
    const style = getComputedStyle(own)
    const cut = own.scrollWidth > own.clientWidth + 1 && own.clientWidth > 0 && style.overflowX !== 'visible'
    if (cut && !own.matches(DOTS) && !own.closest(Object.keys(SCROLLERS).join())) faults.push(`cut off: ${name(own)}`)
    let at = 0
    for (const word of node.data.split(/(\s+)/)) {
      if (word.trim().length > 1) {
        range.setStart(node, at)
        range.setEnd(node, at + word.length)
        const rows = new Set([...range.getClientRects()].filter((row) => row.width > 1).map((row) => Math.round(row.top)))
        if (rows.size > 1 && !/[-–/]/.test(word)) faults.push(`broken word “${word}”: ${name(own)}`)
      }
      at += word.length
    }
    if (own.closest(OVER)) continue
    range.selectNodeContents(node)
    for (const row of range.getClientRects()) {
      const line = { left: Math.max(row.left, box.left), top: row.top + 2, right: Math.min(row.right, box.right), bottom: row.bottom - 2 }
      if (line.right - line.left > 1 && row.top < box.bottom - 2 && row.bottom > box.top + 2) lines.push({ ...line, own })
    }
  }
  lines.forEach((one, i) =>
    lines.slice(i + 1).forEach((other) => {
      const [w, h] = common(one, other)
      if (one.own !== other.own && w > 2 && h > 2) faults.push(`${name(one.own)} lies over ${name(other.own)}`)
    }),
  )

  // 4. The question within its lines, and what it says below it too.
  for (const own of document.querySelectorAll('.ask .asks, .ask .counsel'))
    if (own.scrollHeight > own.clientHeight + 1) faults.push(`more lines than there are: ${name(own)}`)

  // 5. What is lit or a button can be clicked at its middle, where it scrolls after it was brought into sight.
  const clickable = [...table.querySelectorAll('.pick.can, .card.can, .ask .acts .btn, .stepper button, .player.lit .link')].filter(shown)
  for (const own of clickable) {
    const middle = () => {
      const { left, top, width, height } = (own.matches('.pick') ? (own.querySelector('.lit, .can') ?? own) : own).getBoundingClientRect()
      return [left + width / 2, top + height / 2]
    }
    const hits = () => {
      const hit = document.elementFromPoint(...middle())
      return hit !== null && (own.contains(hit) || hit === own)
    }
    if (hits()) continue
    const scrolled = own.closest('.rail, .map')
    const back = scrolled && [scrolled.scrollLeft, scrolled.scrollTop]
    if (scrolled) own.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    if (!hits() && !document.elementFromPoint(...middle())?.closest('.bubble')) { // a bubble ends with the next click
      const hit = document.elementFromPoint(...middle())
      faults.push(`cannot be clicked at its middle: ${name(own)}${own.ariaLabel ? ` (${own.ariaLabel})` : ''}, under ${hit ? name(hit) : 'nothing'}`)
    }
    if (scrolled) scrolled.scrollTo({ left: back[0], top: back[1], behavior: 'instant' })
  }
  return { faults: [...new Set(faults)], places, lit: clickable.length }
}
