import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { CLIENT_ADDRESS_HEADER } from '../app/content/client-address.ts'
import { REQUEST_ID_HEADER } from '../app/content/request-id.ts'
import { boundedBody } from './bounded-body.ts'
import type { ClientAddress } from './client-address.ts'

/** The request of nobody in particular for a page: what is drawn for it may be given to everybody. */
export function anonymousRequest(address: string, requestId: string): Request {
  return new Request(address, { headers: { accept: 'text/html', [REQUEST_ID_HEADER]: requestId } })
}

/**
 * The request as React Router takes it. Its address has the site's own origin, whatever host or protocol a proxy speaks to us:
 * canonical addresses, redirects and the check of a form's origin then hold everywhere. Its signal aborts when the visitor leaves
 * before the answer is complete. Its body has come in whole: who sends his slowly waits for nobody's turn but his own.
 * @param origin of `SITE_URL`
 * @throws BodyTooLarge
 */
export async function toWebRequest(
  req: IncomingMessage,
  res: ServerResponse,
  origin: string,
  clientAddress: ClientAddress,
): Promise<Request> {
  const controller = new AbortController()
  res.once('close', () => {
    if (!res.writableFinished) controller.abort()
  })
  const method = req.method ?? 'GET'
  const headers = headersOf(req)
  headers.set(CLIENT_ADDRESS_HEADER, clientAddress(req))
  const init: RequestInit = { method, headers, signal: controller.signal }
  if (method === 'POST') init.body = await buffer(boundedBody(req))
  return new Request(origin + req.url, init)
}

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    // cookies that HTTP/2 proxies send apart belong together
    headers.set(name, values.join(name === 'cookie' ? '; ' : ', '))
  }
  return headers
}
