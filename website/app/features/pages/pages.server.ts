import { single } from '@gevel/contract/envelope'
import { pageSchema } from '@gevel/contract/pages'
import { findContent } from '../../content/client.server.ts'

const pageAnswer = single(pageSchema)

/**
 * The page of the content backend with a link (`/winkelketens/bouwmarkten`), with the fields of requirements §7 and
 * its blocks; null when there is none.
 */
export async function findPage(request: Request, link: string) {
  const path = `/public/pages/link/${encodeURIComponent(link)}`
  return (await findContent(request, path, pageAnswer, { populate: 'seo,cover,tags,blocks' }))?.data ?? null
}
