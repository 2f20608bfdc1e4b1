import type { Reads } from '../../app/content/reads.server.ts'

/** What React Router answered. */
export interface Drawing {
  status: number
  headers: Headers
  /** a document or its data, complete; undefined for anything else, which goes on as it comes */
  page: Buffer | undefined
  /** of what is no page */
  stream: ReadableStream<Uint8Array> | null
  reads: Reads
  /** tick of the changes when its drawing began */
  tick: number
}

/** A drawing that is a page. */
export type DrawnPage = Drawing & { page: Buffer }

/** Draws a page, or runs an action, and says what of the backend it read. */
export type DrawWithReads = (request: Request) => Promise<{ result: Response; reads: Reads }>

/** A document, or the data of one: what a browser asks for instead while it walks through the site. */
const PAGE = /^text\/(?:html|x-script)/

/** Draws pages to their last byte. */
export function pageDrawer(draw: DrawWithReads, tick: () => number) {
  return async function drawPage(request: Request): Promise<Drawing> {
    const begun = tick()
    const { result, reads } = await draw(request)
    const { status, headers, body } = result
    const drawing = { status, headers, reads, tick: begun }
    return PAGE.test(headers.get('Content-Type') ?? '')
      ? { ...drawing, page: Buffer.from(await result.arrayBuffer()), stream: null }
      : { ...drawing, page: undefined, stream: body }
  }
}
