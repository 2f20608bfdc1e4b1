/** Number of measurements; more only make sure that a difference is no chance. */
const least = 8
const most = 40

/**
 * The ratio of the median response times of two requests, which are sent in turn: a busy machine slows both. It
 * measures until they are clearly alike, or long enough to be certain that they are not.
 * @param prepare runs before each request, and is not measured
 */
export async function compareResponseTimes(
  requests: readonly [(turn: number) => Promise<unknown>, (turn: number) => Promise<unknown>],
  prepare: () => Promise<void>,
): Promise<number> {
  const took: [number[], number[]] = [[], []]
  for (let turn = 0; turn < most; turn++) {
    for (const [which, send] of requests.entries()) {
      await prepare()
      const startMs = performance.now()
      await send(turn)
      took[which]?.push(performance.now() - startMs)
    }
    if (turn + 1 >= least && isAlike(median(took[0]) / median(took[1]))) break
  }
  return median(took[0]) / median(took[1])
}

/** Far within the limits of the tests. */
const isAlike = (ratio: number) => ratio > 0.75 && ratio < 1.33

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
