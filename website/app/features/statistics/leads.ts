import type { StatisticsEvent } from '@gevel/contract/statistics'

type LeadAction = Extract<StatisticsEvent, { eventType: 'Lead' }>['action']

/** Pages of those who get leads: a company or a vacancy. */
const pagesWithLeads =
  /^\/(?:partners|organisaties|winkelketens\/(?:bouwmarkten|verfwinkels-woonwinkels)|vacatures\/vacature)\/[^/]+/
const actions: Record<string, LeadAction | undefined> = { 'mailto:': 'mail', 'tel:': 'phone' }

/**
 * Whether a click on a link is a lead, and of what kind: from the page of a company or vacancy to its website, mail
 * address or telephone number.
 * @param link its `href`, absolute
 */
export function leadOf(pathname: string, link: string, siteOrigin: string): LeadAction | undefined {
  if (!pagesWithLeads.test(pathname) || !URL.canParse(link)) return undefined
  const { protocol, origin } = new URL(link)
  const isSite = /^https?:$/.test(protocol) && origin !== siteOrigin
  return isSite ? 'site' : actions[protocol]
}
