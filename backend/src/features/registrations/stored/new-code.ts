import { randomInt } from 'node:crypto'
import { shortCodeAlphabet } from '@gevel/contract/ticket-codes'

/** A code of a ticket that can be typed: 50 random bits as ten characters. */
export function newTicketCode(): string {
  return Array.from({ length: 10 }, () => shortCodeAlphabet[randomInt(shortCodeAlphabet.length)]).join('')
}
