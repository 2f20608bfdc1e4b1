import { LRUCache } from 'lru-cache'
import { log } from '../../config/log.server.ts'
import type { DroppedPart } from './parse-tolerantly.ts'

const reported = new LRUCache<string, true>({ max: 1_000 })
let count = 0

/** The number of parts of the backend's responses that were left out since the start, for the metric. */
export function droppedParts(): number {
  return count
}

/**
 * Counts a part of a response that broke the contract, and logs it the first time.
 * @param path of the backend, with or without its query
 */
export function recordDroppedPart(path: string, part: DroppedPart): void {
  count++
  const [pathname] = path.split('?')
  const key = `${pathname} ${part.id ?? part.at} ${part.reason}`
  if (reported.has(key)) return
  reported.set(key, true)
  log.error({ source: 'backend', path: pathname, ...part }, 'A part of an answer breaks the contract and is left out')
}
