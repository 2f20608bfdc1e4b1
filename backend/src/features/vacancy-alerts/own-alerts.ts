import type { Alert, AlertRhythm } from '@gevel/contract/vacancy-alerts'
import type { Knex } from 'knex'
import { tablesOf } from '../../platform/database/tables-of'
import { nextDigestDay } from './alert-days'
import { alertList } from './alert-list'
import { searchOf } from './alert-topic'

/** The alerts of an address, the latest first. */
export async function alertsOf(knex: Knex, addressId: number): Promise<Alert[]> {
  const rows = await activeAlerts(knex).where('c.address_id', '=', addressId).orderBy('c.id', 'desc').execute()
  return rows.flatMap(({ id, topic, rhythm }) => {
    const search = searchOf(topic)
    return search ? [{ id, search, rhythm }] : []
  })
}

/** The alerts that get mail: those of confirmed consents, until these are withdrawn. */
export function activeAlerts(knex: Knex) {
  return tablesOf(knex)
    .selectFrom('gevel_vacancy_alerts as v')
    .innerJoin('gevel_mail_consents as c', 'c.id', 'v.consent_id')
    .select(['c.id', 'c.address_id', 'c.topic', 'v.rhythm', 'v.mailed_until'])
    .where('c.list', '=', alertList.key)
    .where('c.confirmed_at', 'is not', null)
    .where('c.withdrawn_at', 'is', null)
}

/** Sets how often an alert of an address is mailed; another's alert is left as it is. Idempotent. */
export async function setRhythm(
  knex: Knex,
  addressId: number,
  { id, rhythm }: { id: number; rhythm: AlertRhythm },
  at: Date,
): Promise<void> {
  const own = activeAlerts(knex)
    .clearSelect()
    .select('c.id')
    .where('c.id', '=', id)
    .where('c.address_id', '=', addressId)
  await tablesOf(knex)
    .updateTable('gevel_vacancy_alerts')
    .set({ rhythm, next_on: nextDigestDay(rhythm, at) })
    .where('consent_id', 'in', own)
    .where('rhythm', '!=', rhythm)
    .execute()
}
