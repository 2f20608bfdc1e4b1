import type { Alert, AlertRhythm } from '@gevel/contract/vacancy-alerts'
import type { Knex } from 'knex'
import { tablesOf } from '../../platform/database/tables-of'
import { alertList } from './alert-list'
import { searchOf } from './alert-topic'

/** The alert of a consent, confirmed or not, with how often it was asked for; null when it was withdrawn, or is not there. */
export async function askedAlert(knex: Knex, consentId: number, rhythm: AlertRhythm): Promise<Alert | null> {
  const consent = await tablesOf(knex)
    .selectFrom('gevel_mail_consents')
    .select('topic')
    .where('id', '=', consentId)
    .where('list', '=', alertList.key)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  const search = consent && searchOf(consent.topic)
  return search ? { id: consentId, search, rhythm } : null
}
