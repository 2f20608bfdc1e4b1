import { createHash, randomBytes } from 'node:crypto'

/** An unguessable secret: 256 random bits, for a link or a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a secret. SHA-256 is enough: random secrets cannot be guessed from a list. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
