import type { ErrorBody } from '@gevel/contract/errors'
import { env } from '../../config/env.server.ts'

/**
 * No URL of the backend is as long. Node accepts 16 KB of headers and URL together, and responds with 431 beyond it.
 */
const maxPathLength = 8_000
/**
 * `fetch` resolves such a segment and requests another URL: `/public/tags/.` would be the list of all tags. The backend
 * rejects an encoded one, as in `a%2F..%2Fb`, with a text that is no answer to anything.
 */
const dotPart = /[\\/]\.{1,2}(?:[\\/]|$)/

/** The backend's response for an unknown path. */
export const notFoundBody: ErrorBody = { error: { status: 404, name: 'NotFoundError', message: 'Dit is er niet.' } }

/** The URL of a path on the backend, whose segments visitors may have written; undefined for an invalid one. */
export function backendAddress(path: string): string | undefined {
  if (path.length > maxPathLength || dotPart.test(decoded(path.split('?', 1)[0] ?? ''))) return undefined
  return env.BACKEND_URL + path
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
