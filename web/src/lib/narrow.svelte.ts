// Whether the screen is a phone held upright: boards with a tall sheet use it then.

const query = matchMedia('(max-width: 900px) and (orientation: portrait)')

class Narrow {
  now = $state(query.matches)

  constructor() {
    query.addEventListener('change', (event) => (this.now = event.matches))
  }
}

export const narrow = new Narrow()
