import type { Told } from './change-feed'

/**
 * Holds back what happens while the past is still being told. Who heard the news first and lost his connection would go on from there, and
 * never hear the past.
 */
export function pastFirst(tell: Told): { live: Told; pastIsTold: () => void } {
  const meanwhile: Parameters<Told>[] = []
  let live: Told = (...told) => meanwhile.push(told)
  return {
    live: (...told) => live(...told),
    pastIsTold() {
      for (const told of meanwhile) tell(...told)
      live = tell
    },
  }
}
