import type { Context } from 'koa'
import { z } from 'zod'
import { accountError, isOfRemovedAccount, refusedRight } from '../errors/account-errors'
import { type Client, clientOf } from '../http/client'
import { parseInput } from '../http/parse-input'
import { withRetryAfter } from '../http/retry-after'
import { bearerOf, sessionOf } from '../readers/bearer'
import type { Session } from '../readers/sessions'
import { logSecurityEvent } from '../security-events/log-security-event'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What a route of the accounts is asked: its parsed body and query together, the parts of its path, and from where. */
export interface Asked<Input> {
  input: Input
  params: Record<string, string>
  client: Client
  /** the bearer of the request, whatever it is worth */
  bearer: string | undefined
}

/** The same, by somebody who is logged in. */
export interface AskedByReader<Input> extends Asked<Input> {
  session: Session
}

type RouteContext = Context & { params: Record<string, string> }

/**
 * A route of the accounts that anyone may ask. Like the public routes it is open by definition, and not by a permission that a click in
 * the admin gives or takes. Its answer is kept by nobody.
 * @param path without `/api`: `/auth/local`
 * @param input schema of the body, or of the query of a GET; what does not fit is answered with 400 and a sentence at each field
 * @param answer the body; null is answered with 204
 */
export function openRoute<S extends z.ZodType>(
  method: Method,
  path: string,
  input: S,
  answer: (asked: Asked<z.infer<S>>) => Promise<object | null>,
) {
  return route(method, path, (ctx) => answer(askedOf(ctx, input)))
}

/** As `openRoute`, for who is logged in: without a bearer that counts the answer is `user-token-expired`. */
export function readerRoute<S extends z.ZodType>(
  method: Method,
  path: string,
  input: S,
  answer: (asked: AskedByReader<z.infer<S>>) => Promise<object | null>,
) {
  return route(method, path, async (ctx) => {
    const session = await sessionOf(ctx)
    if (!session) throw accountError('user-token-expired')
    return answer({ ...askedOf(ctx, input), session }).catch((error: unknown) => {
      const reason = refusedRight(error)
      if (reason) logSecurityEvent('authz_fail', { source: clientOf(ctx), account: session.account.id, reason })
      throw isOfRemovedAccount(error) ? accountError('user-token-expired') : error
    })
  })
}

function route(method: Method, path: string, answer: (ctx: RouteContext) => Promise<object | null>) {
  const handler = async (ctx: RouteContext) => {
    ctx.set('Cache-Control', 'no-store')
    const body = await withRetryAfter(ctx, () => answer(ctx))
    ctx.status = body ? 200 : 204
    if (body) ctx.body = body
  }
  return { method, path, handler, config: { auth: false } }
}

/** Nothing is asked beside the path. */
export const nothing = z.unknown().transform(() => undefined)

function askedOf<S extends z.ZodType>(ctx: RouteContext, schema: S): Asked<z.infer<S>> {
  const given: unknown = ctx.method === 'GET' ? ctx.query : (ctx.request.body ?? {})
  return { input: parseInput(schema, given), params: ctx.params, client: clientOf(ctx), bearer: bearerOf(ctx) }
}
