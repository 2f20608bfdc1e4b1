import { pagePictureSchema } from '@gevel/contract/issue-reader'
import { errors } from '@strapi/utils'
import { idOf } from '../../platform/http/parameters'
import { mayBeRead } from '../../platform/readers/access'
import { type FileRequest, forbidden } from './file-route'
import { isOpenPage } from './read-issue'

const columns = { klein: 'small_picture', groot: 'large_picture' } as const

/** An open page may stay cached for as long as it may take until a new file is seen. */
const open = 'public, max-age=3600'

/** `GET /public/magazines/{id}/pages/{page}/{size}`: the picture of a page, for those who may read it. */
export async function sendPage({ ctx, pdf, reader }: FileRequest): Promise<void> {
  const size = pagePictureSchema.safeParse(ctx.params.size).data
  const page = idOf(ctx.params.page)
  if (!size || page === null || page > pdf.pageCount) throw new errors.NotFoundError('Deze pagina is er niet.')
  if (!isOpenPage(page) && !(await mayBeRead(pdf, reader))) throw forbidden()
  const row: { picture: Buffer } | undefined = await strapi.db
    .connection('gevel_issue_pages')
    .where({ pdf: pdf.version, page })
    .first({ picture: columns[size] })
  if (!row) throw new errors.NotFoundError('Deze pagina is er niet.')
  if (isOpenPage(page)) ctx.set('Cache-Control', open)
  ctx.set('X-Content-Type-Options', 'nosniff')
  ctx.type = 'image/webp'
  ctx.body = row.picture
}
