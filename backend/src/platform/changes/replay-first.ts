import type { Notify } from './change-feed'

/**
 * Holds back live changes while the history is still being replayed. A follower that saw a live change first and lost
 * its connection would resume from there, and never get the history.
 */
export function replayFirst(notify: Notify): { live: Notify; endReplay: () => void } {
  const meanwhile: Parameters<Notify>[] = []
  let live: Notify = (...change) => meanwhile.push(change)
  return {
    live: (...change) => live(...change),
    endReplay() {
      for (const change of meanwhile) notify(...change)
      live = notify
    },
  }
}
