import type { Reads } from '../../app/content/cache/reads.server.ts'
import type { SharedRendering } from '../../app/content/cache/shared-rendering.ts'
import { isPayload } from './page-address.ts'

/** The response of React Router. */
export interface Rendering {
  status: number
  headers: Headers
  /** a complete document, its data, its payload or a list for machines; undefined for any other response, which is streamed */
  page: Buffer | undefined
  /** of a response that is not a page */
  stream: ReadableStream<Uint8Array> | null
  reads: Reads
  /** change tick at the start of the rendering */
  tick: number
}

/** A rendering that is a page. */
export type RenderedPage = Rendering & { page: Buffer }

/** Whether a page for people was found. */
export function isDocument({ status, headers }: Pick<Rendering, 'status' | 'headers'>): boolean {
  return status === 200 && headers.get('Content-Type')?.startsWith('text/html') === true
}

/** Renders a page, or runs an action, and returns what it read from the backend. */
export type RenderWithReads = (
  request: Request,
  shared?: SharedRendering,
) => Promise<{ result: Response; reads: Reads }>

/**
 * A document, the data of one, which the browser requests when it navigates within the site, or a list for machines: a
 * sitemap, a feed, a calendar or a manifest.
 */
const PAGE = /^(?:text\/(?:html|x-script|calendar)|application\/(?:xml|rss\+xml|atom\+xml|feed\+json|manifest\+json))/

/** Renders pages completely. */
export function pageRenderer(render: RenderWithReads, tick: () => number) {
  return async function renderPage(request: Request, shared?: SharedRendering): Promise<Rendering> {
    const startTick = tick()
    const { result, reads } = await render(request, shared)
    const { status, headers, body } = result
    stateCharset(headers)
    const rendering = { status, headers, reads, tick: startTick }
    const { document } = reads
    // timers of its requests keep what it read for seconds
    delete reads.document
    if (document?.response === result) return { ...rendering, page: document.bytes, stream: null }
    return PAGE.test(headers.get('Content-Type') ?? '') || isPayload(request.url)
      ? { ...rendering, page: Buffer.from(await result.arrayBuffer()), stream: null }
      : { ...rendering, page: undefined, stream: body }
  }
}

/** React Router states the charset of a document only; all texts are UTF-8. */
function stateCharset(headers: Headers): void {
  const type = headers.get('Content-Type')
  if (type && /^(?:text\/[\w-]+|application\/json)$/.test(type)) headers.set('Content-Type', `${type}; charset=utf-8`)
}
