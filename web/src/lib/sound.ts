// A small bell when it is my turn: made here, no file, no download.

let context: AudioContext | null = null

export function ring(): void {
  try {
    context ??= new AudioContext()
    for (const [pitch, loudness] of [
      [880, 0.12],
      [1320, 0.05],
    ] as const) {
      const tone = context.createOscillator()
      const volume = context.createGain()
      tone.frequency.value = pitch
      volume.gain.setValueAtTime(loudness, context.currentTime)
      volume.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + 0.9)
      tone.connect(volume).connect(context.destination)
      tone.start()
      tone.stop(context.currentTime + 0.9)
    }
  } catch {
    // A browser without sound, or before the first click.
  }
}
