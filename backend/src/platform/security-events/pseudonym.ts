import { createHmac, hkdfSync } from 'node:crypto'
import { environment } from '../environment/environment'

const key = Buffer.from(hkdfSync('sha256', environment.JWT_SECRET, '', 'gevel security events', 32))

/**
 * Replaces personal data by a keyed hash: the same value gives the same 96 bits, so that lines about one person can be
 * correlated, and without the key nobody can try a list of addresses against it.
 * @param value an e-mail address, a user name or a network address
 */
export function pseudonymOf(value: string): string {
  return createHmac('sha256', key).update(value).digest('base64url').slice(0, 16)
}
