import type { EventEmitter } from 'node:events'
import { log } from './log'

/** Node's codes for a client that disconnected, or sent invalid HTTP. */
const clientLeft = /^(?:HPE_|ECONNRESET$|EPIPE$|ECONNABORTED$|ERR_STREAM_)/

/**
 * Logs errors that koa cannot respond to any more, in place of koa's own listener: that prints a stack of several
 * lines, which are not JSON, for every client that disconnects while sending.
 * @param app koa's application
 */
export function logKoaErrors(app: EventEmitter & { silent?: boolean }): void {
  // koa adds its own listener all the same; this silences it
  app.silent = true
  app.on('error', (error: Error & { code?: unknown; status?: unknown; expose?: unknown }) => {
    if (error.expose || error.status === 404) return
    const { code, message } = error
    if (clientLeft.test(String(code))) log.debug({ code, reason: message }, 'A client left before its response')
    else log.error({ err: error }, 'A request failed after its response had begun')
  })
}
