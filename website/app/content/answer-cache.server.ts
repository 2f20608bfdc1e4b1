import { errorBodySchema } from '@gevel/contract/errors'
import { LRUCache } from 'lru-cache'
import { env } from '../config/env.server.ts'
import type { BackendAnswer } from './ask-backend.server.ts'
import { contentChanges } from './content-changes.server.ts'

/** What depends on the clock, such as which vacancies are open, is asked again after this long. */
const FRESH_MS = 60_000

interface Kept extends BackendAnswer {
  /** tick of the changes when it was asked */
  tick: number
}

/** Of what is missing, which anybody can make up, so much is kept. */
const MISSING_SHARE = 1 / 16

const share = (part: number) =>
  new LRUCache<string, Kept>({
    maxSize: Math.floor(env.ANSWER_CACHE_MB * 1024 * 1024 * part),
    ttl: FRESH_MS,
    sizeCalculation: ({ bytes }, path) => bytes + path.length + 500,
  })
const found = share(1 - MISSING_SHARE)
const missing = share(MISSING_SHARE)
const underWay = new Map<string, Promise<BackendAnswer>>()

/** An answer that is kept for everybody and still true; only while changes are heard of. */
export function keptAnswer(path: string): BackendAnswer | undefined {
  if (!contentChanges.isTrusted(Date.now())) return undefined
  const answer = found.get(path) ?? missing.get(path)
  return answer && contentChanges.isCurrent(answer.tags, answer.tick) ? answer : undefined
}

/** Keeps an answer that anonymous visitors get; what something before the backend says in its place says nothing of the content. */
export function keepAnswer(path: string, answer: BackendAnswer, tick: number): void {
  const isFound = answer.status === 200 && typeof answer.body === 'object'
  const isMissing = answer.status === 404 && errorBodySchema.safeParse(answer.body).success
  if (!isFound && !isMissing) return
  const [store, other] = isFound ? [found, missing] : [missing, found]
  other.delete(path)
  store.set(path, { ...answer, tick })
}

/** Asks once for all who want to know the same at the same time; who comes after a change asks anew. */
export function askOnce(path: string, ask: () => Promise<BackendAnswer>): Promise<BackendAnswer> {
  const key = `${contentChanges.tick} ${path}`
  const asked = underWay.get(key)
  if (asked) return asked
  const answer = ask().finally(() => underWay.delete(key))
  underWay.set(key, answer)
  return answer
}
