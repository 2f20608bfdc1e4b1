import path from 'node:path'
import type { Context, Next } from 'koa'
import { isShownInBrowser } from '../platform/uploads/file-types'

/** A file is shown or downloaded, but never runs as a page: the editors' sessions belong to this origin. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'"

/** Sends the files of the media library with the same policy as the website (`website/server/files/uploads.ts`). */
export default () => async (ctx: Context, next: Next) => {
  await next()
  if (!isMediaPath(ctx.path)) return
  ctx.set('Content-Security-Policy', policy)
  ctx.set('X-Content-Type-Options', 'nosniff')
  if (!isShownInBrowser(ctx.type)) ctx.set('Content-Disposition', 'attachment')
}

/** Two routes serve the folder, and one of them accepts a path in any form: `/%75ploads/x`, `//uploads/x`. */
function isMediaPath(given: string): boolean {
  try {
    return path.posix.normalize(decodeURIComponent(given)).startsWith('/uploads/')
  } catch {
    return false
  }
}
