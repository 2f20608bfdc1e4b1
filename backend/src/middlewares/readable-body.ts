import { errors } from '@strapi/utils'
import createError from 'http-errors'
import type { Context, Next } from 'koa'

const unknownCoding = 'De codering van het verzoek is onbekend.'

/**
 * Rejects an invalid body with a Dutch sentence. Compressed bodies are rejected unread (RFC 9110 §15.5.16): none of
 * our clients sends them, and the parser fails on a damaged one.
 */
export default () => async (ctx: Context, next: Next) => {
  const coding = ctx.get('Content-Encoding').trim().toLowerCase()
  if (coding !== '' && coding !== 'identity') {
    ctx.set('Accept-Encoding', 'identity')
    throw createError(415, unknownCoding)
  }
  try {
    await next()
  } catch (error) {
    throw explained(error)
  }
}

/** Translates the errors of `raw-body` and `co-body`. */
function explained(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if ('body' in error && 'status' in error && error.status === 400)
    return new errors.ValidationError('De inhoud van het verzoek is niet te lezen.')
  const type = 'type' in error ? error.type : undefined
  if (type === 'entity.too.large') return new errors.PayloadTooLargeError('Wat u stuurt is te groot.')
  if (type === 'encoding.unsupported' || type === 'charset.unsupported') return createError(415, unknownCoding)
  if (type === 'request.aborted' || type === 'request.size.invalid')
    return new errors.ValidationError('Het verzoek is niet in zijn geheel aangekomen.')
  return error
}
