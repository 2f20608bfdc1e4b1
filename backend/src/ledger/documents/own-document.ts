import type { Context } from 'koa'
import { tablesOf } from '../../platform/database/tables-of'
import { accountError, notFound } from '../../platform/errors/account-errors'
import { idOf } from '../../platform/http/parameters'
import type { ApiRoute } from '../../platform/http/route'
import { sessionOf } from '../../platform/readers/sessions'
import { type MadeDocument, madeDocument } from './made-document'

/**
 * `GET /account/documents/{id}`: a document of a customer that the account of the bearer acts for.
 * @throws `user-token-expired` without a session; a 404 for any other document
 */
export const ownDocument: ApiRoute = {
  method: 'GET',
  path: '/account/documents/:id',
  config: { auth: false },
  handler: async (ctx) => {
    ctx.set('Cache-Control', 'private, no-store')
    const session = await sessionOf(ctx)
    if (!session) throw accountError('user-token-expired')
    const id = idOf(ctx.params.id)
    const document = id !== null && (await isOwn(id, session.account.id)) ? await madeDocument(id) : undefined
    if (!document) throw notFound()
    sendDocument(ctx, document)
  },
}

async function isOwn(id: number, userId: number): Promise<boolean> {
  const found = await tablesOf(strapi.db.connection)
    .selectFrom('gevel_customer_documents as d')
    .innerJoin('gevel_customer_people as p', 'p.customer_id', 'd.customer_id')
    .select('d.id')
    .where('d.id', '=', id)
    .where('p.user_id', '=', userId)
    .executeTakeFirst()
  return found !== undefined
}

/** Sends a document as a download. */
export function sendDocument(ctx: Context, { name, type, content }: MadeDocument): void {
  ctx.attachment(name)
  ctx.set('X-Content-Type-Options', 'nosniff')
  ctx.type = type
  ctx.body = content
}
