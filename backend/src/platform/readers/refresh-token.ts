import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { environment } from '../environment/environment'

/** A refresh token: its session, and the rotation counter within it. */
export interface RefreshToken {
  sessionId: string
  generation: number
}

const key = Buffer.from(hkdfSync('sha256', environment.JWT_SECRET, '', 'gevel refresh tokens', 32))
const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,9})\.([\w-]{43})$/

/**
 * Creates the refresh token of a session for one generation. It is derived from what the database has and a key that
 * it does not have: the stored data are useless to a thief, and the same generation gives the same token again.
 */
export function refreshTokenOf({ sessionId, generation }: RefreshToken): string {
  return `${sessionId}.${generation}.${signatureOf(sessionId, generation)}`
}

/** Parses a refresh token of ours; `sessions.ts` decides whether it is still valid. */
export function readRefreshToken(token: string): RefreshToken | undefined {
  const [, sessionId, digits, signature] = shape.exec(token) ?? []
  if (!sessionId || !digits || !signature) return undefined
  const generation = Number(digits)
  const expected = signatureOf(sessionId, generation)
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? { sessionId, generation } : undefined
}

function signatureOf(sessionId: string, generation: number): string {
  return createHmac('sha256', key).update(`${sessionId}.${generation}`).digest('base64url')
}
