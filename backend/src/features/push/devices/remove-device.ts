import type { pushEndpoints } from '@gevel/contract/endpoints/push'
import type { RouteRequest } from '../../../platform/http/route'
import { deviceLimit } from './device-limit'
import { devices } from './device-rows'

/** `POST /account/push/remove`: idempotent; the secret shows that it is the device's own request. */
export async function removeDevice({ input, client }: RouteRequest<typeof pushEndpoints.remove>): Promise<null> {
  await deviceLimit.consume(client.address, { source: client })
  await strapi.db.connection(devices).where(input).delete()
  return null
}
