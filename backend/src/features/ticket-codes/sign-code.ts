import { createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto'
import type { TicketKey } from '@gevel/contract/check-ticket-code'
import { shortCodeAlphabet, type TicketCode, ticketPathStart, ticketPayload } from '@gevel/contract/ticket-codes'
import { environment } from '../../platform/environment/environment'

/** PKCS #8 of an Ed25519 seed (RFC 8410 §7), without the seed. */
const seedHeader = Buffer.from('302e020100300506032b657004220420', 'hex')

const privateKey = createPrivateKey({
  key: Buffer.concat([seedHeader, derive('gevel ticket codes', 32)]),
  format: 'der',
  type: 'pkcs8',
})
const publicKey = createPublicKey(privateKey).export({ format: 'jwk' }).x ?? ''
const shortCodeKey = derive('gevel short ticket codes', 32)

/** The public keys that a door checks codes with: they are no secret. Their number says which one signed a code. */
export const ticketKeys: readonly TicketKey[] = [{ id: Buffer.from(publicKey, 'base64url')[0] ?? 0, key: publicKey }]

/** The code of a ticket, for its QR code. A code never expires by itself: the row of the ticket says what it is worth. */
export function signTicketCode(ticket: Omit<TicketCode, 'keyId'>): string {
  const [{ id: keyId } = { id: 0 }] = ticketKeys
  const payload = ticketPayload({ ...ticket, keyId })
  return Buffer.concat([payload, sign(null, payload, privateKey)]).toString('base64url')
}

/** The address in the QR code of a ticket. */
export function ticketAddress(code: string): string {
  return `${environment.SITE_URL}${ticketPathStart}${code}`
}

/** Ten characters for people to read out and type, where a camera fails; another for each generation. It is checked by the server, or by the list of a door. */
export function shortTicketCode({ event, ticket, generation }: Omit<TicketCode, 'keyId'>): string {
  const bits = Buffer.from(
    hkdfSync('sha256', shortCodeKey, '', `${event}.${ticket}.${generation}`, 8),
  ).readBigUInt64BE()
  return Array.from({ length: 10 }, (_, at) => shortCodeAlphabet[Number((bits >> BigInt(at * 5)) & 31n)]).join('')
}

function derive(purpose: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', environment.JWT_SECRET, '', purpose, bytes))
}
