/** There is more work waiting than will be done soon. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

/**
 * Runs jobs a few at a time, in the order they came.
 * @param running how many at once
 * @param waiting how many may wait; one more is refused with `QueueFull`
 */
export function jobQueue(running: number, waiting: number) {
  const line: (() => void)[] = []
  let busy = 0

  return async function run<T>(job: () => Promise<T>): Promise<T> {
    if (busy < running) busy += 1
    else if (line.length >= waiting) throw new QueueFull()
    // the place of whoever finishes is handed over, so nobody can slip in between
    else await new Promise<void>((resolve) => line.push(resolve))
    try {
      return await job()
    } finally {
      const next = line.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
