import { hkdfSync, randomBytes } from 'node:crypto'
import { env } from '../../config/env.server.ts'

/** All instances of the website share the key to the backend; one without it runs alone, and creates its own secret. */
const secret = env.WEBSITE_KEY ?? randomBytes(32)

/** Derives a key for one purpose, which does not reveal the others (HKDF, RFC 5869). */
export function keyFor(purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', `gevel bot check: ${purpose}`, 32)).toString('base64url')
}
