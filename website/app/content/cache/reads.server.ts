import { AsyncLocalStorage } from 'node:async_hooks'
import { type ReaderFact, type ReaderText, readerFact, readerText, type SharedRendering } from './shared-rendering.ts'

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
  /** it reads codes with the camera */
  scanner?: boolean
  /** its address is that of a preview */
  preview?: boolean
  /** the origins that may show it in a frame */
  framedBy?: readonly string[]
  /** when it is rendered for all readers with the same access */
  shared?: SharedRendering | undefined
  /** the rendered document with its body, which nobody then reads as a stream */
  document?: { response: Response; bytes: Buffer }
}

const current = new AsyncLocalStorage<Reads>()

/** Does some work, for one reader or for all with the same access, and returns what it read from the backend. */
export async function collectReads<T>(
  work: () => Promise<T>,
  shared?: SharedRendering,
): Promise<{ result: T; reads: Reads }> {
  const flags = { degraded: false, personal: false, readerUnknown: false, botCheck: false }
  const reads: Reads = { tags: new Set(), ...flags, shared }
  return { result: await current.run(reads, work), reads }
}

/** Records what a response was made of, for the current page. */
export function recordRead(tags: readonly string[], personal: boolean): void {
  const reads = current.getStore()
  if (!reads) return
  for (const tag of tags) reads.tags.add(tag)
  if (personal) reads.personal = true
}

/**
 * The rendering for all readers with the same access; undefined for one reader. What it shows of the reader is a slot, or an answer of
 * `readSharedFact`.
 */
export function sharedRendering(): SharedRendering | undefined {
  return current.getStore()?.shared
}

/** Answers a question about the reader of a shared rendering: only readers with the same answer get the page. */
export function readSharedFact({ state, asked }: SharedRendering, fact: ReaderFact): boolean {
  const answer = readerFact(state, fact)
  asked.set(fact, answer)
  return answer
}

/** Answers a question about the reader of a shared rendering by a text: only readers with the same text get the page. */
export function readSharedText({ state, asked }: SharedRendering, question: ReaderText): string {
  const answer = readerText(state, question)
  asked.set(question, answer)
  return answer
}

/** Records a private response: one that was made for the access of a shared rendering is for all its readers. */
export function recordPrivateRead(tags: readonly string[], madeFor: string | undefined): void {
  const shared = sharedRendering()
  recordRead(tags, madeFor === undefined || madeFor !== shared?.state.reader)
}

/** Records the rendered document of the current page, and returns its response. */
export function recordDocument(response: Response, bytes: Buffer): Response {
  const reads = current.getStore()
  if (reads) reads.document = { response, bytes }
  return response
}

/** Records that the current page has a public form. */
export function recordBotCheck(): void {
  const reads = current.getStore()
  if (reads) reads.botCheck = true
}

/** Records that the current page reads codes with the camera, by WebAssembly. */
export function recordScanner(): void {
  const reads = current.getStore()
  if (reads) reads.scanner = true
}

/** Whether the current page reads codes with the camera. */
export function hasScanner(): boolean {
  return current.getStore()?.scanner ?? false
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
