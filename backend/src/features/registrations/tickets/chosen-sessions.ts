import { errors } from '@strapi/utils'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'

/**
 * Checks that sessions are of the event, and that no two begin at the same moment.
 * @throws ValidationError with a Dutch sentence
 */
export async function checkSessions(trx: Transaction, eventId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const sessions = await tablesOf(trx)
    .selectFrom('gevel_event_sessions')
    .select(['day', 'start'])
    .where('event_id', '=', eventId)
    .where('id', 'in', [...ids])
    .execute()
  if (sessions.length !== new Set(ids).size) throw new errors.ValidationError('Deze sessie is er niet meer.')
  if (new Set(sessions.map(({ day, start }) => `${day} ${start}`)).size < sessions.length)
    throw new errors.ValidationError('Kies van sessies die tegelijk beginnen er hoogstens één.')
}
