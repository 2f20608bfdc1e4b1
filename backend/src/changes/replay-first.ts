import type { Notify } from './change-feed'

/**
 * Holds back live changes while the history is still being replayed. A follower that saw a live change first and lost
 * its connection would resume from there, and never get the history.
 */
export function replayFirst(tell: Notify): { live: Notify; endReplay: () => void } {
  const meanwhile: Parameters<Notify>[] = []
  let live: Notify = (...told) => meanwhile.push(told)
  return {
    live: (...told) => live(...told),
    endReplay() {
      for (const told of meanwhile) tell(...told)
      live = tell
    },
  }
}
