import type { IncomingMessage } from 'node:http'
import { hasBearer } from '../../app/content/backend/bearer.ts'
import type { Bypass, NotStored } from './cache-status.ts'
import type { PageAddress } from './page-address.ts'
import type { Rendering } from './render-page.ts'

/** Whether a request carries no session, so that a cached page may be sent. */
export function isAnonymous({ cookie, authorization }: IncomingMessage['headers']): boolean {
  return !authorization && !hasBearer(cookie)
}

export function isReading({ method }: Pick<IncomingMessage, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Why a request bypasses the cache; undefined when it does not, and is handled as an anonymous request. */
export function bypassReason(
  req: Pick<IncomingMessage, 'method' | 'headers'>,
  address: PageAddress,
): Bypass | 'method' | undefined {
  if (!isReading(req)) return 'method'
  // rendered without the reader's session
  if (address.bypass === 'preview') return 'preview'
  return isAnonymous(req.headers) ? address.bypass : 'logged-in'
}

/**
 * Why a page that was rendered for an anonymous request may not be stored and sent to everybody; undefined when it
 * may. What is too large for the cache is decided when it is stored.
 */
export function notStorable({
  status,
  headers,
  reads,
  page,
}: Pick<Rendering, 'status' | 'headers' | 'reads' | 'page'>): NotStored | undefined {
  if (isRedirect(status)) return 'redirect'
  if (status !== 200 && status !== 404 && status !== 410) return 'error-status'
  if (!page) return 'not-a-page'
  if (reads.personal) return 'personal-data'
  if (headers.has('Set-Cookie')) return 'set-cookie'
  if (/no-store|private/.test(headers.get('Cache-Control') ?? '')) return 'no-store'
  if (reads.botCheck) return 'bot-check'
  if (reads.degraded) return 'backend-failed'
  // nothing could invalidate it
  return reads.tags.size === 0 ? 'no-change-tags' : undefined
}

/** Whether a document, or its data, redirects: React Router responds to a script with 202. */
export function isRedirect(status: number): boolean {
  return status === 202 || (status >= 300 && status < 400)
}
