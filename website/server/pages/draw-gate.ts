/** Nobody was let in: too many pages are being drawn or waited for. */
export class Overloaded extends Error {
  override name = 'Overloaded'
}

interface Gate {
  /** how many are drawn at the same time */
  atOnce: number
  /** how many may wait; beyond that the answer is no at once */
  waiting: number
}

/**
 * Lets a bounded number of pages be drawn at the same time. Under overload it says no to some rather than keeping everybody
 * waiting longer and longer.
 * @throws Overloaded
 */
export function drawGate({ atOnce, waiting }: Gate) {
  let busy = 0
  const queue: (() => void)[] = []

  return async function pass<T>(draw: () => Promise<T>): Promise<T> {
    if (busy >= atOnce) {
      if (queue.length >= waiting) throw new Overloaded('Too many pages are being drawn')
      await new Promise<void>((resolve) => queue.push(resolve))
    } else busy++
    try {
      return await draw()
    } finally {
      const next = queue.shift()
      // the place goes from hand to hand, so that nobody slips in between
      if (next) next()
      else busy--
    }
  }
}
