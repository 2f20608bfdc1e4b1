import { errors } from '@strapi/utils'
import type { Context, Next } from 'koa'

const message = 'U mag dit stuk niet bekijken.'

interface PermissionChecker {
  cannot: { read(document: object): boolean }
}

/** Rejects an editor who may not read a document in the admin, and a document that does not exist. */
export async function requireReadable(ctx: Context, uid: unknown, documentId: unknown): Promise<void> {
  if (typeof uid !== 'string' || typeof documentId !== 'string' || !Object.hasOwn(strapi.contentTypes, uid))
    throw new errors.NotFoundError('Dit stuk is er niet.')
  const checker: PermissionChecker = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility: ctx.state.userAbility, model: uid })
  // conditions may depend on its author
  const document = await strapi.db.query(uid).findOne({ where: { documentId }, populate: { createdBy: true } })
  if (!document) throw new errors.NotFoundError('Dit stuk is er niet.')
  if (checker.cannot.read(document)) throw new errors.ForbiddenError(message)
}

/** The same for Strapi's route of preview URLs, which checks only that somebody is logged in. */
export async function requireReadablePreview(ctx: Context, next: Next): Promise<void> {
  await requireReadable(ctx, ctx.params.contentType, ctx.query.documentId)
  await next()
}
