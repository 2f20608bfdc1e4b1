import { errors } from '@strapi/utils'
import { sql } from 'kysely'
import { z } from 'zod'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { fieldError } from '../../../platform/errors/field-error'
import { lineField, wholeNumber } from '../../../platform/http/dialog-fields'
import type { Cause } from '../../editor-actions/perform'
import { recordInLog } from '../../registrations/stored/record-in-log'
import { lockEvent } from '../lock-event'

export const quotaInput = z.object({
  /** undefined for a new one, of ticket types */
  quotaId: z.int().optional(),
  name: lineField('Naam', 80),
  size: wholeNumber('Plaatsen', 0, 100_000),
})

/**
 * Adds a quota of ticket types to an event, or changes the name and size of any quota. A size between what is sold and what is reserved
 * leaves it overbooked: nobody loses a place.
 * @throws ValidationError for a size below what is sold
 */
export async function saveQuota(
  trx: Transaction,
  eventId: number,
  { quotaId, name, size }: z.output<typeof quotaInput>,
  { actor, at }: Cause,
) {
  const event = await lockEvent(trx, eventId)
  if (!event) return undefined
  const tables = tablesOf(trx)
  if (quotaId === undefined) {
    await tables.insertInto('gevel_event_quotas').values({ event_id: eventId, kind: 'type', name, size }).execute()
    await recordInLog(trx, [{ eventId, kind: 'quota-added', actor, data: { name, to: size }, at }])
    return `${event.title}: ${name}`
  }
  const before = await tables
    .selectFrom('gevel_event_quotas')
    .select('size')
    .where('id', '=', quotaId)
    .where('event_id', '=', eventId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!before) return undefined
  await rejectBelowSold(trx, quotaId, size)
  await tables.updateTable('gevel_event_quotas').set({ name, size }).where('id', '=', quotaId).execute()
  const data = { name, from: before.size, to: size }
  await recordInLog(trx, [{ eventId, kind: 'quota-changed', actor, data, at }])
  return `${event.title}: ${name}`
}

export const removalInput = z.object({ quotaId: z.int() })

/**
 * Removes a quota of ticket types.
 * @throws ApplicationError while anything takes a place of it
 */
export async function removeQuota(
  trx: Transaction,
  eventId: number,
  { quotaId }: z.output<typeof removalInput>,
  { actor, at }: Cause,
) {
  const event = await lockEvent(trx, eventId)
  const tables = tablesOf(trx)
  const quota = await tables
    .selectFrom('gevel_event_quotas')
    .select('name')
    .where('id', '=', quotaId)
    .where('event_id', '=', eventId)
    .where('kind', '=', 'type')
    .forUpdate()
    .executeTakeFirst()
  if (!event || !quota) return undefined
  await tables.deleteFrom('gevel_event_claims').where('quota_id', '=', quotaId).where('expires_at', '<=', at).execute()
  const taken = await tables
    .selectFrom('gevel_event_claims')
    .select('id')
    .where('quota_id', '=', quotaId)
    .executeTakeFirst()
  if (taken)
    throw new errors.ApplicationError('Van dit quotum zijn plaatsen bezet. Haal het eerst van de kaartsoorten af.')
  await tables.deleteFrom('gevel_event_quotas').where('id', '=', quotaId).execute()
  await recordInLog(trx, [{ eventId, kind: 'quota-removed', actor, data: { name: quota.name }, at }])
  return `${event.title}: ${quota.name}`
}

/** @throws ValidationError with what is sold */
export async function rejectBelowSold(trx: Transaction, quotaId: number, size: number): Promise<void> {
  const { sold } = await tablesOf(trx)
    .selectFrom('gevel_event_claims')
    .select(sql<number>`coalesce(sum(places), 0)::integer`.as('sold'))
    .where('quota_id', '=', quotaId)
    .where('ticket_id', 'is not', null)
    .executeTakeFirstOrThrow()
  if (size < sold)
    throw fieldError([
      { path: ['size'], message: `Er zijn al ${sold} kaarten uitgegeven. Het aantal plaatsen kan niet lager zijn.` },
    ])
}
