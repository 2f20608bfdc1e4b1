import { articleSchema } from '@gevel/contract/articles'
import type { Edition } from '@gevel/contract/editions'
import { list, single } from '@gevel/contract/envelope'
import { articleCardSchema } from '@gevel/contract/references'
import { fetchContent, findContent } from '../../content/client.server.ts'

const articleAnswer = single(articleSchema)
const articlesAnswer = list(articleCardSchema)

/** An article with its text as far as this visitor may read it; null when there is none with this id. */
export async function findArticle(request: Request, id: number) {
  return (await findContent(request, `/public/contents/${id}`, articleAnswer))?.data ?? null
}

interface ArticleQuery {
  edition?: Edition
  /** slug of a tag */
  tag?: string
  /** id of a company */
  partner?: number
  /** ids that stand elsewhere on the page already */
  exclude?: number[]
  page?: number
  pageSize: number
}

/** Articles, newest first, with their pagination. */
export async function listArticles(request: Request, { exclude, ...query }: ArticleQuery) {
  const without = exclude?.length ? exclude.join(',') : undefined
  return fetchContent(request, '/public/contents', articlesAnswer, { ...query, exclude: without })
}

/** The first of them alone. */
export async function listNewest(request: Request, query: Omit<ArticleQuery, 'page'>) {
  return (await listArticles(request, query)).data
}
