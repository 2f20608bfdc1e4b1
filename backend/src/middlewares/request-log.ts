import { randomUUID } from 'node:crypto'
import { REQUEST_ID_HEADER, validRequestId } from '@gevel/runtime/request-id'
import type { Context, Next } from 'koa'
import { noteClientAddress } from '../platform/http/client-address'
import { observeResponse } from '../platform/http/response-metrics'
import { log } from '../platform/logging/log'

/** Monitoring requests it every few seconds. */
const healthPath = '/_health'

/** Logs each request after its response, with the request id of the website or one of our own. */
export default () => async (ctx: Context, next: Next) => {
  noteClientAddress(ctx.req)
  const requestId = validRequestId(ctx.get(REQUEST_ID_HEADER)) ?? randomUUID()
  ctx.set(REQUEST_ID_HEADER, requestId)
  const startMs = performance.now()
  await next()
  const ms = performance.now() - startMs
  observeResponse(ctx.path, ctx.status, ms / 1000)
  const facts = { requestId, method: ctx.method, path: ctx.path, status: ctx.status }
  const level = ctx.path === healthPath && ctx.status < 400 ? 'debug' : 'info'
  log[level]({ ...facts, ms: Math.round(ms) })
}
