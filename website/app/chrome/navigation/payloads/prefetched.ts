import type { Payload } from './payload.ts'

/** Used for this long: what is published meanwhile is not in it. */
const FRESH_MS = 30_000

interface Prefetched {
  payload: Promise<Payload | undefined>
  atMs: number
}

/** Prefetched payloads by URL. One that is under way when a form is sent ends in the earlier map, which nobody reads. */
let prefetched = new Map<string, Prefetched>()

export function storePrefetched(url: string, payload: Promise<Payload | undefined>): void {
  for (const [other, { atMs }] of prefetched) if (!isFresh(atMs)) prefetched.delete(other)
  prefetched.set(url, { payload, atMs: Date.now() })
}

export function isPrefetched(url: string): boolean {
  const found = prefetched.get(url)
  return found !== undefined && isFresh(found.atMs)
}

/** The payload that was prefetched for a page, once. */
export function takePrefetched(url: string): Promise<Payload | undefined> | undefined {
  const found = isPrefetched(url) ? prefetched.get(url)?.payload : undefined
  prefetched.delete(url)
  return found
}

/** A form may have changed any page, or the reader. */
export function forgetPrefetched(): void {
  prefetched = new Map()
}

function isFresh(atMs: number): boolean {
  return Date.now() - atMs < FRESH_MS
}
