import { href } from '@gevel/contract/hrefs'
import { environment } from '../../platform/environment/environment'
import { readLink, signLink } from '../../platform/signed-links/signed-link'

/**
 * How long the link in the mail about an order fills in the form, in days: the longest period of withdrawal there can be, of fourteen days and
 * twelve months (BW 6:230o lid 2), after a first issue that came within three months.
 */
const linkDays = 14 + 365 + 92

/** The link with which a mail about an order leads to its withdrawal, filled in. */
export function withdrawalLink(orderNumber: string, at: Date): string {
  const link = new URL(href('/herroepen'), environment.SITE_URL)
  const expiresAt = new Date(at.getTime() + linkDays * 86_400_000)
  link.searchParams.set('code', signLink({ purpose: 'withdrawal', subject: orderNumber, expiresAt }))
  return link.href
}

/** The number of the order of a link; undefined when it is none, or no longer valid. */
export function orderOfLink(code: string, at: Date): string | undefined {
  const link = readLink('withdrawal', code, at)
  return link.state === 'valid' ? link.subject : undefined
}
