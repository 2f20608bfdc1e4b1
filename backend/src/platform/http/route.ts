import type { Endpoint, Method, PathParameter } from '@gevel/contract/endpoint'
import type { ExtraField } from '@gevel/contract/extra-field'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import type { z } from 'zod'
import { type Client, clientOf } from './client'
import { parseInput } from './parse-input'
import { withRetryAfter } from './retry-after'

/** A route below `/api` that no permission in the database closes or opens. */
export interface ApiRoute {
  method: Method
  /** without `/api`: `/public/contents/:id` */
  path: string
  handler(ctx: Context): Promise<void>
  config: { auth: false }
}

/** Opens the routes of the site's API. Strapi would find them in `api/<type>/routes` too, away from their feature. */
export function openApiRoutes(strapi: Core.Strapi, routes: readonly ApiRoute[]): void {
  const type = 'content-api'
  strapi.server.routes({ type, routes: routes.map((route) => ({ ...route, info: { type } })) })
}

/** A request of an endpoint with its input parsed. */
export interface RouteRequest<E extends Endpoint = Endpoint> {
  input: z.output<E['input']>
  /** the variable parts of the path */
  params: Readonly<Record<PathParameter<E['path']>, string>>
  client: Client
  /** the bearer token of the request, not verified */
  bearer: string | undefined
}

/** The response of an endpoint's handler; null is sent as 204. */
export type RouteResponse<E extends Endpoint> = z.input<E['output']>

/**
 * A function that handles the requests of an endpoint. A response that lacks a field of the contract does not compile,
 * nor one with an extra field, at any depth.
 */
export type Handler<Request, Response, Output> = ((request: Request) => Promise<Response>) &
  ([ExtraField<Response, Output>] extends [never]
    ? unknown
    : { 'the contract does not have': ExtraField<Response, Output> })

type RouteContext<Path extends string> = Context & { params: Readonly<Record<PathParameter<Path>, string>> }

/** A route whose JSON responses no cache may store, and that no permission in the database closes or opens. */
export function route<Path extends string>(
  { method, path }: Endpoint<Path>,
  handle: (ctx: RouteContext<Path>) => Promise<object | null>,
): ApiRoute {
  const handler = async (ctx: RouteContext<Path>) => {
    ctx.set('Cache-Control', 'no-store')
    const body = await withRetryAfter(ctx, () => handle(ctx))
    ctx.status = body ? 200 : 204
    if (body) ctx.body = body
  }
  return { method, path, handler, config: { auth: false } }
}

/** Excludes the endpoints of public forms, whose attempts `publicFormRoute` counts. */
export interface NotOfPublicForm {
  isPublicForm?: never
}

/** A route that anyone may request. Invalid input gets a 400 with a sentence per field. */
export function openRoute<
  Path extends string,
  Input extends z.ZodType,
  Output extends z.ZodType<object | null, object | null>,
  Response extends z.input<Output>,
>(
  endpoint: Endpoint<Path, Input, Output> & NotOfPublicForm,
  handler: Handler<RouteRequest<Endpoint<Path, Input, Output>>, Response, z.input<Output>>,
) {
  return route(endpoint, (ctx) => handler(parseRequest(ctx, endpoint)))
}

/** @throws ValidationError when the input does not match the endpoint */
export function parseRequest<Path extends string, Input extends z.ZodType>(
  ctx: RouteContext<Path>,
  { method, input }: Endpoint<Path, Input>,
): RouteRequest<Endpoint<Path, Input>> {
  const given: unknown = method === 'GET' ? ctx.query : (ctx.request.body ?? {})
  return { input: parseInput(input, given), params: ctx.params, client: clientOf(ctx), bearer: bearerOf(ctx) }
}

/** The bearer token of a request (RFC 6750 §2.1). */
export function bearerOf(ctx: Pick<Context, 'get'>): string | undefined {
  return /^bearer +([\w.~+/-]+=*) *$/i.exec(ctx.get('Authorization'))?.[1]
}
