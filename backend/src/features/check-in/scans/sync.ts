import type { DoorFigures } from '@gevel/contract/check-in'
import type { checkInEndpoints } from '@gevel/contract/endpoints/check-in'
import type { Knex } from 'knex'
import { sql } from 'kysely'
import { tablesOf } from '../../../platform/database/tables-of'
import { timestamp } from '../../../platform/http/timestamp'
import { nameOf } from '../../../platform/readers/account'
import type { ReaderRequest } from '../../../platform/readers/reader-route'
import { requireDevice } from '../devices/door-device'
import { listVersion } from '../devices/door-list'
import { lastScans, showScans } from './show-scans'
import { takeScan } from './take-scan'

const shownScans = 8
/** What a transaction that was still open committed after the answer before is sent again: a statement takes less. */
const overlapMs = 60_000
const paceMinutes = 5

/**
 * `POST /account/door-devices/{id}/scans`: takes the scans of a device, in their order and each once, and says what changed at other doors.
 * @throws 404, `check-in/device-ended`
 */
export async function syncDevice({ params, session, input }: ReaderRequest<typeof checkInEndpoints.sync>) {
  const at = new Date()
  const knex = strapi.db.connection
  const { event, id: deviceId } = await requireDevice(knex, session, params.id, at)
  const scanner = { eventId: event.id, deviceId, person: nameOf(session.account) }
  const ids: number[] = []
  for (const scan of input.scans) ids.push(await takeScan(scan, scanner, new Date()))
  await tablesOf(knex)
    .updateTable('gevel_door_devices')
    .set({ seen_at: at, queued: input.queued })
    .where('id', '=', deviceId)
    .execute()
  const [results, changes, figures, recent, version] = await Promise.all([
    showScans(knex, ids),
    changesSince(knex, event.id, input.since === null ? null : new Date(input.since)),
    doorFigures(knex, event.id, at),
    lastScans(knex, event.id, shownScans),
    listVersion(knex, event.id),
  ])
  return { data: { results, changes, cursor: timestamp(at), figures, recent, listVersion: version } }
}

/** The tickets whose check-ins changed, with who is inside now. */
async function changesSince(knex: Knex, eventId: number, since: Date | null) {
  if (!since) return []
  const rows = await tablesOf(knex)
    .selectFrom('gevel_event_check_ins as scan')
    .leftJoin('gevel_event_check_ins as admission', (join) =>
      join
        .onRef('admission.ticket_id', '=', 'scan.ticket_id')
        .on('admission.outcome', '=', 'admitted')
        .on('admission.undone_at', 'is', null),
    )
    .select(['scan.ticket_id', 'admission.id', 'admission.scanned_at', 'admission.door'])
    .distinct()
    .where('scan.event_id', '=', eventId)
    .where('scan.outcome', '=', 'admitted')
    .where('scan.changed_at', '>', new Date(since.getTime() - overlapMs))
    .execute()
  return rows.flatMap(({ ticket_id: ticket, id, scanned_at, door }) => {
    if (ticket === null) return []
    return {
      ticket,
      admission: id !== null && scanned_at && door !== null ? { id, at: timestamp(scanned_at), door } : null,
    }
  })
}

/** How many are inside, of how many, and how fast they come. */
export async function doorFigures(knex: Knex, eventId: number, at: Date): Promise<DoorFigures> {
  const tables = tablesOf(knex)
  const [{ expected }, { inside, recent }] = await Promise.all([
    tables
      .selectFrom('gevel_event_tickets')
      .select(sql<number>`count(*)::integer`.as('expected'))
      .where('event_id', '=', eventId)
      .where('state', '=', 'valid')
      .executeTakeFirstOrThrow(),
    tables
      .selectFrom('gevel_event_check_ins')
      .select([
        sql<number>`count(*)::integer`.as('inside'),
        sql<number>`(count(*) FILTER (WHERE scanned_at > ${new Date(at.getTime() - paceMinutes * 60_000)}))::integer`.as(
          'recent',
        ),
      ])
      .where('event_id', '=', eventId)
      .where('outcome', '=', 'admitted')
      .where('undone_at', 'is', null)
      .executeTakeFirstOrThrow(),
  ])
  return { inside, expected, perMinute: Math.round(recent / paceMinutes) }
}
