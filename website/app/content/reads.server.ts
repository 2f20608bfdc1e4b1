import { AsyncLocalStorage } from 'node:async_hooks'

/** What a page was made of, gathered while its loaders ask the backend. */
export interface Reads {
  /** tags of all answers */
  tags: Set<string>
  /** a question got no answer, so the page may lack something */
  degraded: boolean
  /** an answer was for this reader only */
  personal: boolean
  /** the reader carries a session, and who it is could not be asked */
  readerUnknown: boolean
  /** it has a form that tells when it was drawn (`bot-check/`): nothing personal, but nobody else's */
  botCheck: boolean
}

const current = new AsyncLocalStorage<Reads>()

/** Does some work and says what of the backend it read. */
export async function collectReads<T>(work: () => Promise<T>): Promise<{ result: T; reads: Reads }> {
  const reads: Reads = { tags: new Set(), degraded: false, personal: false, readerUnknown: false, botCheck: false }
  return { result: await current.run(reads, work), reads }
}

/** Notes what an answer was made of, for the page under way. */
export function noteRead(tags: readonly string[], personal: boolean): void {
  const reads = current.getStore()
  if (!reads) return
  for (const tag of tags) reads.tags.add(tag)
  if (personal) reads.personal = true
}

/** Notes that the page under way has a form that anybody may send. */
export function noteBotCheck(): void {
  const reads = current.getStore()
  if (reads) reads.botCheck = true
}

/** Whether the page under way has such a form. */
export function hasBotCheck(): boolean {
  return current.getStore()?.botCheck ?? false
}

/** Notes that nobody could tell who reads the page under way, so that it is drawn as for everybody. */
export function noteUnknownReader(): void {
  const reads = current.getStore()
  if (reads) reads.readerUnknown = true
}

/** Notes that a question of the page under way got no answer. */
export function noteFailure(): void {
  const reads = current.getStore()
  if (reads) reads.degraded = true
}
