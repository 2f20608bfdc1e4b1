import { sql } from 'kysely'
import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import { environment } from '../../platform/environment/environment'
import type { ListHeaders } from '../../platform/mail/mail-headers'
import { defineMailList } from '../../platform/mailing/mail-list'
import { preferencesLink } from '../../platform/mailing/mailing-links'

/** New vacancies of a search: the topic of a consent is the query of the search. */
export const alertList = defineMailList({
  ...{ key: 'vacancy-alerts', name: 'Nieuwe vacatures' },
  onMoved: (trx, { from, to }) => moveAlert(trx, from.id, to),
})

/** An alert has the number of its consent, in what it is planned to mail as well. */
async function moveAlert(trx: Transaction, from: number, to: { id: number; addressId: number }): Promise<void> {
  const tables = tablesOf(trx)
  await tables.updateTable('gevel_vacancy_alerts').set({ consent_id: to.id }).where('consent_id', '=', from).execute()
  await sql`
    UPDATE gevel_mail_deliveries SET content = jsonb_set(content, '{alerts}', (
      SELECT jsonb_agg(CASE WHEN (a ->> 'id')::integer = ${from} THEN jsonb_set(a, '{id}', to_jsonb(${to.id}::integer)) ELSE a END)
      FROM jsonb_array_elements(content -> 'alerts') a))
    WHERE address_id = ${to.addressId} AND kind = 'vacancy-alerts' AND state IN ('held', 'waiting')
  `.execute(tables)
}

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
