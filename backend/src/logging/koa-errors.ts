import type { EventEmitter } from 'node:events'
import { log } from './log'

/** Codes of Node's for a client that left, or did not speak HTTP to the end. */
const clientLeft = /^(?:HPE_|ECONNRESET$|EPIPE$|ECONNABORTED$|ERR_STREAM_)/

/**
 * Logs what koa cannot answer any more, in place of koa's own listener: that writes a stack of several lines, which are no JSON, for
 * every client that leaves while it sends.
 * @param app koa's application
 */
export function logKoaErrors(app: EventEmitter & { silent?: boolean }): void {
  // koa's own listener is there all the same: silent, it writes nothing
  app.silent = true
  app.on('error', (error: Error & { code?: unknown; status?: unknown; expose?: unknown }) => {
    if (error.expose || error.status === 404) return
    const { code, message } = error
    if (clientLeft.test(String(code))) log.debug({ code, reason: message }, 'A client left before its response')
    else log.error({ err: error }, 'A request failed after its response had begun')
  })
}
