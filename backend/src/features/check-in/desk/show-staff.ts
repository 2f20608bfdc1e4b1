import { tablesOf } from '../../../platform/database/tables-of'
import { timestamp, timestampOrNull } from '../../../platform/http/timestamp'
import { accountById, nameOf } from '../../../platform/readers/account'

const mostDevices = 50

/** One of those who check in, with the devices, the newest first. */
export async function showStaff(id: number) {
  const knex = strapi.db.connection
  const staff = await tablesOf(knex)
    .selectFrom('gevel_door_staff as staff')
    .leftJoin('gevel_events as event', 'event.id', 'staff.event_id')
    .select(['staff.id', 'staff.user_id', 'staff.event_id', 'staff.added_by', 'staff.added_at', 'event.title as event'])
    .where('staff.id', '=', id)
    .executeTakeFirst()
  const account = staff && (await accountById(knex, staff.user_id))
  if (!staff || !account) return undefined
  const devices = await tablesOf(knex)
    .selectFrom('gevel_door_devices as device')
    .innerJoin('gevel_events as event', 'event.id', 'device.event_id')
    .select(['device.id', 'device.door', 'device.name', 'device.started_at', 'device.seen_at', 'device.queued'])
    .select(['device.ended_at', 'device.revoked_by', 'device.session_id', 'event.title as event'])
    .where('device.user_id', '=', staff.user_id)
    .orderBy('device.started_at', 'desc')
    .limit(mostDevices)
    .execute()
  return {
    ...{ id, name: nameOf(account), email: account.email, event: staff.event },
    ...{ addedBy: staff.added_by, addedAt: timestamp(staff.added_at) },
    devices: devices.map((device) => ({
      ...{ id: device.id, event: device.event, door: device.door, name: device.name, queued: device.queued },
      ...{ startedAt: timestamp(device.started_at), seenAt: timestamp(device.seen_at) },
      ...{ endedAt: timestampOrNull(device.ended_at), revokedBy: device.revoked_by },
      isActive: device.ended_at === null && device.session_id !== null,
    })),
  }
}
export type ShownStaff = NonNullable<Awaited<ReturnType<typeof showStaff>>>
