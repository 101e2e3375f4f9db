/** Two soft notes, a fourth apart: hertz, and seconds from the start. */
const notes = [
  [659.25, 0],
  [880, 0.14],
] as const

const lengthSeconds = 0.6
const loudness = 0.12

/**
 * Plays our own short sound. Silent where the browser plays nothing before the reader has touched the page.
 *
 * @source SH-17
 */
export function playChime(): void {
  if (typeof AudioContext === 'undefined') return
  const context = new AudioContext()
  const start = context.currentTime
  for (const [frequency, afterSeconds] of notes) {
    const tone = new OscillatorNode(context, { type: 'sine', frequency })
    const volume = new GainNode(context, { gain: 0 })
    const at = start + afterSeconds
    volume.gain.setValueAtTime(0, at)
    volume.gain.linearRampToValueAtTime(loudness, at + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + lengthSeconds - 0.14)
    tone.connect(volume).connect(context.destination)
    tone.start(at)
    tone.stop(start + lengthSeconds)
    tone.addEventListener('ended', () => void context.close().catch(() => undefined), { once: true })
  }
}
