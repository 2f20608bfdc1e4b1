import type { IncomingMessage, ServerResponse } from 'node:http'
import { REQUEST_ID_HEADER } from '@gevel/runtime/request-id'
import { BEARER_COOKIE } from '../../app/content/backend/bearer.ts'
import { CLIENT_ADDRESS_HEADER } from '../../app/request/client-address.ts'
import { VISITOR_SCHEME_HEADER } from '../../app/request/secure-visit.server.ts'
import type { ClientAddress } from './client-address.ts'
import type { VisitorOrigin } from './visitor-origin.ts'

/** The visitor for whom a page is rendered that others get too. */
export interface Visit {
  requestId: string
  /** counts for the backend's limits per visitor; undefined for a rendering that no visitor asked for, which none limits */
  clientAddress: string | undefined
}

/** An anonymous request for a page: its rendering may be sent to everybody. */
export function anonymousRequest(address: string, { requestId, clientAddress }: Visit): Request {
  const headers = new Headers({ accept: 'text/html', [REQUEST_ID_HEADER]: requestId })
  if (clientAddress !== undefined) headers.set(CLIENT_ADDRESS_HEADER, clientAddress)
  return new Request(address, { headers })
}

/** A request with nothing of a reader but the bearer token. */
export function readerRequest(address: string, bearer: string, visit: Visit): Request {
  const request = anonymousRequest(address, visit)
  request.headers.set('cookie', `${BEARER_COOKIE}=${bearer}`)
  return request
}

/** What the server knows of a request beside its headers. */
export interface RequestFacts {
  /** origin of `SITE_URL` */
  siteUrl: string
  clientAddress: ClientAddress
  visited: Pick<VisitorOrigin, 'isSecure'>
}

/**
 * The request for React Router. Its URL has the site's own origin, whatever host or protocol a proxy uses: canonical
 * URLs and redirects are then always right. React Router compares `Origin` with that URL, so that of a form is
 * rewritten too; the server has rejected cross-site forms by then (`isCrossSiteForm`). Its signal aborts when the
 * visitor disconnects before the response is complete.
 * @param body of a method that has one; HEAD is rendered as GET, so that it has the same headers
 */
export function toWebRequest(
  req: IncomingMessage,
  res: ServerResponse,
  body: Buffer<ArrayBuffer> | undefined,
  { siteUrl, clientAddress, visited }: RequestFacts,
): Request {
  const controller = new AbortController()
  res.once('close', () => {
    if (!res.writableFinished) controller.abort()
  })
  const method = req.method === undefined || req.method === 'HEAD' ? 'GET' : req.method
  const headers = headersOf(req)
  if (headers.has('origin')) headers.set('origin', siteUrl)
  headers.set(CLIENT_ADDRESS_HEADER, clientAddress(req))
  headers.set(VISITOR_SCHEME_HEADER, visited.isSecure(req) ? 'https' : 'http')
  return new Request(siteUrl + req.url, { method, headers, body, signal: controller.signal })
}

function headersOf({ headersDistinct, headers: { cookie } }: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(headersDistinct)) headers.set(name, values.join(', '))
  // the accepted ones, and HTTP/2 proxies may split them
  if (cookie !== undefined) headers.set('cookie', cookie)
  return headers
}
