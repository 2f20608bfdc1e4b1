import type { ErrorBody } from '@gevel/contract/errors'
import { env } from '../config/env.server.ts'

/** No address of the backend comes near. Node reads 16 KB of headers and address together, and answers 431 beyond it. */
const maxPathLength = 8_000
/** `fetch` takes such a part for a folder and asks another address: `/public/tags/.` would be the list of all tags. */
const dotPart = /^[^?]*\/\.{1,2}(?:[/?]|$)/

/** What the backend answers where nothing is. */
export const nothingThere: ErrorBody = { error: { status: 404, name: 'NotFoundError', message: 'Dit is er niet.' } }

/** The address of a path on the backend, whose parts visitors may have written; undefined for one where nothing can be. */
export function backendAddress(path: string): string | undefined {
  if (path.length > maxPathLength || dotPart.test(path)) return undefined
  return env.BACKEND_URL + path
}
