import type { Told } from './change-feed'

/**
 * Holds back live changes while the history is still being replayed. A follower that saw a live change first and lost
 * its connection would resume from there, and never get the history.
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
