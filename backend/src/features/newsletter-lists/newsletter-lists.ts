import { type NewsletterList, newsletterNames } from '@gevel/contract/newsletter'
import { environment } from '../../platform/environment/environment'
import type { ListHeaders } from '../../platform/mail/mail-headers'
import { defineMailList, type MailList } from '../../platform/mailing/mail-list'
import { unsubscribeCode } from '../../platform/mailing/mailing-links'

/** The newsletters, for consents and links: an address is on a list with the topic '' of its key. */
export const newsletterLists: Readonly<Record<NewsletterList, MailList>> = {
  general: defineMailList({ key: 'newsletter-general', name: newsletterNames.general }),
  pro: defineMailList({ key: 'newsletter-pro', name: newsletterNames.pro }),
  vacancies: defineMailList({ key: 'newsletter-vacancies', name: newsletterNames.vacancies }),
  events: defineMailList({ key: 'newsletter-events', name: newsletterNames.events }),
}

/** The pages where an address ends a list or changes what it gets, by the links of a mail. */
export function newsletterLinks(addressId: number, list: NewsletterList, at: Date) {
  const code = unsubscribeCode(addressId, newsletterLists[list], at)
  const linkTo = (path: string) => {
    const link = new URL(path, environment.SITE_URL)
    link.searchParams.set('code', code)
    return link.href
  }
  return { unsubscribe: linkTo('/nieuwsbrief/afmelden'), preferences: linkTo('/nieuwsbrief/voorkeuren') }
}

/** The headers of a mail to a list, for one address. */
export function newsletterHeaders(addressId: number, list: NewsletterList, at: Date): ListHeaders {
  const { key, name } = newsletterLists[list]
  const { host } = new URL(environment.SITE_URL)
  return {
    id: `${key}.${host.replace(/:\d+$/, '').toLowerCase()}`,
    name,
    unsubscribe: newsletterLinks(addressId, list, at).unsubscribe,
    archive: new URL('/nieuwsbrief', environment.SITE_URL).href,
  }
}
