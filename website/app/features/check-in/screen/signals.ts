import type { VerdictKind } from '../device/verdict-words.ts'

/** Tones in hertz, each for 0.12 s, and pauses and pulses of vibration in milliseconds: four answers that are told apart without looking. */
const SIGNALS: Readonly<Record<VerdictKind, { tones: readonly number[]; pulses: readonly number[] }>> = {
  ok: { tones: [660, 990], pulses: [80] },
  twice: { tones: [520, 520, 520], pulses: [120, 80, 120] },
  no: { tones: [220, 165], pulses: [400] },
  wait: { tones: [590], pulses: [60, 60, 60] },
}

const TONE_SECONDS = 0.12

let context: AudioContext | undefined

/** Sounds and vibrates. Browsers allow sound once the page was touched. */
export function signal(kind: VerdictKind): void {
  const { tones, pulses } = SIGNALS[kind]
  navigator.vibrate?.([...pulses])
  try {
    context ??= new AudioContext()
    void context.resume()
    const gain = context.createGain()
    gain.gain.value = 0.2
    gain.connect(context.destination)
    for (const [index, frequency] of tones.entries()) {
      const oscillator = context.createOscillator()
      oscillator.frequency.value = frequency
      oscillator.connect(gain)
      oscillator.start(context.currentTime + index * TONE_SECONDS)
      oscillator.stop(context.currentTime + (index + 1) * TONE_SECONDS - 0.02)
    }
  } catch {
    // no sound on this device: the answer is in colour, words and an icon too
  }
}
