import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { rawStaticErrorPage, type StaticErrorStatus } from './static-error-page.ts'

/**
 * A client that reads nothing for this long has gone. Longer than proxies keep an idle connection, so that the proxy
 * closes it, and not we during a request.
 */
const IDLE_MS = 65_000
const HEADERS_MS = 15_000
const REQUEST_MS = 60_000
/** How often Node checks for slow clients; its default of half a minute would treble the limit of the headers. */
const CHECK_EVERY_MS = 5_000
/** A rejected client that does not close its connection is disconnected after this long. */
const CLOSE_MS = 1_000
/** Allows long URLs, which get a proper error, and the cookies of a CDN. */
const MAX_HEADER_BYTES = 32 * 1024

/** Node's codes for a request that it could not parse, beside a malformed one. */
const unreadable = new Map<string | undefined, StaticErrorStatus>([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
])

/** The pending response of a connection, in an undocumented property that Node itself uses. */
interface SocketWithResponse {
  _httpMessage?: ServerResponse | null
}

/** The time limits of receiving a request, in milliseconds. */
const TIMEOUTS = { headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, connectionsCheckingInterval: CHECK_EVERY_MS }

/** Options that cut the cost of a cached page by an eighth (decision 027). */
const FAST_OPTIONS = {
  // one timeout for every kind of silence: a second one between requests would reset the connection's timer twice for
  // each
  keepAliveTimeout: 0,
  // a request without an announced body has none, and needs no stream: `req` then never emits `end`
  optimizeEmptyRequests: true,
}

interface ServerOptions {
  /** value of `Strict-Transport-Security`, when the site is served over https */
  hsts?: string | undefined
  timeouts?: typeof TIMEOUTS
  /** how long a connection may be silent, in milliseconds */
  idleMs?: number
}

/** An HTTP server that responds with a page even to a request that is invalid or incomplete. */
export function httpServer(
  listener: RequestListener,
  { hsts, timeouts = TIMEOUTS, idleMs = IDLE_MS }: ServerOptions = {},
): Server {
  const limits = { ...timeouts, maxHeaderSize: MAX_HEADER_BYTES }
  const server = createServer({ ...limits, ...FAST_OPTIONS, requireHostHeader: false }, listener)
  server.timeout = idleMs
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex & SocketWithResponse) => {
    if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) return socket.destroy()
    socket.end(rawStaticErrorPage(unreadable.get(error.code) ?? 400, hsts))
    setTimeout(() => socket.destroy(), CLOSE_MS).unref()
  })
  // Node would reject one that it does not know with a bare 417, without our headers
  server.on('checkExpectation', listener)
  // we are not a proxy; Node would close the connection without a response
  server.on('connect', (_req: IncomingMessage, socket: Duplex) => socket.end(rawStaticErrorPage(400, hsts)))
  return server
}

/**
 * Starts to listen.
 * @throws StartProblem, in one sentence, when the port is not available
 */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new StartProblem(listenError(error, port, host))))
    server.listen(port, host, resolve)
  })
}

/** Something outside the program prevents the start; the message states the cause and the remedy. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}

function listenError(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is in use: stop the program that uses it, or set PORT.`
  if (error.code === 'EACCES') return `Port ${port} may not be used by this user: set PORT to 1024 or higher.`
  if (error.code === 'EADDRNOTAVAIL') return `This machine has no address ${host}: set HOST.`
  return `The website cannot listen on ${host}:${port}: ${error.message}.`
}
