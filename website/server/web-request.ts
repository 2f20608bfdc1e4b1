import type { IncomingMessage, ServerResponse } from 'node:http'
import { CLIENT_ADDRESS_HEADER } from '../app/content/client-address.ts'
import { REQUEST_ID_HEADER } from '../app/content/request-id.ts'
import type { ClientAddress } from './client-address.ts'

/** The request of nobody in particular for a page: what is drawn for it may be given to everybody. */
export function anonymousRequest(address: string, requestId: string): Request {
  return new Request(address, { headers: { accept: 'text/html', [REQUEST_ID_HEADER]: requestId } })
}

/**
 * The request as React Router takes it. Its address has the site's own origin, whatever host or protocol a proxy speaks to us:
 * canonical addresses, redirects and the check of a form's origin then hold everywhere. Its signal aborts when the visitor leaves
 * before the answer is complete.
 * @param body of a method that has one
 * @param origin of `SITE_URL`
 */
export function toWebRequest(
  req: IncomingMessage,
  res: ServerResponse,
  body: Buffer<ArrayBuffer> | undefined,
  origin: string,
  clientAddress: ClientAddress,
): Request {
  const controller = new AbortController()
  res.once('close', () => {
    if (!res.writableFinished) controller.abort()
  })
  const method = req.method ?? 'GET'
  const headers = headersOf(req)
  headers.set(CLIENT_ADDRESS_HEADER, clientAddress(req))
  return new Request(origin + req.url, { method, headers, body, signal: controller.signal })
}

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    // cookies that HTTP/2 proxies send apart belong together
    headers.set(name, values.join(name === 'cookie' ? '; ' : ', '))
  }
  return headers
}
