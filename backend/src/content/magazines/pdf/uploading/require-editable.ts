import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { permissionChecker } from '../../../documents/permission-checker'

const uid = 'api::magazine.magazine'

/**
 * The document id of the issue in the path, when the editor may read or update it. Who updates a published issue changes the site:
 * that needs the permission to publish.
 * @throws NotFoundError or ForbiddenError with a Dutch sentence
 */
export async function requireEditable(ctx: Context, action: 'read' | 'update'): Promise<string> {
  const { documentId } = ctx.params
  const versions: { publishedAt: string | null }[] = await strapi.db
    .query(uid)
    .findMany({ where: { documentId }, populate: { createdBy: true } })
  const draft = versions.find(({ publishedAt }) => publishedAt === null) ?? versions[0]
  if (!draft) throw new errors.NotFoundError('Dit nummer is er niet. Bewaar het eerst.')
  const { cannot } = permissionChecker(ctx.state.userAbility, uid)
  const isPublished = versions.some(({ publishedAt }) => publishedAt !== null)
  if (cannot[action](draft) || (action === 'update' && isPublished && cannot.publish(draft)))
    throw new errors.ForbiddenError('U mag de pdf van dit nummer niet wijzigen.')
  return documentId
}
