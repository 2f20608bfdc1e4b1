import type { ReceivedApplication } from '@gevel/contract/applications'
import { applicationEndpoints } from '@gevel/contract/endpoints/applications'
import { AccountProblem } from '../../../content/account-problem.ts'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { load } from '../../../routing/load.server.ts'
import { pageNotFound } from '../../../routing/not-found.ts'
import type { PageLoaderArgs } from '../../../routing/page-loader-args.ts'

/** The applications for a vacancy of the reader's employer, the newest first; a 404 for any other. */
export async function loadReceived(args: PageLoaderArgs, id: string): Promise<ReceivedApplication[]> {
  if (!/^\d{1,9}$/.test(id)) pageNotFound(args.url)
  const found = await load(
    args,
    callEndpoint(args.request, applicationEndpoints.listReceived, { params: { id } })
      .then(({ data }) => data)
      .catch((error: unknown) => {
        if (error instanceof AccountProblem && error.status === 404) return null
        throw error
      }),
  )
  return found ?? pageNotFound(args.url)
}
