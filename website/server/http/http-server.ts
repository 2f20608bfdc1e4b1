import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { type CalmStatus, rawCalmPage } from './calm-page.ts'

/**
 * Who reads nothing of his answer for this long is gone. Longer than proxies keep an idle connection, so that they close it and not
 * we under a request on its way.
 */
const IDLE_MS = 65_000
const HEADERS_MS = 15_000
const REQUEST_MS = 60_000
/** How often Node looks for who takes too long; its own half a minute would treble the bound on headers. */
const LOOK_EVERY_MS = 5_000
/** Who was told no and does not close his connection holds a place for this long. */
const CLOSE_MS = 1_000
/** Room for long addresses to be refused politely, and for the cookies of a CDN. */
const MAX_HEADER_BYTES = 32 * 1024

/** What Node says of a request, beside that it is malformed. */
const unreadable = new Map<string | undefined, CalmStatus>([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
])

/** How a connection knows the answer that is under way on it; Node does not document it, and asks it at the same place. */
interface Answering {
  _httpMessage?: ServerResponse | null
}

/** How long a request may take to come in, in milliseconds. */
const PATIENCE = { headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, connectionsCheckingInterval: LOOK_EVERY_MS }

/** What makes a kept page an eighth cheaper (decision 027). */
const LESS_WORK = {
  // one time-out for silence of any kind: another one between two requests would set the connection's clock twice for each
  keepAliveTimeout: 0,
  // who announces no body has none, and his request needs no life of a stream: `req` then never ends, for it never began
  optimizeEmptyRequests: true,
}

interface Manner {
  /** value of `Strict-Transport-Security`, when the site is served over https */
  hsts?: string | undefined
  patience?: typeof PATIENCE
  /** how long a connection may be silent, in milliseconds */
  idleMs?: number
}

/** An HTTP server that answers even what it cannot read, or what does not come, with a page. */
export function httpServer(
  listener: RequestListener,
  { hsts, patience = PATIENCE, idleMs = IDLE_MS }: Manner = {},
): Server {
  const limits = { ...patience, maxHeaderSize: MAX_HEADER_BYTES }
  const server = createServer({ ...limits, ...LESS_WORK, requireHostHeader: false }, listener)
  server.timeout = idleMs
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex & Answering) => {
    if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) return socket.destroy()
    socket.end(rawCalmPage(unreadable.get(error.code) ?? 400, hsts))
    setTimeout(() => socket.destroy(), CLOSE_MS).unref()
  })
  // we are nobody's proxy; Node would close the connection without a word
  server.on('connect', (_req: IncomingMessage, socket: Duplex) => socket.end(rawCalmPage(400, hsts)))
  return server
}

/**
 * Starts to listen.
 * @throws StartProblem, in one sentence, when the port cannot be had
 */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new StartProblem(whyNot(error, port, host))))
    server.listen(port, host, resolve)
  })
}

/** Something outside the program keeps it from starting; the message says what and what to do. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}

function whyNot(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is in use: stop the program that uses it, or set PORT.`
  if (error.code === 'EACCES') return `Port ${port} may not be used by this user: set PORT to 1024 or higher.`
  if (error.code === 'EADDRNOTAVAIL') return `This machine has no address ${host}: set HOST.`
  return `The website cannot listen on ${host}:${port}: ${error.message}.`
}
