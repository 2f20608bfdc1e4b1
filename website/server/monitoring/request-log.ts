import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '../../app/config/log.server.ts'
import { REQUEST_ID_HEADER, soundRequestId } from '../../app/request/request-id.ts'

/** Machines that ask whether we are well, every second. */
const UNINTERESTING = /^\/health/

/**
 * Numbers a request, unless the proxy before us did, and logs it when it has been answered. Kept pages are sent without this: the
 * figures count them, and the proxy logs them.
 */
export function logRequest(req: IncomingMessage, res: ServerResponse): void {
  const requestId = soundRequestId(req.headers[REQUEST_ID_HEADER]) ?? randomUUID()
  req.headers[REQUEST_ID_HEADER] = requestId
  req.headersDistinct[REQUEST_ID_HEADER] = [requestId]
  res.setHeader('X-Request-Id', requestId)
  if (UNINTERESTING.test(req.url ?? '')) return
  const begun = performance.now()
  res.once('close', () => {
    const { method, url = '' } = req
    const facts = { requestId, method, path: url.replace(/\?.*$/s, ''), status: res.statusCode }
    log.info({ ...facts, ms: Math.round(performance.now() - begun), ...(!res.writableFinished && { left: true }) })
  })
}
