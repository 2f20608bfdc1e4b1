import { href } from '@gevel/contract/hrefs'
import { type Challenge, solveChallengeWorkers } from 'altcha-lib'
import type { ProofSource } from './proof-source.ts'

/** Ends before the challenge does on the server, to allow for the request. */
const VALID_MS = 9 * 60_000
/** Maximum workers; more would only heat a phone. */
const MAX_WORKERS = 4

/** Solves a challenge in the background (proof of work). */
export const proofOfWork: ProofSource = async (signal) => {
  const untilMs = Date.now() + VALID_MS
  const response = await fetch(href('/botcontrole'), { signal })
  if (!response.ok) throw new Error(`No challenge: ${response.status}`)
  // an invalid challenge cannot be solved
  const challenge = (await response.json()) as Challenge
  const controller = new AbortController()
  signal.addEventListener('abort', () => controller.abort())
  const solution = await solveChallengeWorkers({
    challenge,
    controller,
    concurrency: Math.min(MAX_WORKERS, Math.max(1, navigator.hardwareConcurrency - 1)),
    createWorker: () => new Worker(new URL('./work.worker.ts', import.meta.url), { type: 'module' }),
  })
  if (!solution) throw new Error('The challenge was not solved')
  return { text: JSON.stringify({ challenge, solution }), untilMs }
}
