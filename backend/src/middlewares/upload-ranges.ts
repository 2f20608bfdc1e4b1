import { createReadStream, ReadStream } from 'node:fs'
import type { Context, Next } from 'koa'
import { byteRange } from '../platform/http/byte-range'

/**
 * Serves byte ranges of the media library's files (RFC 9110 §14). Strapi's own `koa-range` rejects `bytes=-500`,
 * promises bytes beyond the end without sending them, and fails on a start beyond it: it no longer sees a `Range`.
 */
export default () => async (ctx: Context, next: Next) => {
  const { range, 'if-range': ifRange } = ctx.headers
  if (range === undefined || !ctx.path.startsWith('/uploads/')) return next()
  delete ctx.req.headers.range
  await next()
  const { body, length: size } = ctx
  if (ctx.method !== 'GET' || ctx.status !== 200 || !(body instanceof ReadStream) || size === undefined) return
  if (ifRange !== undefined && !isPresent(String(ifRange), ctx)) return
  const part = byteRange(range, size)
  if (part === 'whole') return
  body.destroy()
  if (part === 'unsatisfiable') {
    ctx.status = 416
    ctx.set('Content-Range', `bytes */${size}`)
    ctx.body = ''
    return
  }
  ctx.status = 206
  ctx.set('Content-Range', `bytes ${part.start}-${part.end}/${size}`)
  ctx.body = createReadStream(body.path, part)
  ctx.length = part.end - part.start + 1
}

/**
 * Whether the version that a client has part of is still current (RFC 9110 §13.1.5): by strong entity tag, or by date
 * to the second.
 */
function isPresent(ifRange: string, ctx: Context): boolean {
  const tag = ctx.response.get('ETag')
  if (ifRange.startsWith('"')) return ifRange === tag
  return ifRange === ctx.response.get('Last-Modified')
}
