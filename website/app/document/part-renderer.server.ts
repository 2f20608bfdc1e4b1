import { hash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'
import { env } from '../config/env.server.ts'
import { inOwnMemory } from '../content/cache/own-memory.server.ts'
import type { RenderPart } from '../ui/lazy/part-renderer.ts'

/** React's marker of a part that suspended or failed, and is left to the browser. */
export const LEFT_OUT = '<!--$!-->'

/** The policy of a document has the hashes of all scripts but data for search engines. */
const SCRIPT = /<script(?! type="application\/ld\+json")/

/** Parts as they are sent; those with a script as text, in which its hash is looked for. */
const rendered = new LRUCache<string, Buffer | string>({
  maxSize: env.PART_CACHE_MB * 1024 * 1024,
  sizeCalculation: (html, key) => html.length + key.length + 100,
})

/**
 * Renders static parts of pages, each once as long as it is used (decision 068). A key has all that the part depends on, so an outdated one is
 * never found again.
 */
export const renderPart: RenderPart = (key, part) => renderOnce(key, part)?.toString()

/** Before and after the number of a part in a document: nobody can guess it, so no text of the page contains it. */
const MARK = `\0${randomBytes(12).toString('base64url')}\0`

/**
 * The static parts of one document. React renders a mark in place of each, which is replaced by its bytes when the document is sent: they are
 * most of it, and are neither joined with the rest, nor searched for scripts, nor encoded again.
 */
export class DocumentParts {
  readonly #parts: Buffer[] = []

  readonly render: RenderPart = (key, part) => {
    const html = renderOnce(key, part)
    if (html === undefined || typeof html === 'string') return html
    return MARK + String(this.#parts.push(html) - 1) + MARK
  }

  /** The bytes of a document, with its parts in their places. */
  encode(html: string): Buffer {
    const pieces = html.split(MARK).map((piece, at) => (at % 2 === 0 ? Buffer.from(piece) : this.#parts[Number(piece)]))
    return Buffer.concat(pieces.filter((piece) => piece !== undefined))
  }
}

function renderOnce(key: string, part: Parameters<RenderPart>[1]): Buffer | string | undefined {
  const id = hash('sha256', key, 'base64url')
  const cachedHtml = rendered.get(id)
  if (cachedHtml !== undefined) return cachedHtml
  const html = renderAlone(part, id)
  if (html === undefined) return undefined
  const value = SCRIPT.test(html) ? html : inOwnMemory(Buffer.from(html))
  rendered.set(id, value)
  return value
}

/** Undefined when it suspends or fails: in the page the rendering then waits for it, or reports the error. */
function renderAlone(part: Parameters<RenderPart>[1], id: string): string | undefined {
  try {
    // the ids of elements in it are unlike those of other parts
    const html = renderToString(part, { identifierPrefix: id.slice(0, 8) })
    return html.includes(LEFT_OUT) ? undefined : html
  } catch {
    return undefined
  }
}
