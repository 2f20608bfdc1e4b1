import { z } from 'zod'
import { listAnswer } from '../http/pagination'
import {
  editionParameter,
  idValue,
  listParameter,
  pageParameter,
  pageSizeParameter,
  slugParameter,
} from '../http/parameters'
import { countArticles, findArticles } from './find-articles'
import { loadCards } from './load-cards'

export const articlesQuery = z.object({
  edition: editionParameter,
  tag: slugParameter,
  partner: slugParameter,
  page: pageParameter,
  pageSize: pageSizeParameter(24, 50),
  exclude: listParameter(idValue, 100),
  /** `false` leaves out how many there are, which takes longer the more there are; Strapi's word for it */
  withCount: z.enum(['true', 'false']).default('true'),
})

/** `GET /public/contents`: articles newest first, in pages. */
export async function listArticles({ page, pageSize, withCount, ...filter }: z.infer<typeof articlesQuery>) {
  const [cards, total] = await Promise.all([
    findArticles(filter, pageSize, (page - 1) * pageSize).then(loadCards),
    withCount === 'true' ? countArticles(filter) : undefined,
  ])
  if (total === undefined) return { data: cards, meta: { pagination: { page, pageSize } } }
  return listAnswer(cards, page, pageSize, total)
}
