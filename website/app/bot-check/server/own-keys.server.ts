import { hkdfSync, randomBytes } from 'node:crypto'
import { env } from '../../config/env.server.ts'

/** All copies of the website have the same key to the backend; one without it stands alone, and makes a secret of its own. */
const secret = env.WEBSITE_KEY ?? randomBytes(32)

/** A key for one purpose, of which no other key can be found (HKDF, RFC 5869). */
export function keyFor(purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', `gevel bot check: ${purpose}`, 32)).toString('base64url')
}
