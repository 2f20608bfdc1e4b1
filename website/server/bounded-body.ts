import type { IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'
import { maxBodyBytesOf } from './request-fault.ts'

/** Somebody sends more than he may. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

/** The body of a request that did not say how long it is, up to what is allowed; beyond that reading it fails. */
export function boundedBody(req: IncomingMessage): Transform {
  const most = maxBodyBytesOf(req)
  let bytes = 0
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      bytes += chunk.byteLength
      if (bytes > most) next(new BodyTooLarge('The body is too large'))
      else next(null, chunk)
    },
  })
  req.on('error', (error) => bounded.destroy(error))
  return req.pipe(bounded)
}
