import type { Context } from 'koa'
import { z } from 'zod'
import { bearerOf } from './bearer'
import { type Client, clientOf } from './client'
import { parseInput } from './parse-input'
import { withRetryAfter } from './retry-after'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A request with its input parsed. */
export interface Asked<Input> {
  input: Input
  /** the variable parts of the path */
  params: Record<string, string>
  client: Client
  /** the bearer of the request, not verified */
  bearer: string | undefined
}

export type RouteContext = Context & { params: Record<string, string> }

/**
 * A route that answers JSON no cache may store, and that no permission in the database closes or opens.
 * @param path without `/api`: `/auth/local`
 * @param answer the body of the response; null is answered with 204
 */
export function route(method: Method, path: string, answer: (ctx: RouteContext) => Promise<object | null>) {
  const handler = async (ctx: RouteContext) => {
    ctx.set('Cache-Control', 'no-store')
    const body = await withRetryAfter(ctx, () => answer(ctx))
    ctx.status = body ? 200 : 204
    if (body) ctx.body = body
  }
  return { method, path, handler, config: { auth: false } }
}

/**
 * A route that anyone may request.
 * @param input schema of the body, or of the query of a GET; input that does not fit is answered with 400 and a sentence per field
 */
export function openRoute<S extends z.ZodType>(
  method: Method,
  path: string,
  input: S,
  answer: (asked: Asked<z.infer<S>>) => Promise<object | null>,
) {
  return route(method, path, (ctx) => answer(parseRequest(ctx, input)))
}

/** Schema of a route whose path is all its input. */
export const nothing = z.unknown().transform(() => undefined)

/** @throws ValidationError when the input does not fit the schema */
export function parseRequest<S extends z.ZodType>(ctx: RouteContext, schema: S): Asked<z.infer<S>> {
  const given: unknown = ctx.method === 'GET' ? ctx.query : (ctx.request.body ?? {})
  return { input: parseInput(schema, given), params: ctx.params, client: clientOf(ctx), bearer: bearerOf(ctx) }
}
