import type { IncomingMessage } from 'node:http'
import { errors } from '@strapi/utils'

/**
 * Reads a body as JSON, for a middleware that comes before Strapi's own parser.
 * @throws PayloadTooLargeError, ValidationError
 */
export async function readJson(req: IncomingMessage, maxBytes: number): Promise<unknown> {
  const text = await readText(req, maxBytes)
  try {
    return JSON.parse(text)
  } catch {
    throw new errors.ValidationError('De inhoud van het verzoek is niet te lezen.')
  }
}

async function readText(req: IncomingMessage, maxBytes: number): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  try {
    // a client that sends too much gets its response on the same connection
    for await (const part of req.iterator({ destroyOnReturn: false })) {
      bytes += part.byteLength
      if (bytes > maxBytes) break
      parts.push(part)
    }
  } catch {
    throw new errors.ValidationError('Het verzoek is niet in zijn geheel aangekomen.')
  }
  if (bytes > maxBytes) throw new errors.PayloadTooLargeError('Wat u stuurt is te groot.')
  return Buffer.concat(parts).toString()
}
