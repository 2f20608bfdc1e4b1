import { environment } from '../../platform/environment/environment'
import type { ListHeaders } from '../../platform/mail/mail-headers'
import { defineMailList } from '../../platform/mailing/mail-list'
import { preferencesLink } from '../../platform/mailing/mailing-links'

/** New vacancies of a search: the topic of a consent is the query of the search. */
export const alertList = defineMailList({ key: 'vacancy-alerts', name: 'Nieuwe vacatures' })

/** The page where an address ends and changes its alerts, by the link of a mail. */
export function unsubscribeLink(addressId: number, at: Date): string {
  return preferencesLink(addressId, alertList, at)
}

export function alertHeaders(addressId: number, at: Date): ListHeaders {
  const { host } = new URL(environment.SITE_URL)
  return {
    id: `${alertList.key}.${host.replace(/:\d+$/, '').toLowerCase()}`,
    name: alertList.name,
    unsubscribe: unsubscribeLink(addressId, at),
  }
}
