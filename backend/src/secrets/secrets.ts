import { createHash, randomBytes } from 'node:crypto'

/** Something nobody guesses: 256 random bits, for a link or a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** As the database keeps a secret. Nothing slower than SHA-256 is needed: there is nothing to guess from a list. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
