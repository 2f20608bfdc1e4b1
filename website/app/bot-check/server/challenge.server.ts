import { createHash, randomInt } from 'node:crypto'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { keyFor } from './derived-keys.server.ts'

const ALGORITHM = 'PBKDF2/SHA-256'
/** Rounds of one attempt; the server computes it once per challenge, a browser up to `TRIES` times (decision 029). */
const ROUNDS = 2_000
const TRIES = 500
const VALID_MS = 10 * 60_000

const keys = { hmacSignatureSecret: keyFor('challenges'), hmacKeySignatureSecret: keyFor('solutions') }

/**
 * A challenge that takes a browser a moment: which number was chosen here. All are equally likely, so none can be
 * skipped.
 */
export function makeChallenge(nowMs: number): Promise<Challenge> {
  return createChallenge({
    ...keys,
    algorithm: ALGORITHM,
    deriveKey,
    cost: ROUNDS,
    counter: randomInt(TRIES),
    expiresAt: new Date(nowMs + VALID_MS),
  })
}

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`))

const solved = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue('not JSON')
      return z.NEVER
    }
  })
  .pipe(
    z.object({
      challenge: z.object({
        // the signature proves that they are ours
        parameters: z.object({
          algorithm: z.literal(ALGORITHM),
          cost: z.literal(ROUNDS),
          expiresAt: z.number(),
          keyLength: z.number(),
          keyPrefix: hex(16),
          keySignature: hex(32),
          nonce: hex(16),
          salt: hex(16),
        }),
        signature: hex(32),
      }),
      solution: z.object({ counter: z.int().min(0), derivedKey: hex(32) }),
    }),
  )

/**
 * The id of a proof: that of its challenge, so that it can be counted once.
 * @param text from a browser: `{challenge, solution}` as JSON
 * @returns undefined for an invalid, foreign, wrong or expired proof
 */
export async function proofOfWork(text: string): Promise<string | undefined> {
  const sent = solved.safeParse(text).data
  if (!sent) return undefined
  const { verified } = await verifySolution({ ...keys, ...sent, deriveKey })
  return verified ? proofId(sent.challenge.signature) : undefined
}

/** The id of a proof for the backend. */
export function proofId(proof: string): string {
  return createHash('sha256').update(proof).digest('base64url')
}
