import { errorBodySchema } from '@gevel/contract/errors'
import { LRUCache } from 'lru-cache'
import { env } from '../../config/env.server.ts'
import type { BackendResponse } from '../backend/request-backend.server.ts'
import { contentChanges } from './content-changes.server.ts'

/** Content that depends on the clock, such as open vacancies, is requested again after this long. */
const FRESH_MS = 60_000

interface CachedResponse extends BackendResponse {
  /** change tick at the time of the request */
  tick: number
}

/** The part of the cache for 404 responses, whose URLs clients can invent. */
const MISSING_SHARE = 1 / 16

const share = (part: number) =>
  new LRUCache<string, CachedResponse>({
    maxSize: Math.floor(env.RESPONSE_CACHE_MB * 1024 * 1024 * part),
    ttl: FRESH_MS,
    sizeCalculation: ({ bytes }, path) => bytes + path.length + 500,
  })
const found = share(1 - MISSING_SHARE)
const missing = share(MISSING_SHARE)
const inFlight = new Map<string, Promise<BackendResponse>>()

/** A cached public response that is still fresh; only while the change stream is connected. */
export function cachedResponse(path: string): BackendResponse | undefined {
  if (!contentChanges.isTrusted(Date.now())) return undefined
  const response = found.get(path) ?? missing.get(path)
  return response && contentChanges.isCurrent(response.tags, response.tick) ? response : undefined
}

/**
 * Caches a response for anonymous visitors; a response of something in front of the backend is not about the content.
 */
export function cacheResponse(path: string, response: BackendResponse, tick: number): void {
  const isFound = response.status === 200 && typeof response.body === 'object'
  const isMissing = response.status === 404 && errorBodySchema.safeParse(response.body).success
  if (!isFound && !isMissing) return
  const [store, other] = isFound ? [found, missing] : [missing, found]
  other.delete(path)
  store.set(path, { ...response, tick })
}

/** Shares one request between concurrent callers; a caller after a change starts another. */
export function requestOnce(path: string, request: () => Promise<BackendResponse>): Promise<BackendResponse> {
  const key = `${contentChanges.tick} ${path}`
  const pending = inFlight.get(key)
  if (pending) return pending
  const response = request().finally(() => inFlight.delete(key))
  inFlight.set(key, response)
  return response
}
