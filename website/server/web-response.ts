import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { compress, isCompressible } from './compress.ts'

/** Sends what React Router answered: text is compressed as a whole, anything else goes on as it comes. */
export async function sendWebResponse(req: IncomingMessage, res: ServerResponse, response: Response): Promise<void> {
  copyHeaders(response.headers, res)
  res.statusCode = response.status
  const compressible = isCompressible(response.headers.get('Content-Type'))
  if (compressible) res.appendHeader('Vary', 'Accept-Encoding')
  if (!response.body || req.method === 'HEAD') {
    await response.body?.cancel()
    res.end()
    return
  }
  if (!compressible || response.headers.has('Content-Encoding')) {
    await pipeline(Readable.from(response.body), res)
    return
  }
  const whole = Buffer.from(await response.arrayBuffer())
  const { body, encoding } = await compress(whole, req.headers['accept-encoding'])
  if (encoding) res.setHeader('Content-Encoding', encoding)
  res.setHeader('Content-Length', body.byteLength)
  res.end(body)
}

function copyHeaders(headers: Headers, res: ServerResponse): void {
  for (const [name, value] of headers) {
    if (name === 'set-cookie') res.appendHeader(name, value)
    else res.setHeader(name, value)
  }
}
