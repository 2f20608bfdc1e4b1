import type { pushEndpoints } from '@gevel/contract/endpoints/push'
import type { RouteRequest } from '../../../platform/http/route'
import { deviceLimit } from './device-limit'
import { devices, settingsColumns, settingsOf } from './device-rows'

/** `POST /account/push/find`: the settings of the device with this secret. */
export async function findDevice({ input, client }: RouteRequest<typeof pushEndpoints.find>) {
  await deviceLimit.consume(client.address, { source: client })
  const row = await strapi.db
    .connection(devices)
    .where(input)
    .first(...settingsColumns)
  return { data: row ? settingsOf(row) : null }
}
