import type { DoorEvent } from '@gevel/contract/check-in'
import { checkInEndpoints } from '@gevel/contract/endpoints/check-in'
import { AccountProblem } from '../../../content/account-problem.ts'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { load } from '../../../routing/load.server.ts'
import { pageNotFound } from '../../../routing/not-found.ts'
import type { PageLoaderArgs } from '../../../routing/page-loader-args.ts'

/** The events that the reader may check in for; a 404 for those without the role. */
export async function loadDoorEvents(args: PageLoaderArgs): Promise<DoorEvent[]> {
  const events = await load(
    args,
    callEndpoint(args.request, checkInEndpoints.events)
      .then(({ data }) => data)
      .catch((error: unknown) => {
        if (error instanceof AccountProblem && error.status === 404) return null
        throw error
      }),
  )
  return events ?? pageNotFound(args.url)
}
