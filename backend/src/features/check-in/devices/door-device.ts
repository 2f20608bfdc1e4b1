import { checkInErrors, type DoorDevice } from '@gevel/contract/check-in'
import type { checkInEndpoints } from '@gevel/contract/endpoints/check-in'
import type { Knex } from 'knex'
import { z } from 'zod'
import { tablesOf } from '../../../platform/database/tables-of'
import { notFound } from '../../../platform/errors/account-errors'
import { domainError } from '../../../platform/errors/domain-error'
import { deviceOf } from '../../../platform/http/device'
import type { ReaderRequest } from '../../../platform/readers/reader-route'
import type { Session } from '../../../platform/readers/sessions'
import { requireDoorEvent } from './door-staff'

/** `POST /account/door-devices`: this browser checks in at a door, for as long as its session lasts. A repeat is the same device. */
export async function startDevice({ input, session, client }: ReaderRequest<typeof checkInEndpoints.start>) {
  const at = new Date()
  const knex = strapi.db.connection
  const { id, event, door } = input
  await requireDoorEvent(knex, session.account, event, at)
  const { browser, system } = deviceOf(client.agent)
  const name = [browser ?? 'Onbekende browser', system].filter(Boolean).join(' op ')
  await tablesOf(knex)
    .insertInto('gevel_door_devices')
    .values({
      ...{ id, user_id: session.account.id, session_id: session.id, event_id: event, door, name },
      ...{ started_at: at, seen_at: at },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return { data: await requireDevice(knex, session, id, at) }
}

/**
 * The device with this id, when it belongs to this session and its owner may still check in.
 * @throws 404 for a device of somebody else or of another session, `check-in/device-ended` when it was left or revoked
 */
export async function requireDevice(knex: Knex, session: Session, id: string, at: Date): Promise<DoorDevice> {
  const device = z.uuid().safeParse(id).success
    ? await tablesOf(knex)
        .selectFrom('gevel_door_devices')
        .select(['id', 'event_id', 'door', 'ended_at'])
        .where('id', '=', id)
        .where('user_id', '=', session.account.id)
        .where('session_id', '=', session.id)
        .executeTakeFirst()
    : undefined
  if (!device) throw notFound()
  if (device.ended_at) throw domainError(checkInErrors, 'check-in/device-ended')
  const event = await requireDoorEvent(knex, session.account, device.event_id, at).catch(() => {
    throw domainError(checkInErrors, 'check-in/device-ended')
  })
  return { id: device.id, event, door: device.door }
}

/** `DELETE /account/door-devices/{id}`: this browser no longer checks in. A repeat changes nothing. */
export async function leaveDoor({ params, session }: ReaderRequest<typeof checkInEndpoints.leave>): Promise<null> {
  if (!z.uuid().safeParse(params.id).success) throw notFound()
  await tablesOf(strapi.db.connection)
    .updateTable('gevel_door_devices')
    .set({ ended_at: new Date() })
    .where('id', '=', params.id)
    .where('user_id', '=', session.account.id)
    .where('ended_at', 'is', null)
    .execute()
  return null
}
