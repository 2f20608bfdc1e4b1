import type { IncomingMessage, ServerResponse } from 'node:http'
import { installPath, maxBatchBytes, statisticsPath } from '@gevel/contract/statistics-limits'
import { REQUEST_ID_HEADER } from '@gevel/runtime/request-id'
import type { Env } from '../../app/config/env.server.ts'
import { sendStaticErrorPage } from '../http/static-error-page.ts'
import { BodyTooLarge } from '../limits/body-budget.ts'
import type { ClientAddress } from '../requests/client-address.ts'

/** Batches under way to the backend, which gives up on none before it is on disk. */
const MAX_CONCURRENT = 200
const TIMEOUT_MS = 10_000
const MAX_AGENT_LENGTH = 300
const paths = [statisticsPath, installPath]

/** Whether a URL is that of the statistics, with or without its last slash. */
export function isStatisticsUrl(url: string): boolean {
  return paths.includes(url)
}

/**
 * Forwards a batch of events to the backend (requirements §7), which browsers need not reach: its address can stay
 * private, and the Content-Security-Policy allows no other origin. The backend validates it.
 */
export function statisticsHandler({ BACKEND_URL, WEBSITE_KEY }: Env, addressOf: ClientAddress) {
  let pending = 0

  return async function handleStatistics(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (req.method !== 'POST') return sendStaticErrorPage(res, 405, { Allow: 'POST' })
    const body = await readBody(req)
    if (pending >= MAX_CONCURRENT) return sendStaticErrorPage(res, 503, { 'Retry-After': '5' })
    pending++
    try {
      const response = await fetch(BACKEND_URL + statisticsPath, {
        method: 'POST',
        headers: headersFor(req, addressOf(req), WEBSITE_KEY),
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const text = await response.text()
      const retryAfter = response.headers.get('retry-after')
      res.writeHead(response.status, {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-store',
        ...(retryAfter && { 'Retry-After': retryAfter }),
      })
      res.end(text)
    } catch {
      sendStaticErrorPage(res, 503, { 'Retry-After': '5' })
    } finally {
      pending--
    }
  }
}

/** What the backend may know of the visitor; no cookie, and not the page that linked here. */
function headersFor({ headers }: IncomingMessage, address: string, key: string | undefined): Record<string, string> {
  return {
    'content-type': 'application/json',
    'x-client-address': address,
    'x-client-agent': (headers['user-agent'] ?? '').slice(0, MAX_AGENT_LENGTH),
    [REQUEST_ID_HEADER]: String(headers[REQUEST_ID_HEADER] ?? ''),
    ...(key && { 'x-website-key': key }),
    ...(headers['sec-gpc'] === '1' && { 'sec-gpc': '1' }),
  }
}

/** @throws BodyTooLarge */
async function readBody(req: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = []
  let bytes = 0
  // a client that sends too much gets its response on the same connection
  for await (const part of req.iterator({ destroyOnReturn: false })) {
    bytes += part.byteLength
    if (bytes > maxBatchBytes) throw new BodyTooLarge('The batch is too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
