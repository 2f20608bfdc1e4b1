import { articleSchema } from '@gevel/contract/articles'
import type { Edition } from '@gevel/contract/editions'
import { list, single } from '@gevel/contract/envelope'
import { articleCardSchema } from '@gevel/contract/references'
import { z } from 'zod'
import { fetchContent, findContent } from '../../content/client.server.ts'

const articleAnswer = single(articleSchema)
const articlesAnswer = list(articleCardSchema)
const newestAnswer = single(z.array(articleCardSchema))

/** An article with its text as far as this visitor may read it; null when there is none with this id. */
export async function findArticle(request: Request, id: number) {
  return (await findContent(request, `/public/contents/${id}`, articleAnswer))?.data ?? null
}

interface ArticleQuery {
  edition?: Edition
  /** slug of a tag */
  tag?: string
  /** link of a company */
  partner?: string
  /** ids that stand elsewhere on the page already */
  exclude?: number[]
  page?: number
  pageSize: number
}

/** The newest articles, without asking how many there are. */
export async function listNewest(request: Request, query: Omit<ArticleQuery, 'page'>) {
  return (await fetchContent(request, '/public/contents', newestAnswer, { ...parameters(query), withCount: false }))
    .data
}

/** Articles, newest first, with their pagination. */
export async function listArticles(request: Request, query: ArticleQuery) {
  return fetchContent(request, '/public/contents', articlesAnswer, parameters(query))
}

function parameters({ exclude, ...query }: ArticleQuery) {
  return { ...query, exclude: exclude?.length ? exclude.join(',') : undefined }
}
