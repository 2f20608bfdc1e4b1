import type { pushEndpoints } from '@gevel/contract/endpoints/push'
import type { RouteRequest } from '../../../platform/http/route'
import { defineLimit } from '../../../platform/limits/limit'
import { devices, settingsColumns, settingsOf } from './device-rows'

/** Changes of devices from one network address: an office of readers, not a program that fills the table. */
export const deviceLimit = defineLimit('pushDevices', { points: 120, minutes: 60 })

/** `POST /account/push/find`: the settings of the device with this secret. */
export async function findDevice({ input, client }: RouteRequest<typeof pushEndpoints.find>) {
  await deviceLimit.consume(client.address, { source: client })
  const row = await strapi.db
    .connection(devices)
    .where(input)
    .first(...settingsColumns)
  return { data: row ? settingsOf(row) : null }
}

/** `POST /account/push/remove`: idempotent; the secret shows that it is the device's own request. */
export async function removeDevice({ input, client }: RouteRequest<typeof pushEndpoints.remove>): Promise<null> {
  await deviceLimit.consume(client.address, { source: client })
  await strapi.db.connection(devices).where(input).delete()
  return null
}
