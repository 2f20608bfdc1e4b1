import type { Edition } from '@gevel/contract/editions'
import { list, single } from '@gevel/contract/envelope'
import {
  type Vacancy,
  type VacancyCategory,
  vacancyCardSchema,
  vacancySchema,
  vacancyTeaserSchema,
} from '@gevel/contract/vacancies'
import { isOpen } from '@gevel/contract/vacancy-facts'
import { filteredVacanciesSchema } from '@gevel/contract/vacancy-filters'
import { ContentError } from '../../content/backend/errors.ts'
import { fetchContent, fetchLimitedContent, findContent } from '../../content/client.server.ts'
import { pageError } from '../../routing/page-error.ts'
import { loadSavedVacancies } from '../reading-list/reading-list.server.ts'
import type { VacancySelection } from './listing/vacancy-selection.ts'

const vacancyAnswer = single(vacancySchema)
const vacanciesAnswer = list(vacancyCardSchema)
const teasersAnswer = list(vacancyTeaserSchema)

interface VacancyQuery {
  edition?: Edition | null
  /** link of a company */
  company?: string
  category?: VacancyCategory | null
  page: number
  pageSize: number
}

/** Vacancies that are open for applications: featured ones first, then the newest, with their pagination. */
export async function listVacancies(request: Request, query: VacancyQuery) {
  return fetchContent(request, '/public/vacancies', vacanciesAnswer, { ...query })
}

/** Open vacancies for a short list, without intros, which it does not show. */
export async function listVacancyTeasers(request: Request, query: Omit<VacancyQuery, 'page'>) {
  return fetchContent(request, '/public/vacancies', teasersAnswer, { ...query, page: 1 })
}

/**
 * The open vacancies of a selection, with the counts of its filters.
 * @throws a page error for a visitor who searches too often
 */
async function filterVacancies(
  request: Request,
  query: VacancyQuery,
  { text, place, within, filters, order }: VacancySelection,
) {
  // the category of the page itself takes precedence
  const category = query.category ?? filters.category
  const near = place === '' ? {} : { place, within }
  const selected = { ...query, ...filters, category, ...near, sort: order, facets: 1 }
  if (text === '') return fetchContent(request, '/public/vacancies', filteredVacanciesSchema, selected)
  try {
    return await fetchLimitedContent(request, '/public/vacancies', filteredVacanciesSchema, { q: text, ...selected })
  } catch (error) {
    const isTooOften = error instanceof ContentError && error.answered && error.status === 429
    throw isTooOften ? pageError(error.message, { status: 429, headers: { 'Cache-Control': 'no-store' } }) : error
  }
}

/** A page of the list of a selection, with the ids of those on it that the reader has saved. */
export async function loadVacancyList(request: Request, query: VacancyQuery, selection: VacancySelection) {
  const vacancies = await filterVacancies(request, query, selection)
  return { vacancies, saved: await loadSavedVacancies(request, vacancies.data) }
}

/** A vacancy, open or closed; null for an unknown id. */
export async function findVacancy(request: Request, id: number) {
  return (await findContent(request, `/public/vacancies/${id}`, vacancyAnswer))?.data ?? null
}

/**
 * Whether a vacancy is open at this moment. Its page is rendered again once it has closed, so it is asked while a page is loaded: the time that
 * a page refers to is rounded.
 */
export function isOpenNow(vacancy: Pick<Vacancy, 'closesAt'>): boolean {
  return isOpen(vacancy, new Date().toISOString())
}
