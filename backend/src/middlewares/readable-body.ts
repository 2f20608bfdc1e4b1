import { errors } from '@strapi/utils'
import createError from 'http-errors'
import type { Context, Next } from 'koa'

/** Says in Dutch what the parser of bodies finds wrong with one. */
export default () => async (_: Context, next: Next) => {
  try {
    await next()
  } catch (error) {
    throw explained(error)
  }
}

/** What `raw-body` and `co-body` throw. */
function explained(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if ('body' in error && 'status' in error && error.status === 400)
    return new errors.ValidationError('De inhoud van het verzoek is niet te lezen.')
  const type = 'type' in error ? error.type : undefined
  if (type === 'entity.too.large') return new errors.PayloadTooLargeError('Wat u stuurt is te groot.')
  if (type === 'encoding.unsupported' || type === 'charset.unsupported')
    return createError(415, 'De codering van het verzoek is onbekend.')
  if (type === 'request.aborted' || type === 'request.size.invalid')
    return new errors.ValidationError('Het verzoek is niet in zijn geheel aangekomen.')
  return error
}
