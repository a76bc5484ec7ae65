// What kind of screen it is, for boards and hands that are laid out in another way there.

class Screen {
  now = $state(false)

  constructor(media: string) {
    const query = matchMedia(media)
    this.now = query.matches
    query.addEventListener('change', (event) => (this.now = event.matches))
  }
}

/** A phone held upright: boards with a tall sheet use it then. */
export const narrow = new Screen('(max-width: 900px) and (orientation: portrait)')
/** Any phone. */
export const handheld = new Screen('(max-width: 900px), (max-height: 560px)')
