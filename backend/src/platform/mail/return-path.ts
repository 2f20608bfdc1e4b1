import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { environment } from '../environment/environment'

const key = Buffer.from(hkdfSync('sha256', environment.JWT_SECRET, '', 'gevel return paths', 32))
/** The longest name of a mailbox (RFC 5321 §4.5.3.1.1). */
const longestName = 64

/**
 * The address that a mail comes back to, which says by itself which mail it was (VERP): `bounces+mail-id-signature@…`. Undefined without
 * a mailbox for it.
 * @param id of the mail: letters, digits and dashes
 */
export function returnPathOf(id: string): string | undefined {
  const [name, domain] = environment.BOUNCE_ADDRESS?.split('@') ?? []
  if (name === undefined || domain === undefined || !/^[a-z0-9-]+$/.test(id)) return undefined
  const own = `${name}+${id}-${signatureOf(id)}`
  return own.length <= longestName ? `${own}@${domain}` : undefined
}

/** The id of the mail that an address is the return path of; undefined for another address. */
export function readReturnPath(address: string): string | undefined {
  const [, id = '', signature = ''] = /\+([a-z0-9-]+)-([0-9a-f]{12})@/i.exec(address.toLowerCase()) ?? []
  if (id === '') return undefined
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(id))) ? id : undefined
}

/** In lower case: mail servers change the case of names. */
function signatureOf(id: string): string {
  return createHmac('sha256', key).update(id).digest('hex').slice(0, 12)
}
