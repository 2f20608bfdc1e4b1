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
import { findArticles } from './find-articles'
import { loadCards } from './load-cards'

export const articlesQuery = z.object({
  edition: editionParameter,
  tag: slugParameter,
  partner: slugParameter,
  page: pageParameter,
  pageSize: pageSizeParameter(24, 50),
  exclude: listParameter(idValue, 100),
})

/** `GET /public/contents`: articles newest first, in pages. */
export async function listArticles({ page, pageSize, ...filter }: z.infer<typeof articlesQuery>) {
  const { ids, total } = await findArticles(filter, pageSize, (page - 1) * pageSize)
  return listAnswer(await loadCards(ids), page, pageSize, total)
}
