import { createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto'
import type { TicketKey } from '@gevel/contract/check-ticket-code'
import { shortCodeAlphabet, type TicketCode, ticketPayload } from '@gevel/contract/ticket-codes'

type Ticket = Omit<TicketCode, 'keyId'>

interface TicketSigner {
  /** what doors check codes with: it is no secret, and its number says which key signed a code */
  key: TicketKey
  sign: (ticket: Ticket) => string
  /** ten characters for people to read out and type, where a camera fails */
  shortCode: (ticket: Ticket) => string
}

/** PKCS #8 of an Ed25519 seed (RFC 8410 §7), without the seed. */
const seedHeader = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Signs tickets by keys that are derived from a secret, so that every backend has the same ones. */
export function ticketSigner(secret: string): TicketSigner {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  const seed = derive('gevel ticket codes')
  const privateKey = createPrivateKey({ key: Buffer.concat([seedHeader, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey).export({ format: 'jwk' }).x ?? ''
  const keyId = Buffer.from(publicKey, 'base64url')[0] ?? 0
  const shortCodeKey = derive('gevel short ticket codes')
  return {
    key: { id: keyId, key: publicKey },
    sign(ticket) {
      const payload = ticketPayload({ ...ticket, keyId })
      return Buffer.concat([payload, sign(null, payload, privateKey)]).toString('base64url')
    },
    shortCode({ event, ticket, generation }) {
      const subject = `${event}.${ticket}.${generation}`
      const bits = Buffer.from(hkdfSync('sha256', shortCodeKey, '', subject, 8)).readBigUInt64BE()
      return Array.from({ length: 10 }, (_, at) => shortCodeAlphabet[Number((bits >> BigInt(at * 5)) & 31n)]).join('')
    },
  }
}
