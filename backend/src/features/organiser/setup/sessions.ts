import { errors } from '@strapi/utils'
import { z } from 'zod'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { fieldError } from '../../../platform/errors/field-error'
import { checkField, optionalNumber } from '../../../platform/http/dialog-fields'
import type { Cause } from '../../editor-actions/perform'
import { loadProgramme } from '../../registrations/programme/load-programme'
import { recordInLog } from '../../registrations/stored/record-in-log'
import { lockEvent } from '../lock-event'
import { rejectBelowSold } from './quotas'
import { realignClaims } from './realign-claims'

const settings = { size: optionalNumber('Plaatsen in de zaal', 1, 100_000), isAsked: checkField }

export const newSessionInput = z.object({
  /** of the programme: `2026-12-03 11:15 Ovenzaal` */
  item: z.string({ error: 'Kies een onderdeel van het programma.' }).min(1, 'Kies een onderdeel van het programma.'),
  ...settings,
})
export const sessionInput = z.object({ sessionId: z.int(), ...settings })

/**
 * Lets visitors choose a part of the programme, in a room with so many places.
 * @throws ValidationError for a part that the published programme does not have
 */
export async function addSession(
  trx: Transaction,
  eventId: number,
  { item: key, size, isAsked }: z.output<typeof newSessionInput>,
  { actor, at }: Cause,
) {
  const event = await lockEvent(trx, eventId)
  if (!event) return undefined
  const item = (await loadProgramme(eventId)).find((one) => one.key === key)
  if (!item) throw fieldError([{ path: ['item'], message: 'Dit onderdeel staat niet meer in het programma.' }])
  const { day, start, end, room, title } = item
  const added = await tablesOf(trx)
    .insertInto('gevel_event_sessions')
    .values({ event_id: eventId, day, start, ends: end, room, title, is_asked: isAsked })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw fieldError([{ path: ['item'], message: 'Dit onderdeel is er al.' }])
  if (size !== null) await addRoom(trx, { eventId, sessionId: added.id, name: `${room}, ${start}`, size })
  await recordInLog(trx, [{ eventId, kind: 'session-added', actor, data: { name: title, room, to: size }, at }])
  return `${event.title}: ${title}`
}

/**
 * Changes the places of the room of a session; without a number there is place for all.
 * @throws ValidationError for fewer places than are taken
 */
export async function changeSession(
  trx: Transaction,
  eventId: number,
  { sessionId, size, isAsked }: z.output<typeof sessionInput>,
  { actor, at }: Cause,
) {
  const [event, session] = [await lockEvent(trx, eventId), await findSession(trx, eventId, sessionId)]
  if (!event || !session) return undefined
  const { quota_id: quotaId, room, start, title } = session
  const tables = tablesOf(trx)
  await tables.updateTable('gevel_event_sessions').set({ is_asked: isAsked }).where('id', '=', sessionId).execute()
  if (size === null && quotaId !== null) await removeRoom(trx, sessionId, quotaId)
  else if (size !== null && quotaId === null) {
    await addRoom(trx, { eventId, sessionId, name: `${room}, ${start}`, size })
    await realignClaims(trx, eventId)
  } else if (size !== null && quotaId !== null) {
    await tables.selectFrom('gevel_event_quotas').select('id').where('id', '=', quotaId).forNoKeyUpdate().execute()
    await rejectBelowSold(trx, quotaId, size)
    await tables.updateTable('gevel_event_quotas').set({ size }).where('id', '=', quotaId).execute()
  }
  await recordInLog(trx, [{ eventId, kind: 'session-changed', actor, data: { name: title, room, to: size }, at }])
  return `${event.title}: ${title}`
}

export const sessionRemovalInput = z.object({ sessionId: z.int() })

/**
 * Removes a session that nobody chose.
 * @throws ApplicationError when somebody did
 */
export async function removeSession(
  trx: Transaction,
  eventId: number,
  { sessionId }: z.output<typeof sessionRemovalInput>,
  { actor, at }: Cause,
) {
  const [event, session] = [await lockEvent(trx, eventId), await findSession(trx, eventId, sessionId)]
  if (!event || !session) return undefined
  const tables = tablesOf(trx)
  const chosen = await tables
    .selectFrom('gevel_event_ticket_sessions')
    .select('ticket_id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  if (chosen) throw new errors.ApplicationError('Deelnemers kozen deze sessie. Verplaats hen eerst.')
  if (session.quota_id !== null) await removeRoom(trx, sessionId, session.quota_id)
  await tables.deleteFrom('gevel_event_sessions').where('id', '=', sessionId).execute()
  await recordInLog(trx, [{ eventId, kind: 'session-removed', actor, data: { name: session.title }, at }])
  return `${event.title}: ${session.title}`
}

function findSession(trx: Transaction, eventId: number, id: number) {
  return tablesOf(trx)
    .selectFrom('gevel_event_sessions')
    .selectAll()
    .where('id', '=', id)
    .where('event_id', '=', eventId)
    .forUpdate()
    .executeTakeFirst()
}

interface Room {
  eventId: number
  sessionId: number
  name: string
  size: number
}

async function addRoom(trx: Transaction, { eventId, sessionId, name, size }: Room): Promise<void> {
  const { id } = await tablesOf(trx)
    .insertInto('gevel_event_quotas')
    .values({ event_id: eventId, kind: 'session', name, size })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tablesOf(trx).updateTable('gevel_event_sessions').set({ quota_id: id }).where('id', '=', sessionId).execute()
}

async function removeRoom(trx: Transaction, sessionId: number, quotaId: number): Promise<void> {
  const tables = tablesOf(trx)
  await tables.updateTable('gevel_event_sessions').set({ quota_id: null }).where('id', '=', sessionId).execute()
  await tables.deleteFrom('gevel_event_claims').where('quota_id', '=', quotaId).execute()
  await tables.deleteFrom('gevel_event_quotas').where('id', '=', quotaId).execute()
}
