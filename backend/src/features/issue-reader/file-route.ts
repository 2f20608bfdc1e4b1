import { Readable } from 'node:stream'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { findIssue } from '../../content/magazines/list-magazines'
import type { MagazineCardRow } from '../../content/magazines/magazine-card'
import { loadIssuePdf } from '../../content/magazines/show-magazine'
import { idOf } from '../../platform/http/parameters'
import type { ApiRoute } from '../../platform/http/route'
import type { Reader } from '../../platform/readers/access'
import { readerOf } from '../../platform/readers/reader'

export interface FileRequest {
  ctx: Context
  issue: MagazineCardRow
  pdf: NonNullable<Awaited<ReturnType<typeof loadIssuePdf>>>
  reader: () => Promise<Reader>
}

/** What no cache may store, not even the reader's: it is for those who may read the issue. */
const guarded = 'private, no-store'

/**
 * A route for a file of an issue. Every response depends on the reader, so it is `private, no-store` unless the handler
 * says otherwise.
 * @param path below `/public/magazines/:id`
 */
export function fileRoute(path: string, handle: (request: FileRequest) => Promise<void>): ApiRoute {
  const handler = async (ctx: Context & { params: Record<string, string> }) => {
    ctx.set('Cache-Control', guarded)
    ctx.vary('Authorization')
    const id = idOf(ctx.params.id)
    const issue = id === null ? null : await findIssue(id)
    const pdf = issue && (await loadIssuePdf(issue))
    if (!issue || !pdf) throw new errors.NotFoundError('Dit is er niet.')
    await handle({ ctx, issue, pdf, reader: () => readerOf(ctx) })
  }
  return { method: 'GET', path: `/public/magazines/:id${path}`, handler, config: { auth: false } }
}

/** The response to a reader who may not read a file. */
export function forbidden(): Error {
  return new errors.ForbiddenError('Deze pagina’s zijn voor lezers met toegang tot dit nummer.')
}

/** Sends a file that is read in parts; the time limit of the request ends the reading of each part, not the whole. */
export function sendParts(ctx: Context, parts: AsyncGenerator<Buffer>, bytes: number): void {
  ctx.body = Readable.from(parts)
  ctx.length = bytes
}
