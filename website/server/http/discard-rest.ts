import type { IncomingMessage } from 'node:http'

/** Who still sends after this long, in milliseconds, has had time to read his answer. */
const PATIENCE_MS = 10_000

/**
 * Reads what is still being sent with a request that is answered already, and keeps nothing of it. Browsers read an answer when they have
 * sent all; and were the connection closed before that, their system would throw away what they had not read yet (RFC 9112 §9.6).
 */
export function discardRest(req: IncomingMessage): void {
  const { headers } = req
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (req.complete || !hasBody) return
  const timer = setTimeout(() => req.complete || req.destroy(), PATIENCE_MS)
  req.once('close', () => clearTimeout(timer)).resume()
}
