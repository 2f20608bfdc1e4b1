import { ownSubscriptionEndpoints } from '@gevel/contract/endpoints/own-subscriptions'
import type { OwnSubscription, OwnSubscriptionLine } from '@gevel/contract/own-subscriptions'
import { AccountProblem } from '../../../content/account-problem.ts'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { load } from '../../../routing/load.server.ts'
import { pageNotFound } from '../../../routing/not-found.ts'
import type { PageLoaderArgs } from '../../../routing/page-loader-args.ts'

/** The subscriptions of customers for which the reader acts. */
export async function loadOwnSubscriptions(request: Request): Promise<OwnSubscriptionLine[]> {
  return (await callEndpoint(request, ownSubscriptionEndpoints.list)).data
}

/** One of them; a 404 for any other. */
export async function loadOwnSubscription(args: PageLoaderArgs, number: string): Promise<OwnSubscription> {
  const loading = callEndpoint(args.request, ownSubscriptionEndpoints.show, { params: { number } })
  const found = await load(
    args,
    loading
      .then(({ data }) => data)
      .catch((error: unknown) => {
        if (error instanceof AccountProblem && error.status === 404) return null
        throw error
      }),
  )
  return found ?? pageNotFound(args.url)
}
