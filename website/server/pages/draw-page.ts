import type { Reads } from '../../app/content/reads.server.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { withLateScripts } from './late-scripts.ts'

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

const DOCUMENT = /^text\/html/
/** What a browser asks for instead of the document while it walks through the site. */
const DOCUMENT_DATA = /^text\/x-script/

interface DrawerParts {
  draw: DrawWithReads
  tick: () => number
  secure: boolean
  /** sources that pages with a bot check need, when a service does that */
  botCheckHosts: readonly string[]
}

/** Draws pages to their last byte; a document gets its late scripts and the policy that goes with them. */
export function pageDrawer({ draw, tick, secure, botCheckHosts }: DrawerParts) {
  return async function drawPage(request: Request): Promise<Drawing> {
    const begun = tick()
    const { result, reads } = await draw(request)
    const { status, headers } = result
    const drawing = { status, headers, reads, tick: begun, stream: null }
    const type = headers.get('Content-Type') ?? ''
    if (DOCUMENT.test(type)) {
      const html = withLateScripts(await documentOf(result))
      headers.set('Content-Security-Policy', contentSecurityPolicy(html, secure, reads.botCheck ? botCheckHosts : []))
      return { ...drawing, page: Buffer.from(html) }
    }
    if (DOCUMENT_DATA.test(type)) return { ...drawing, page: Buffer.from(await result.arrayBuffer()) }
    return { ...drawing, page: undefined, stream: result.body }
  }
}

/** The text that `app/entry.server.tsx` leaves with its answer; other answers are what React Router says by itself. */
async function documentOf(result: Response & { document?: string }): Promise<string> {
  return result.document ?? (await result.text())
}
