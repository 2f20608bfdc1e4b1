import { inOwnMemory } from '../../../app/content/cache/own-memory.server.ts'
import type { ReaderFact, ReaderText } from '../../../app/content/cache/shared-rendering.ts'
import type { RenderedPage } from '../render-page.ts'
import { headText } from '../send-bytes.ts'
import { deflatedPart, type PagePart } from './gzip-parts.ts'
import { type SlotPlace, splitAtSlots } from './slots.ts'

/** A page for all readers with the same access and the same answers to what it asks of them. */
export interface SharedPage {
  status: number
  tags: readonly string[]
  /** change tick at the start of the rendering */
  tick: number
  renderMs: number
  /** alternating names and values, by encoding */
  headers: Encoded<readonly string[]>
  /** the same as the beginning of a response */
  heads: Encoded<Buffer>
  isDocument: boolean
  /** what it asks of its reader, see `factsKey` */
  facts: string
  /** the page between its slots */
  parts: readonly PagePart[]
  places: readonly SlotPlace[]
}

type Encoded<T> = Readonly<Record<'identity' | 'gzip', T>>

/** Identifies what a page asks of its reader: loaders ask in any order. */
export function factsKey(facts: readonly (ReaderFact | ReaderText)[]): string {
  return facts.join('\n')
}

/**
 * Prepares a rendered page for the cache.
 * @param common headers of every response of the site
 */
export async function sharedPage(
  { status, headers, page: body, reads, tick }: RenderedPage,
  {
    facts,
    common,
    renderMs,
  }: { facts: readonly (ReaderFact | ReaderText)[]; common: readonly string[]; renderMs: number },
): Promise<SharedPage> {
  if (!reads.shared) throw new Error('The page was rendered for one reader')
  const isDocument = headers.get('Content-Type')?.startsWith('text/html') === true
  const { texts, places } = splitAtSlots(body, reads.shared.slots, isDocument)
  const otherHeaders = [...headers].filter(([name]) => name !== 'cache-control').flat()
  // keeps the browser from showing a personal page after logging out
  const identity = [...common, ...otherHeaders, 'Cache-Control', 'private, no-store', 'Vary', 'Accept-Encoding']
  const gzip = [...identity, 'Content-Encoding', 'gzip']
  const head = (lines: readonly string[]) => inOwnMemory(Buffer.from(headText(status, lines), 'latin1'))
  return {
    ...{ status, tick, renderMs, isDocument, places },
    tags: [...reads.tags].sort(),
    headers: { identity, gzip },
    heads: { identity: head(identity), gzip: head(gzip) },
    facts: factsKey(facts),
    parts: await Promise.all(texts.map(deflatedPart)),
  }
}

/** The size of a page in the cache, in bytes. */
export function sizeOfShared({ parts, headers, heads, facts }: SharedPage): number {
  const ofParts = parts.flatMap(({ text, deflated, checksum }) => [text, deflated, checksum.shifted])
  const buffers = [...ofParts, heads.identity, heads.gzip]
  const strings = headers.gzip.reduce((sum, text) => sum + text.length, facts.length)
  return buffers.reduce((sum, { byteLength }) => sum + byteLength, 0) + 2 * strings + 1000
}
