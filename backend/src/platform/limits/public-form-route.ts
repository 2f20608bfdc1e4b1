import type { PublicFormEndpoint } from '@gevel/contract/endpoint'
import type { z } from 'zod'
import { clientOf } from '../http/client'
import { type Handler, parseRequest, type RouteRequest, route } from '../http/route'
import { consumeAnonymousLimit } from './anonymous-limit'

/**
 * The route of a form that anyone can send (decision 029): each attempt counts, before its input is parsed.
 * Beyond the limit of its network address the response is `too-many-requests`.
 */
export function publicFormRoute<
  Path extends string,
  Input extends z.ZodType,
  Output extends z.ZodType<object | null, object | null>,
  Response extends z.input<Output>,
>(
  endpoint: PublicFormEndpoint<Path, Input, Output>,
  handler: Handler<RouteRequest<PublicFormEndpoint<Path, Input, Output>>, Response, z.input<Output>>,
) {
  return route(endpoint, async (ctx) => {
    await consumeAnonymousLimit(clientOf(ctx))
    return handler(parseRequest(ctx, endpoint))
  })
}
