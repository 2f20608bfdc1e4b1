import { readLink, signLink } from '../signed-links/signed-link'
import type { MailList } from './mail-list'

/** How long the link of a mail confirms a consent; the mail says so. */
export const confirmationHours = 7 * 24

/** Longer than anybody keeps a mail. The code is read after that as well: unsubscribing never fails. */
const unsubscribeDays = 3_650

/**
 * The code of a link that confirms a consent.
 * @param choice what else it confirms, such as how often: lower case letters
 */
export function subscribeCode(consentId: number, choice: string, at: Date): string {
  const expiresAt = new Date(at.getTime() + confirmationHours * 3_600_000)
  return signLink({ purpose: 'subscribe', subject: `${consentId}-${choice}`, expiresAt })
}

/** The consent of a code, with the choice; undefined when it is none, or too old. */
export function readSubscribeCode(code: string, at: Date): { consentId: number; choice: string } | undefined {
  const link = readLink('subscribe', code, at)
  if (link.state !== 'valid') return undefined
  const [id = '', choice = ''] = link.subject.split('-')
  return { consentId: Number(id), choice }
}

/** The code of a link that shows and ends what an address gets of a list. */
export function unsubscribeCode(addressId: number, list: MailList, at: Date): string {
  const expiresAt = new Date(at.getTime() + unsubscribeDays * 86_400_000)
  return signLink({ purpose: 'unsubscribe', subject: `${addressId}-${list.key}`, expiresAt })
}

/** The id of the address of a code for this list; undefined when it is none. */
export function readUnsubscribeCode(list: MailList, code: string): number | undefined {
  const link = readLink('unsubscribe', code, new Date(0))
  if (link.state === 'unknown' || !link.subject.endsWith(`-${list.key}`)) return undefined
  const id = Number(link.subject.slice(0, -list.key.length - 1))
  return Number.isInteger(id) ? id : undefined
}
