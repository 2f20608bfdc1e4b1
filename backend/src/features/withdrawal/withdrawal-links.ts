import { href } from '@gevel/contract/hrefs'
import { environment } from '../../platform/environment/environment'
import { readLink, signLink } from '../../platform/signed-links/signed-link'

/**
 * How long the link in the mail about an order fills in the form, in days: the longest period of withdrawal there can be, of fourteen days and
 * twelve months (BW 6:230o lid 2), after a first issue that came within three months.
 */
const linkDays = 14 + 365 + 92
/** How long an acknowledgement can be opened; the mail with it stays. */
const receiptDays = 30

/** The link with which a mail about an order leads to its withdrawal, filled in. */
export function withdrawalLink(orderNumber: string, at: Date): string {
  const link = new URL(href('/herroepen'), environment.SITE_URL)
  const expiresAt = daysAfter(at, linkDays)
  link.searchParams.set('code', signLink({ purpose: 'withdrawal', subject: orderNumber, expiresAt }))
  return link.href
}

/** The number of the order of a link; undefined when it is none, or no longer valid. */
export function orderOfLink(code: string, at: Date): string | undefined {
  const link = readLink('withdrawal', code, at)
  return link.state === 'valid' ? link.subject : undefined
}

/** The code of the acknowledgement of a statement. */
export function signReceipt(number: string, receivedAt: Date): string {
  return signLink({ purpose: 'receipt', subject: number, expiresAt: daysAfter(receivedAt, receiptDays) })
}

/** The number of the statement of an acknowledgement; undefined when it is none, or no longer valid. */
export function numberOfReceipt(code: string, at: Date): string | undefined {
  const link = readLink('receipt', code, at)
  return link.state === 'valid' ? link.subject : undefined
}

function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * 86_400_000)
}
