/** A request was rejected: too many pages are being rendered or waited for, or too much is being sent. */
export class Overloaded extends Error {
  override name = 'Overloaded'
}

interface Options {
  /** how many are rendered at the same time */
  atOnce: number
  /** how many may wait; further ones are rejected at once */
  waiting: number
  /** how long each may wait, in milliseconds */
  maxWaitMs: number
}

/**
 * Bounds how many pages are rendered at the same time. Under overload it rejects some requests, so that the others do not wait longer
 * and longer.
 * @returns `run`, which throws Overloaded
 */
export function renderLimiter({ atOnce, waiting, maxWaitMs }: Options) {
  let busy = 0
  const queue = new Set<() => void>()

  function waitForSlot(): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer)
        queue.delete(enter)
        resolve()
      }
      const timer = setTimeout(() => {
        queue.delete(enter)
        reject(new Overloaded('Too many pages are being rendered, too slowly'))
      }, maxWaitMs)
      queue.add(enter)
    })
  }

  async function run<T>(render: () => Promise<T>): Promise<T> {
    if (busy >= atOnce) {
      if (queue.size >= waiting) throw new Overloaded('Too many pages are being rendered')
      await waitForSlot()
    } else busy++
    try {
      return await render()
    } finally {
      const [next] = queue
      // the slot passes to the next in the queue, so that no new request can take it
      if (next) next()
      else busy--
    }
  }

  return { run }
}
