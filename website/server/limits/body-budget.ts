import type { IncomingMessage } from 'node:http'
import { maxBodyBytesOf } from '../requests/invalid-request.ts'
import { Overloaded } from './render-limiter.ts'

/** The overhead of a chunk of a body, in bytes: a body may come in chunks of one byte. */
const PART_BYTES = 128

/** The body of a request exceeds its limit. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

/**
 * Reads the bodies of POST requests into memory, within a budget for all of them together. It counts received bytes,
 * not `Content-Length`, so that a client that sends nothing uses nothing.
 * @param maxBytes of all bodies in use
 * @returns a function that passes the body to `use`, or undefined when the method has none
 * @throws BodyTooLarge, Overloaded
 */
export function bodyBudget(maxBytes: number) {
  let taken = 0

  return async function withBody<T>(req: IncomingMessage, use: (body?: Buffer<ArrayBuffer>) => Promise<T>): Promise<T> {
    if (req.method !== 'POST') return use()
    const parts: Buffer[] = []
    let own = 0
    let cost = 0
    try {
      // a client that sends too much gets its response on the same connection; one that disconnects ends the loop
      for await (const part of req.iterator({ destroyOnReturn: false })) {
        own += part.byteLength
        cost += part.byteLength + PART_BYTES
        taken += part.byteLength + PART_BYTES
        if (own > maxBodyBytesOf(req)) throw new BodyTooLarge('The body is too large')
        if (taken > maxBytes) throw new Overloaded('Too much is being sent')
        parts.push(part)
      }
      return await use(Buffer.concat(parts.splice(0)))
    } finally {
      taken -= cost
    }
  }
}
