import { href } from '@gevel/contract/hrefs'
import type { NewsletterList } from '@gevel/contract/newsletter'

/** The newsletters as the address of the archive names them. */
export const LIST_SLUGS: Readonly<Record<NewsletterList, string>> = {
  general: 'gevel',
  pro: 'gevel-pro',
  vacancies: 'vacatures',
  events: 'bijeenkomsten',
}

/** The archive of one newsletter, or of all; `page` from 1. */
export function archiveHref(list: NewsletterList | null, page = 1): string {
  const query = [list && `lijst=${LIST_SLUGS[list]}`, page > 1 && `p=${page}`].filter(Boolean).join('&')
  return query ? `${href('/nieuwsbrief/archief')}?${query}` : href('/nieuwsbrief/archief')
}
