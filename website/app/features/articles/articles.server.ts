import { articleSchema } from '@gevel/contract/articles'
import type { Edition } from '@gevel/contract/editions'
import { list, single } from '@gevel/contract/envelope'
import { planOverviewSchema } from '@gevel/contract/plans'
import {
  type ArticleForm,
  articleCardSchema,
  authorSchema,
  headlineSchema,
  markedRefSchema,
} from '@gevel/contract/references'
import { z } from 'zod'
import { fetchContent, findContent } from '../../content/client.server.ts'
import { dutchDay } from '../../ui/text/dates.ts'
import { offerText } from './wall-offer.ts'

const articleAnswer = single(articleSchema)
const authorAnswer = single(authorSchema)
const relatedAnswer = single(articleSchema.pick({ earlier: true, related: true, tags: true }))
const cardsAnswer = list(articleCardSchema)
const headlinesAnswer = list(headlineSchema)
const mostReadAnswer = z.object({ data: z.array(markedRefSchema) })

/** An article, with as much of its text as this visitor may read; null for an unknown id. */
export async function findArticle(request: Request, id: number) {
  return (await findContent(request, `/public/contents/${id}`, articleAnswer))?.data ?? null
}

/** The earlier and related articles of an article, as its page shows them, and its tags; null for an unknown id. */
export async function findRelated(request: Request, id: number) {
  return (await findContent(request, `/public/contents/${id}`, relatedAnswer))?.data ?? null
}

/** An author by slug; null when there is none. */
export async function findAuthor(request: Request, slug: string) {
  return (await findContent(request, `/public/authors/${encodeURIComponent(slug)}`, authorAnswer))?.data ?? null
}

interface ArticleQuery {
  edition?: Edition
  /** slug of a tag */
  tag?: string
  /** id of a company */
  partner?: number
  /** slug of an author */
  author?: string
  /** ids that are shown elsewhere on the page */
  exclude?: number[]
  /** not with a later page; empty for every form */
  forms?: ArticleForm[]
  page?: number
  pageSize: number
}

/** Articles, newest first, with their pagination. */
export async function listArticles(request: Request, query: ArticleQuery) {
  return fetchContent(request, '/public/contents', cardsAnswer, queryOf(query))
}

/** The first of them, without pagination. */
export async function listNewest(request: Request, query: Omit<ArticleQuery, 'page'>) {
  return (await listArticles(request, query)).data
}

/** The newest articles as headlines: a page contains no more data than it shows. */
export async function listHeadlines(request: Request, query: Omit<ArticleQuery, 'page'>) {
  return (await fetchContent(request, '/public/contents', headlinesAnswer, queryOf(query))).data
}

const plansAnswer = single(planOverviewSchema)

/** What reading an edition costs now, for the wall before an article; null when nothing is on sale. */
export async function findOffer(request: Request, edition: Edition): Promise<string | null> {
  const { plans } = (await fetchContent(request, '/public/plans', plansAnswer)).data
  return offerText(plans, edition, dutchDay(new Date().toISOString()))
}

/** The most read articles of an edition in the last seven days; empty while there are too few. */
export async function listMostRead(request: Request, edition: Edition) {
  return (await fetchContent(request, '/public/most-read', mostReadAnswer, { edition })).data
}

function queryOf({ exclude, forms, ...query }: ArticleQuery) {
  return { ...query, exclude: joined(exclude), forms: joined(forms) }
}

function joined(values: readonly unknown[] | undefined) {
  return values?.length ? values.join(',') : undefined
}
