import { createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto'
import type { TicketKey } from '@gevel/contract/check-ticket-code'
import { type TicketCode, ticketPayload } from '@gevel/contract/ticket-codes'

type Ticket = Omit<TicketCode, 'keyId'>

interface TicketSigner {
  /** what doors check codes with: it is no secret, and its number says which key signed a code */
  key: TicketKey
  sign: (ticket: Ticket) => string
}

/** PKCS #8 of an Ed25519 seed (RFC 8410 §7), without the seed. */
const seedHeader = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Signs tickets by keys that are derived from a secret, so that every backend has the same ones. */
export function ticketSigner(secret: string): TicketSigner {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'gevel ticket codes', 32))
  const privateKey = createPrivateKey({ key: Buffer.concat([seedHeader, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey).export({ format: 'jwk' }).x ?? ''
  const keyId = Buffer.from(publicKey, 'base64url')[0] ?? 0
  return {
    key: { id: keyId, key: publicKey },
    sign(ticket) {
      const payload = ticketPayload({ ...ticket, keyId })
      return Buffer.concat([payload, sign(null, payload, privateKey)]).toString('base64url')
    },
  }
}
