import type { AlertRhythm } from '@gevel/contract/vacancy-alerts'
import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import { fieldError } from '../../platform/errors/field-error'
import { type Consent, confirmConsent } from '../../platform/mailing/consents'
import { nextDigestDay } from './alert-days'
import { alertList } from './alert-list'
import { noteFirstSeen } from './first-seen'

/** Alerts that one address can have. */
const mostAlerts = 20

/**
 * Starts an alert whose consent is confirmed, or sets how often it is mailed. What is open now is not new to it. Idempotent.
 * @returns undefined for a consent that was withdrawn
 * @throws ValidationError for one alert too many
 */
export async function startAlert(
  trx: Transaction,
  consentId: number,
  rhythm: AlertRhythm,
  at: Date,
): Promise<Consent | undefined> {
  const consent = await confirmConsent(trx, alertList, consentId, at)
  if (!consent) return undefined
  if ((await countAlerts(trx, consent)) >= mostAlerts) {
    const message = `Er gaan al ${mostAlerts} zoekvragen per mail naar dit adres. Beëindig er eerst een.`
    throw fieldError([{ path: ['search'], message }])
  }
  await noteFirstSeen(trx, at)
  await tablesOf(trx)
    .insertInto('gevel_vacancy_alerts')
    .values({ consent_id: consentId, rhythm, mailed_until: at, next_on: nextDigestDay(rhythm, at) })
    .onConflict((conflict) =>
      conflict
        .column('consent_id')
        .doUpdateSet({ rhythm, next_on: nextDigestDay(rhythm, at) })
        .where('gevel_vacancy_alerts.rhythm', '!=', rhythm),
    )
    .execute()
  return consent
}

/** The number of other alerts of the address of a consent. */
async function countAlerts(trx: Transaction, { id, addressId }: Consent): Promise<number> {
  const { count } = await tablesOf(trx)
    .selectFrom('gevel_mail_consents')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('address_id', '=', addressId)
    .where('list', '=', alertList.key)
    .where('confirmed_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .where('id', '!=', id)
    .executeTakeFirstOrThrow()
  return Number(count)
}
