import type { Rendering } from '../render-page.ts'

const reads = { tags: new Set<string>(), degraded: false, personal: true, readerUnknown: false, botCheck: false }

/**
 * The response in place of a payload: 404 where there never is one, 204 where the page cannot be shared now, as with a form that has a bot
 * check or a page of one reader. A browser reports a 404 as an error of the page; a script requests the data of the page after a 204.
 */
export function noPayload(status: 204 | 404 | 405): Rendering {
  const headers = new Headers({ 'Cache-Control': 'private, no-store', ...(status === 405 && { Allow: 'GET, HEAD' }) })
  return { status, headers, reads, tick: 0, stream: null, page: undefined }
}

/** A payload that was rendered and may not be stored is not sent either; a redirect or an error is. */
export function withoutData(rendering: Rendering): Rendering {
  return rendering.status === 200 ? noPayload(204) : rendering
}
