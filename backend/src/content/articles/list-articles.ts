import { pageParameter, pageSizeParameter } from '@gevel/contract/list-query'
import { articleFormSchema } from '@gevel/contract/references'
import { z } from 'zod'
import { listResponse } from '../../platform/http/pagination'
import { editionParameter, idValue, listParameter, slugParameter } from '../../platform/http/parameters'
import { findArticleList } from '../article-lists/article-list'
import { listMonthCounts, totalOf } from '../article-lists/months'
import { countAmong, listNewest, listNewestOfForms, loadPageOfList } from '../article-lists/page-of-list'
import { loadCards } from './load-cards'

export const articlesQuery = z
  .object({
    edition: editionParameter,
    tag: slugParameter,
    partner: idValue.optional(),
    author: slugParameter,
    page: pageParameter,
    pageSize: pageSizeParameter(24, 50),
    exclude: listParameter(idValue, 100),
    forms: listParameter(articleFormSchema, articleFormSchema.options.length),
  })
  .refine((query) => [query.tag, query.partner, query.author].filter((value) => value !== undefined).length < 2, {
    error: 'only one of tag, partner and author',
    path: ['tag'],
  })
  .refine(({ page, exclude }) => page === 1 || !exclude, { error: 'page cannot go with exclude', path: ['page'] })
  .refine(({ page, forms }) => page === 1 || !forms?.length, { error: 'page cannot go with forms', path: ['page'] })

/**
 * `GET /public/contents`: pages of articles, newest first: all, or those of a tag, a company or an author. Articles that are
 * shown elsewhere can be excluded from the first page, and it can have only some forms of article: those among the newest of
 * the list, which are also its total.
 */
export async function listArticles({ page, pageSize, exclude, forms, ...wanted }: z.infer<typeof articlesQuery>) {
  const list = await findArticleList(wanted)
  if (!list) return listResponse([], page, pageSize, 0)
  if (forms?.length) {
    const ids = await listNewestOfForms(list, forms, pageSize, exclude ?? [])
    return listResponse(await loadCards(ids), page, pageSize, ids.length)
  }
  const months = await listMonthCounts(list)
  if (exclude) {
    const [ids, excluded] = await Promise.all([listNewest(list, pageSize, exclude), countAmong(list, exclude)])
    return listResponse(await loadCards(ids), page, pageSize, totalOf(months) - excluded)
  }
  const ids = await loadPageOfList(list, months, pageSize, (page - 1) * pageSize)
  return listResponse(await loadCards(ids), page, pageSize, totalOf(months))
}
