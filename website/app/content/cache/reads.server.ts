import { AsyncLocalStorage } from 'node:async_hooks'

/** The change tags of everything a page was rendered from, collected while its loaders request the backend. */
export interface Reads {
  /** change tags of all responses */
  tags: Set<string>
  /** a request failed, so the page may be incomplete */
  degraded: boolean
  /** a response was for this reader only */
  personal: boolean
  /** the reader has a session, but could not be identified */
  readerUnknown: boolean
  /** it has a public form with its time of rendering (`bot-check/`): not personal, but not shareable either */
  botCheck: boolean
  /** its address is that of a preview */
  preview?: boolean
  /** the origins that may show it in a frame */
  framedBy?: readonly string[]
}

const current = new AsyncLocalStorage<Reads>()

/** Does some work and returns what it read from the backend. */
export async function collectReads<T>(work: () => Promise<T>): Promise<{ result: T; reads: Reads }> {
  const reads: Reads = { tags: new Set(), degraded: false, personal: false, readerUnknown: false, botCheck: false }
  return { result: await current.run(reads, work), reads }
}

/** Records what a response was made of, for the current page. */
export function recordRead(tags: readonly string[], personal: boolean): void {
  const reads = current.getStore()
  if (!reads) return
  for (const tag of tags) reads.tags.add(tag)
  if (personal) reads.personal = true
}

/** Records that the current page has a public form. */
export function recordBotCheck(): void {
  const reads = current.getStore()
  if (reads) reads.botCheck = true
}

/** Whether the current page has such a form. */
export function hasBotCheck(): boolean {
  return current.getStore()?.botCheck ?? false
}

/**
 * Records that the current page has the address of a preview, whether or not it shows one.
 * @param frameOrigins the origins that may show it in a frame, once the backend has named them
 */
export function recordPreview(frameOrigins?: readonly string[]): void {
  const reads = current.getStore()
  if (!reads) return
  reads.personal = true
  reads.preview = true
  if (frameOrigins) reads.framedBy = frameOrigins
}

/** Whether the current page has the address of a preview. */
export function isPreview(): boolean {
  return current.getStore()?.preview ?? false
}

/** The origins that may show the current page in a frame; undefined for all but previews. */
export function framingOrigins(): readonly string[] | undefined {
  return current.getStore()?.framedBy
}

/** Records that the reader of the current page could not be identified, so that it is rendered as public. */
export function recordUnknownReader(): void {
  const reads = current.getStore()
  if (reads) reads.readerUnknown = true
}

/** Records that a request of the current page failed. */
export function recordFailure(): void {
  const reads = current.getStore()
  if (reads) reads.degraded = true
}
