import { REQUEST_ID_HEADER } from '@gevel/runtime/request-id'
import { env } from '../../config/env.server.ts'
import { requestIdOf } from '../../request/request-id.ts'
import { streamFromBackend } from './ask-backend.server.ts'
import { backendAddress } from './backend-address.server.ts'
import { bearerOf } from './bearer.ts'

const REQUEST_HEADERS = ['range', 'if-range']
const RESPONSE_HEADERS = [
  ...['accept-ranges', 'cache-control', 'content-disposition', 'content-length', 'content-range', 'content-type'],
  ...['etag', 'x-content-type-options'],
]

/**
 * Requests a file of the backend for a visitor, with their bearer token and range, and streams it.
 * @param path of the public API
 * @returns the backend's response, with the headers of the file; 503 when there is none in time
 */
export async function fetchFile(request: Request, path: string): Promise<Response> {
  const address = backendAddress(path)
  if (!address) return new Response(null, { status: 404 })
  const bearer = bearerOf(request)
  try {
    const response = await streamFromBackend(address, {
      headers: {
        ...(env.WEBSITE_KEY && { 'x-website-key': env.WEBSITE_KEY }),
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        [REQUEST_ID_HEADER]: requestIdOf(request) ?? '',
        ...pick(request.headers, REQUEST_HEADERS),
      },
      redirect: 'error',
      signal: request.signal,
    })
    return new Response(response.body, { status: response.status, headers: pick(response.headers, RESPONSE_HEADERS) })
  } catch {
    return new Response(null, { status: 503 })
  }
}

function pick(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}
