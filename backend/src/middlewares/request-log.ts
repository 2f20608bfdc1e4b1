import { randomUUID } from 'node:crypto'
import { apiParts } from '@gevel/contract/paths'
import { REQUEST_ID_HEADER, validRequestId } from '@gevel/runtime/request-id'
import type { Context, Next } from 'koa'
import { Histogram } from 'prom-client'
import { noteClientAddress } from '../platform/http/client-address'
import { answer } from '../platform/http/open-requests'
import { log } from '../platform/logging/log'
import { registry } from '../platform/metrics/metrics'

/** Monitoring requests it every few seconds. */
const healthPath = '/_health'

/** Logs each request after its response, with the request id of the website or one of our own. */
export default () => async (ctx: Context, next: Next) => {
  noteClientAddress(ctx.req)
  const requestId = validRequestId(ctx.get(REQUEST_ID_HEADER)) ?? randomUUID()
  ctx.set(REQUEST_ID_HEADER, requestId)
  const startMs = performance.now()
  await answer(next)
  const ms = performance.now() - startMs
  observeResponse(ctx.path, ctx.status, ms / 1000)
  const facts = { requestId, method: ctx.method, path: ctx.path, status: ctx.status }
  const level = ctx.path === healthPath && ctx.status < 400 ? 'debug' : 'info'
  log[level]({ ...facts, ms: Math.round(ms) })
}

const responseTimes = new Histogram({
  name: 'gevel_backend_answer_seconds',
  help: 'Response time of the backend, by kind of path and status',
  labelNames: ['part', 'status'],
  buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
  registers: [registry],
})

const knownPath = new RegExp(`^/(?:api/)?(${[...apiParts, 'admin', 'uploads', 'content-manager'].join('|')})\\b`)

/** Counts a response. Only a known first segment of its path becomes a label: clients can invent the rest. */
function observeResponse(path: string, status: number, seconds: number): void {
  const part = knownPath.exec(path)?.[1] ?? 'other'
  responseTimes.observe({ part, status: String(status) }, seconds)
}
