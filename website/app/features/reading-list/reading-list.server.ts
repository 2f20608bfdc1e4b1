import { readingListEndpoints } from '@gevel/contract/endpoints/reading-list'
import type { EventSeries } from '@gevel/contract/events'
import type { Marks } from '@gevel/contract/following'
import { type SavableSearch, savedSearchKey } from '@gevel/contract/saved-searches'
import { bearerOf } from '../../content/backend/bearer.ts'
import { readSharedFact, readSharedText, sharedRendering } from '../../content/cache/reads.server.ts'
import type { ReaderFact, SharedRendering } from '../../content/cache/shared-rendering.ts'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import { loadOptional } from '../../routing/load.server.ts'

/** The article, the subjects, the search, the vacancy and the listed vacancies of a page: ids, slugs, a name, and the search itself. */
interface Marked {
  article?: number
  tag?: string | undefined
  author?: string | undefined
  company?: number | undefined
  series?: EventSeries | undefined
  search?: SavableSearch | undefined
  vacancy?: number | undefined
  vacancies?: readonly number[]
}

/**
 * Whether a reader has saved the article or search, and follows the subjects, that a page has buttons for; null, and without a
 * request, for anonymous visitors.
 */
export async function loadMarks(request: Request, marked: Marked): Promise<Marks | null> {
  const shared = sharedRendering()
  if (shared) return sharedMarks(shared, marked)
  if (!bearerOf(request)) return null
  const { search, vacancies, ...keys } = marked
  const input = { ...keys, search: search && JSON.stringify(search), vacancies: vacancies?.join(',') }
  const marks = await loadOptional(callEndpoint(request, readingListEndpoints.marks, { input }), null)
  return marks?.data ?? null
}

function sharedMarks(
  shared: SharedRendering,
  { article, tag, author, company, series, search, vacancy, vacancies }: Marked,
): Marks {
  const ask = (fact: ReaderFact | undefined) => fact !== undefined && readSharedFact(shared, fact)
  return {
    article: ask(article === undefined ? undefined : `saved:${article}`),
    tag: ask(tag === undefined ? undefined : `tag:${tag}`),
    author: ask(author === undefined ? undefined : `author:${author}`),
    company: ask(company === undefined ? undefined : `company:${company}`),
    series: ask(series === undefined ? undefined : `series:${series}`),
    search: ask(search && `search:${savedSearchKey(search)}`),
    vacancy: ask(vacancy === undefined ? undefined : `vacancy:${vacancy}`),
    vacancies: vacancies ? idsIn(readSharedText(shared, `vacancies:${vacancies.join(',')}`)) : [],
  }
}

const idsIn = (text: string) => (text === '' ? [] : text.split(',').map(Number))

/** The ids of the vacancies on a page of a list that its reader has saved. */
export async function loadSavedVacancies(
  request: Request,
  vacancies: readonly { id: number }[],
): Promise<readonly number[]> {
  if (vacancies.length === 0) return []
  const marks = await loadMarks(request, { vacancies: vacancies.map(({ id }) => id) })
  return marks?.vacancies ?? []
}
