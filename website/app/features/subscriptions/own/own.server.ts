import { ownSubscriptionEndpoints } from '@gevel/contract/endpoints/own-subscriptions'
import type { OwnSubscription, OwnSubscriptionLine } from '@gevel/contract/own-subscriptions'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { loadOrNotFound } from '../../../routing/load.server.ts'
import type { PageLoaderArgs } from '../../../routing/page-loader-args.ts'

/** The subscriptions of customers for which the reader acts. */
export async function loadOwnSubscriptions(request: Request): Promise<OwnSubscriptionLine[]> {
  return (await callEndpoint(request, ownSubscriptionEndpoints.list)).data
}

/** One of them; a 404 for any other. */
export async function loadOwnSubscription(args: PageLoaderArgs, number: string): Promise<OwnSubscription> {
  return (await loadOrNotFound(args, callEndpoint(args.request, ownSubscriptionEndpoints.show, { params: { number } })))
    .data
}
