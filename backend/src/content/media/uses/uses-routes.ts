import type { Context } from 'koa'
import { adminRoutes } from '../../../platform/http/admin-routes'
import { filesIn, rowIds } from './files-in'
import { type FileUse, findUses } from './find-uses'

/** Where files are used, as the media library shows it before it removes them. */
export interface ShownUses {
  uses: FileUse[]
  /** number of other documents, which the editor may not read */
  hidden: number
}

const readDocuments = 'plugin::content-manager.explorer.read'
const readFiles = 'plugin::upload.read'

/** The admin's route for what has files, named by id, and those in folders: `?files=1,2&folders=3`. */
export const usesRoutes = adminRoutes('/admin/site/media', { 'GET /uses': showUses }, { action: readFiles })

async function showUses(ctx: Context): Promise<void> {
  const files = await filesIn(rowIds(listed(ctx.query.files)), rowIds(listed(ctx.query.folders)))
  const uses = await findUses(
    strapi.db.connection,
    files.map(({ id }) => id),
  )
  const readable = uses.filter(({ uid }) => ctx.state.userAbility.can(readDocuments, uid))
  ctx.body = { data: { uses: readable, hidden: uses.length - readable.length } satisfies ShownUses }
}

const listed = (parameter: unknown) => (typeof parameter === 'string' ? parameter.split(',') : [])
