import { href } from '@gevel/contract/hrefs'
import { type Challenge, solveChallengeWorkers } from 'altcha-lib'
import type { Finder } from './finder.ts'

/** A while before the challenge ends on the server, for the way there. */
const VALID_MS = 9 * 60_000
/** More would only warm a phone. */
const MOST_WORKERS = 4

/** Finds a proof by working for it, beside what the page does. */
export const findByWork: Finder = async (signal) => {
  const untilMs = Date.now() + VALID_MS
  const answer = await fetch(href('/botcontrole'), { signal })
  if (!answer.ok) throw new Error(`No challenge: ${answer.status}`)
  // what is wrong with it only keeps it from being solved
  const challenge = (await answer.json()) as Challenge
  const controller = new AbortController()
  signal.addEventListener('abort', () => controller.abort())
  const solution = await solveChallengeWorkers({
    challenge,
    controller,
    concurrency: Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency - 1)),
    createWorker: () => new Worker(new URL('./work.worker.ts', import.meta.url), { type: 'module' }),
  })
  if (!solution) throw new Error('The challenge was not solved')
  return { text: JSON.stringify({ challenge, solution }), untilMs }
}
