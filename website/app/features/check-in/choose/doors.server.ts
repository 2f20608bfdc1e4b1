import type { DoorEvent } from '@gevel/contract/check-in'
import { checkInEndpoints } from '@gevel/contract/endpoints/check-in'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { loadOrNotFound } from '../../../routing/load.server.ts'
import type { PageLoaderArgs } from '../../../routing/page-loader-args.ts'

/** The events that the reader may check in for; a 404 for those without the role. */
export async function loadDoorEvents(args: PageLoaderArgs): Promise<DoorEvent[]> {
  return (await loadOrNotFound(args, callEndpoint(args.request, checkInEndpoints.events))).data
}
