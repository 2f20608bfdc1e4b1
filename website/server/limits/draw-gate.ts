/** Somebody was not let in: too much is being drawn, waited for or sent. */
export class Overloaded extends Error {
  override name = 'Overloaded'
}

interface Gate {
  /** how many are drawn at the same time */
  atOnce: number
  /** how many may wait; beyond that the answer is no at once */
  waiting: number
  /** how long one may wait, in milliseconds */
  patienceMs: number
}

/**
 * Lets a bounded number of pages be drawn at the same time. Under overload it says no to some rather than keeping everybody
 * waiting longer and longer.
 * @throws Overloaded
 */
export function drawGate({ atOnce, waiting, patienceMs }: Gate) {
  let busy = 0
  const queue = new Set<() => void>()

  function turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(giveUp)
        queue.delete(enter)
        resolve()
      }
      const giveUp = setTimeout(() => {
        queue.delete(enter)
        reject(new Overloaded('Too many pages are being drawn, too slowly'))
      }, patienceMs)
      queue.add(enter)
    })
  }

  return async function pass<T>(draw: () => Promise<T>): Promise<T> {
    if (busy >= atOnce) {
      if (queue.size >= waiting) throw new Overloaded('Too many pages are being drawn')
      await turn()
    } else busy++
    try {
      return await draw()
    } finally {
      const [next] = queue
      // the place goes from hand to hand, so that nobody slips in between
      if (next) next()
      else busy--
    }
  }
}
