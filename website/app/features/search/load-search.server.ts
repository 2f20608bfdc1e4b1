import type { Edition } from '@gevel/contract/editions'
import { type SavableSearch, savableSearchSchema } from '@gevel/contract/saved-searches'
import { lastSearchPage, type SearchAnswer } from '@gevel/contract/search'
import { data } from 'react-router'
import { ContentError } from '../../content/backend/errors.ts'
import { load } from '../../routing/load.server.ts'
import { pageNotFound } from '../../routing/not-found.ts'
import type { PageLoaderArgs } from '../../routing/page-loader-args.ts'
import { pageNumberOf } from '../../routing/page-query.ts'
import { loadMarks } from '../reading-list/reading-list.server.ts'
import { fetchSearch } from './search.server.ts'
import { readSearch, type SearchAddress } from './search-address.ts'

export interface SearchPageData {
  search: SearchAddress
  /** null without a search text, or when it was rejected */
  found: SearchAnswer | null
  /** why it was rejected */
  rejected: string | null
  /** the search as a reader can save it, and whether this reader did; null when it cannot be saved */
  saving: Saving | null
}

export interface Saving {
  search: SavableSearch
  isSaved: boolean
}

/** Length at which a text is cut before it reaches the backend, whose URLs have a limit. */
const LONGEST_TEXT = 1000

/**
 * Loads the results of the search in the address. Only pages with results may be cached: anybody can invent searches
 * without one, and they would evict pages that are read.
 */
export async function loadSearch(call: PageLoaderArgs, prefer: Edition) {
  const page = pageNumberOf(call.url)
  const search = readSearch(call.url.searchParams)
  if (search.text === '') return page > 1 ? pageNotFound(call.url) : data(withoutResults(search))
  if (page > lastSearchPage) pageNotFound(call.url)
  const boundedSearch = { ...search, text: search.text.slice(0, LONGEST_TEXT).toWellFormed() }
  const [answer, saving] = await load(
    call,
    Promise.all([
      fetchSearch(call.request, boundedSearch, prefer, page).catch(rejection),
      loadSaving(call.request, search),
    ]),
  )
  if ('rejected' in answer) {
    return data({ ...withoutResults(search), rejected: answer.rejected }, { status: answer.status, headers: notCached })
  }
  const { total, pageCount } = answer.meta.pagination
  if (page > Math.max(1, pageCount)) pageNotFound(call.url)
  const shown: SearchPageData = { search, found: answer, rejected: null, saving }
  return data(shown, total === 0 ? { headers: notCached } : undefined)
}

const notCached = { 'Cache-Control': 'no-store' }

const withoutResults = (search: SearchAddress): SearchPageData => ({
  search,
  found: null,
  rejected: null,
  saving: null,
})

async function loadSaving(request: Request, address: SearchAddress): Promise<Saving | null> {
  const search = savableSearchSchema.safeParse(address).data
  if (!search) return null
  const marks = await loadMarks(request, { search })
  return { search, isSaved: marks?.search ?? false }
}

/** Too many searches, or a text that the backend does not accept; other errors are those of the page. */
function rejection(error: unknown): { rejected: string; status: number } {
  const isRejected = error instanceof ContentError && error.answered && (error.status === 429 || error.status === 400)
  if (!isRejected) throw error
  return { rejected: error.message, status: error.status }
}
