import type { Endpoint } from '@gevel/contract/endpoint'
import type { z } from 'zod'
import { accountError, forbiddenReason, isOfRemovedAccount } from '../errors/account-errors'
import { clientOf } from '../http/client'
import { type Handler, type NotOfPublicForm, parseRequest, type RouteRequest, route } from '../http/route'
import { logSecurityEvent } from '../security-events/log-security-event'
import type { Session } from './sessions'
import { sessionOf } from './sessions'

/** A request of a logged-in reader. */
export interface ReaderRequest<E extends Endpoint = Endpoint> extends RouteRequest<E> {
  session: Session
}

/** A route for logged-in readers: without a valid bearer token the response is `user-token-expired`. */
export function readerRoute<
  Path extends string,
  Input extends z.ZodType,
  Output extends z.ZodType<object | null, object | null>,
  Response extends z.input<Output>,
>(
  endpoint: Endpoint<Path, Input, Output> & NotOfPublicForm,
  handler: Handler<ReaderRequest<Endpoint<Path, Input, Output>>, Response, z.input<Output>>,
) {
  return route(endpoint, async (ctx) => {
    const session = await sessionOf(ctx)
    if (!session) throw accountError('user-token-expired')
    return handler({ ...parseRequest(ctx, endpoint), session }).catch((error: unknown) => {
      const reason = forbiddenReason(error)
      if (reason) logSecurityEvent('authz_fail', { source: clientOf(ctx), account: session.account.id, reason })
      throw isOfRemovedAccount(error) ? accountError('user-token-expired') : error
    })
  })
}
