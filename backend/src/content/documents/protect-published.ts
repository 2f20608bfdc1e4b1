import { errors } from '@strapi/utils'
import { type DocumentRule, documentIdOf } from './document-context'
import { permissionChecker } from './permission-checker'

/**
 * Deleting a published document takes it off the site, with the comments of its readers: an editor needs the permission to
 * publish, as for unpublishing. Jobs and the seed have no editor.
 */
export const protectPublished: DocumentRule = async (strapi, context, next) => {
  const userAbility = strapi.requestContext.get()?.state.userAbility
  const documentId = documentIdOf(context)
  const deletes = context.action === 'delete' && context.contentType.options?.draftAndPublish === true
  if (!deletes || !documentId || !userAbility) return next()
  const published = await strapi.db
    .query(context.uid)
    .findOne({ where: { documentId, publishedAt: { $notNull: true } }, populate: { createdBy: true } })
  if (published && permissionChecker(userAbility, context.uid).cannot.publish(published))
    throw new errors.ForbiddenError('Dit staat op de site. Verwijderen kan alleen wie mag publiceren.')
  return next()
}
