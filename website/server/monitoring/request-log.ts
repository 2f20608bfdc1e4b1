import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { REQUEST_ID_HEADER, validRequestId } from '@gevel/runtime/request-id'
import { log } from '../../app/config/log.server.ts'

/** Health checks, every second. */
const UNINTERESTING = /^\/health/

/**
 * Gives a request an id, unless the proxy did, and logs it after the response. Cached pages bypass this: they are
 * counted in the metrics, and logged by the proxy.
 */
export function logRequest(req: IncomingMessage, res: ServerResponse): void {
  const requestId = validRequestId(req.headers[REQUEST_ID_HEADER]) ?? randomUUID()
  req.headers[REQUEST_ID_HEADER] = requestId
  req.headersDistinct[REQUEST_ID_HEADER] = [requestId]
  res.setHeader('X-Request-Id', requestId)
  if (UNINTERESTING.test(req.url ?? '')) return
  const startMs = performance.now()
  res.once('close', () => {
    const { method, url = '' } = req
    const facts = { requestId, method, path: url.replace(/\?.*$/s, ''), status: res.statusCode }
    log.info({ ...facts, ms: Math.round(performance.now() - startMs), ...(!res.writableFinished && { left: true }) })
  })
}
