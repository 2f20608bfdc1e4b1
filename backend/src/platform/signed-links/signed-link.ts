import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { environment } from '../environment/environment'

/**
 * What a link without a log-in is for. A link for one purpose is never valid for another. Each belongs to a row, which says whether it was
 * revoked, used or withdrawn: the signature alone never gives access.
 */
export type LinkPurpose =
  | 'order'
  | 'invitation'
  | 'gift'
  | 'withdrawal'
  | 'receipt'
  | 'applicant'
  | 'employer'
  | 'extension'
  | 'subscribe'
  | 'consents'
  | 'unsubscribe'
  | 'ticket'
  | 'registration'
  | 'waiting'

interface Link {
  purpose: LinkPurpose
  /** the key of its row: an id, a uuid or a number */
  subject: string
  expiresAt: Date
}

/** What a valid link is about; or why a text is none, with what it was about when its time is over. */
export type LinkReading = { state: 'valid' | 'expired'; subject: string; expiresAt: Date } | { state: 'unknown' }

const key = Buffer.from(hkdfSync('sha256', environment.JWT_SECRET, '', 'gevel signed links', 32))
const shape = /^([a-z]{1,20})\.([\w-]{1,60})\.([0-9a-z]{1,8})\.([\w-]{43})$/

/**
 * Creates the code of a link: purpose, subject and the second at which it expires, with their HMAC. Nobody can change one of them, and the
 * database has nothing to steal.
 * @throws RangeError for a subject that a code cannot contain
 */
export function signLink({ purpose, subject, expiresAt }: Link): string {
  const signed = `${purpose}.${subject}.${Math.floor(expiresAt.getTime() / 1000).toString(36)}`
  const code = `${signed}.${signatureOf(signed)}`
  if (!shape.test(code)) throw new RangeError(`A link cannot be about ${subject}`)
  return code
}

/** Reads the code of a link for one purpose; the signature is compared in constant time. */
export function readLink(purpose: LinkPurpose, code: string, at: Date): LinkReading {
  const [, named, subject = '', seconds = '', signature = ''] = shape.exec(code) ?? []
  const signed = code.slice(0, code.lastIndexOf('.'))
  if (named !== purpose || !timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(signed))))
    return { state: 'unknown' }
  const expiresAt = new Date(Number.parseInt(seconds, 36) * 1000)
  return { state: expiresAt > at ? 'valid' : 'expired', subject, expiresAt }
}

function signatureOf(signed: string): string {
  return createHmac('sha256', key).update(signed).digest('base64url')
}
