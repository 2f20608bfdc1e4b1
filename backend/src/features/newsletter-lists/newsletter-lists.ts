import { href } from '@gevel/contract/hrefs'
import { type NewsletterList, newsletterListSchema, newsletterNames } from '@gevel/contract/newsletter'
import { environment } from '../../platform/environment/environment'
import type { ListHeaders } from '../../platform/mail/mail-headers'
import { defineMailList, type MailList } from '../../platform/mailing/mail-list'
import { preferencesLink } from '../../platform/mailing/mailing-links'

/** The newsletters, for consents and links: an address is on a list with the topic '' of its key. */
export const newsletterLists: Readonly<Record<NewsletterList, MailList>> = {
  general: defineMailList({ key: 'newsletter-general', name: newsletterNames.general }),
  pro: defineMailList({ key: 'newsletter-pro', name: newsletterNames.pro }),
  vacancies: defineMailList({ key: 'newsletter-vacancies', name: newsletterNames.vacancies }),
  events: defineMailList({ key: 'newsletter-events', name: newsletterNames.events }),
}

/** The newsletter of a key in the database; undefined for another list. */
export function newsletterOfKey(key: string): NewsletterList | undefined {
  return newsletterListSchema.options.find((list) => newsletterLists[list].key === key)
}

/** The page where an address ends a list and changes what it gets, by the links of a mail. */
export function newsletterLinks(addressId: number, list: NewsletterList, at: Date) {
  const link = preferencesLink(addressId, newsletterLists[list], at)
  return { unsubscribe: link, preferences: link }
}

/** The headers of a mail to a list, for one address. */
export function newsletterHeaders(addressId: number, list: NewsletterList, at: Date): ListHeaders {
  const { key, name } = newsletterLists[list]
  const { host } = new URL(environment.SITE_URL)
  return {
    id: `${key}.${host.replace(/:\d+$/, '').toLowerCase()}`,
    name,
    unsubscribe: newsletterLinks(addressId, list, at).unsubscribe,
    archive: new URL(href('/nieuwsbrief'), environment.SITE_URL).href,
  }
}
