import { href } from '@gevel/contract/hrefs'
import { environment } from '../environment/environment'
import { readLink, signLink } from '../signed-links/signed-link'
import { everything, type MailList, mailListNamed } from './mail-list'

/** How long the link of a mail confirms a consent; the mail says so. */
export const confirmationHours = 7 * 24

/** Longer than anybody keeps a mail. The code is read after that as well: unsubscribing never fails. */
const unsubscribeDays = 3_650

/**
 * The code of a link that confirms a consent.
 * @param choice what else it confirms, such as how often: lower case letters
 */
export function subscribeCode(consentId: number, choice: string, at: Date): string {
  return signLink({ purpose: 'subscribe', subject: `${consentId}-${choice}`, expiresAt: confirmedBefore(at) })
}

/** The consent of a code, with the choice; undefined when it is none, or too old. */
export function readSubscribeCode(code: string, at: Date): { consentId: number; choice: string } | undefined {
  const link = readLink('subscribe', code, at)
  if (link.state !== 'valid') return undefined
  const [id = '', choice = ''] = link.subject.split('-')
  return { consentId: Number(id), choice }
}

/** The code of a link that confirms several consents of an address together. @param consentIds at most four */
export function consentsCode(consentIds: readonly number[], at: Date): string {
  return signLink({ purpose: 'consents', subject: consentIds.join('-'), expiresAt: confirmedBefore(at) })
}

/** The consents of a code; undefined when it is none, or too old. */
export function readConsentsCode(code: string, at: Date): number[] | undefined {
  const link = readLink('consents', code, at)
  return link.state === 'valid' ? link.subject.split('-').map(Number) : undefined
}

function confirmedBefore(at: Date): Date {
  return new Date(at.getTime() + confirmationHours * 3_600_000)
}

/** The code of a link that shows what an address gets, and ends the mail of a list. @param list null for a link of no list */
export function unsubscribeCode(addressId: number, list: MailList | null, at: Date): string {
  const expiresAt = new Date(at.getTime() + unsubscribeDays * 86_400_000)
  return signLink({ purpose: 'unsubscribe', subject: `${addressId}-${list?.key ?? everything}`, expiresAt })
}

/** The address and the list of a code; undefined when it is none. */
export function readUnsubscribeCode(code: string): { addressId: number; list: MailList | null } | undefined {
  const link = readLink('unsubscribe', code, new Date(0))
  if (link.state === 'unknown') return undefined
  const [, id = '', key = ''] = /^(\d+)-(.+)$/.exec(link.subject) ?? []
  const list = key === everything ? null : mailListNamed(key)
  return list === undefined ? undefined : { addressId: Number(id), list }
}

/**
 * The page where an address sees and changes what it gets, by the link of a mail: with GET it shows it, with the POST of RFC 8058 it ends the
 * list.
 * @param list null for a link of no list
 */
export function preferencesLink(addressId: number, list: MailList | null, at: Date): string {
  const link = new URL(href('/nieuwsbrief/voorkeuren'), environment.SITE_URL)
  link.searchParams.set('code', unsubscribeCode(addressId, list, at))
  return link.href
}
