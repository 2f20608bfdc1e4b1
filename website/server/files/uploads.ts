import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileTagStart } from '@gevel/contract/changes'
import { fileFolders } from '@gevel/contract/server-paths'
import { sendStaticErrorPage } from '../http/static-error-page.ts'

/** The names of the media library's files, in one folder. */
const UPLOAD = /^\/uploads\/\w[\w.-]*$/
const TIMEOUT_MS = 10_000
const RESPONSE_HEADERS = [
  ...['content-type', 'content-length', 'content-range', 'content-disposition'],
  ...['accept-ranges', 'etag', 'last-modified'],
]
const REQUEST_HEADERS = ['range', 'if-none-match', 'if-modified-since', 'if-range']

/**
 * Proxies a file of the media library, since visitors cannot reach the backend. A file is shown or downloaded, but
 * never runs as a page of ours.
 */
export function uploadHandler(backendUrl: string) {
  return async function handleUpload(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const path = (req.url ?? '').replace(/\?.*$/, '')
    const response = UPLOAD.test(path) ? await fetchFile(req, `${backendUrl}${path}`) : undefined
    if (!response) return notFound(res)
    if (response === 'unavailable') return sendStaticErrorPage(res, 503, { 'Retry-After': '10' })
    for (const name of RESPONSE_HEADERS) {
      const value = response.headers.get(name)
      if (value) res.setHeader(name, value)
    }
    res.setHeader(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
    )
    res.setHeader('Cache-Control', 'public, max-age=3600')
    res.setHeader('Cache-Tag', `${fileTagStart}${path.slice(fileFolders.uploads.length)}`)
    res.statusCode = response.status
    if (response.body) await pipeline(Readable.from(response.body), res)
    else res.end()
  }
}

async function fetchFile(req: IncomingMessage, address: string): Promise<Response | 'unavailable' | undefined> {
  const headers = Object.fromEntries(
    REQUEST_HEADERS.flatMap((name) => (req.headers[name] ? [[name, String(req.headers[name])]] : [])),
  )
  const method = req.method === 'HEAD' ? 'HEAD' : 'GET'
  const timer = new AbortController()
  // limits only the wait for the first byte: a large file may take longer
  const timeout = setTimeout(() => timer.abort(), TIMEOUT_MS)
  try {
    const response = await fetch(address, { method, headers, redirect: 'error', signal: timer.signal })
    if (response.ok || response.status === 304 || response.status === 416) return response
    await response.body?.cancel()
    return response.status >= 500 ? 'unavailable' : undefined
  } catch {
    return 'unavailable'
  } finally {
    clearTimeout(timeout)
  }
}

function notFound(res: ServerResponse): void {
  res
    .writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    .end('Bestand niet gevonden')
}
