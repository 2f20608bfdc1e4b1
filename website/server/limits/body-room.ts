import type { IncomingMessage } from 'node:http'
import { maxBodyBytesOf } from '../requests/request-fault.ts'
import { Overloaded } from './draw-gate.ts'

/** What a part of a body costs beside its bytes: a body may come in parts of one byte. */
const PART_BYTES = 128

/** Somebody sends more than he may. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

/**
 * Reads what is posted, to its end, into a part of the memory that is bounded for all who send at the same time. It counts what came and
 * not what was announced, so that who sends nothing takes nothing.
 * @param maxBytes of all bodies together, as long as they are used
 * @returns a function that gives the body to `use`, or undefined when the method has none
 * @throws BodyTooLarge, Overloaded
 */
export function bodyRoom(maxBytes: number) {
  let taken = 0

  return async function withBody<T>(req: IncomingMessage, use: (body?: Buffer<ArrayBuffer>) => Promise<T>): Promise<T> {
    if (req.method !== 'POST') return use()
    const parts: Buffer[] = []
    let own = 0
    let cost = 0
    try {
      // whoever sends too much still gets his answer on the same connection; who leaves ends the reading
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
