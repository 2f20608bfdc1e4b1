import type { IncomingMessage } from 'node:http'

/**
 * Grace period, in milliseconds, in which a client that is still sending can read the response; then the socket is
 * closed.
 */
const TIMEOUT_MS = 10_000

/**
 * Reads and discards the rest of a request that has been answered already. Browsers read a response after sending
 * everything; if the connection were closed before that, their system would discard the unread response (RFC 9112
 * §9.6).
 */
export function discardBody(req: IncomingMessage): void {
  const { headers } = req
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (req.complete || !hasBody) return
  const timer = setTimeout(() => req.complete || req.destroy(), TIMEOUT_MS)
  req.once('close', () => clearTimeout(timer)).resume()
}
