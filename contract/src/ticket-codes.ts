import { bytesOfBase64url } from './base64url.ts'

/**
 * The signed code of a ticket: 14 bytes (form, number of the key, event, ticket, generation) and their Ed25519 signature (RFC 8032), as
 * base64url. Anybody with the public key can check it, without a connection. It names nobody.
 */
export interface TicketCode {
  /** number of the key that signed it */
  keyId: number
  /** public id of the event */
  event: number
  /** key of its row */
  ticket: number
  /** of the codes of this ticket: handing it over makes another, and the earlier ones invalid */
  generation: number
}

/** A code as it was read, whose signature is still to be checked. */
export interface ReadTicketCode extends TicketCode {
  /** what was signed */
  payload: Uint8Array<ArrayBuffer>
  signature: Uint8Array<ArrayBuffer>
}

/** Where the QR code of a ticket leads to, below the address of the site. */
export const ticketPathStart = '/t/'

const FORM = 1
const PAYLOAD_BYTES = 14
const SIGNATURE_BYTES = 64
/** 78 bytes are exactly 104 characters: no bit is left that could be changed without changing the bytes. */
const CODE = /^[\w-]{104}$/

/** The bytes to sign, in network order. */
export function ticketPayload({ keyId, event, ticket, generation }: TicketCode): Uint8Array<ArrayBuffer> {
  if (!Number.isSafeInteger(ticket) || ticket < 1 || ticket >= 2 ** 48) throw new RangeError(`Ticket ${ticket}`)
  const view = new DataView(new ArrayBuffer(PAYLOAD_BYTES))
  view.setUint8(0, FORM)
  view.setUint8(1, keyId)
  view.setUint32(2, event)
  view.setUint16(6, Math.floor(ticket / 2 ** 32))
  view.setUint32(8, ticket % 2 ** 32)
  view.setUint16(12, generation)
  return new Uint8Array(view.buffer)
}

/**
 * Reads what a camera or a hand scanner read: the bare code, or the address that ends in it. Spaces around it, a query and a fragment
 * are ignored.
 * @returns undefined for anything else; the signature is not checked
 */
export function readTicketCode(text: string): ReadTicketCode | undefined {
  const code = bareCode(text)
  if (!CODE.test(code)) return undefined
  const bytes = bytesOfBase64url(code)
  const payload = bytes.slice(0, PAYLOAD_BYTES)
  const view = new DataView(payload.buffer)
  if (bytes.length !== PAYLOAD_BYTES + SIGNATURE_BYTES || view.getUint8(0) !== FORM) return undefined
  return {
    keyId: view.getUint8(1),
    event: view.getUint32(2),
    ticket: view.getUint16(6) * 2 ** 32 + view.getUint32(8),
    generation: view.getUint16(12),
    payload,
    signature: bytes.slice(PAYLOAD_BYTES),
  }
}

/** The code without the address around it, so that one ticket has one code, however it is read. */
function bareCode(text: string): string {
  const path = text.trim().replace(/[?#].*$/s, '')
  const start = path.lastIndexOf(ticketPathStart)
  return start < 0 ? path : path.slice(start + ticketPathStart.length)
}

/** The characters of codes that people read and type: those of Crockford's base 32, without I, L, O and U. */
export const shortCodeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * A short code as people type it, in the form in which it is stored: ten characters in upper case, with the letters that look like digits
 * replaced by them.
 * @returns undefined for a text that is none
 */
export function readShortCode(text: string): string | undefined {
  const code = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{10}$/.test(code) ? code : undefined
}

/** A short code in groups: `7K3M-Q9XW-2F`. */
export function shortCodeInGroups(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-')
}
