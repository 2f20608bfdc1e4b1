import { recordRead } from '../../platform/changes/track-reads'
import { serialQueue } from '../../platform/http/serial-queue'
import type { IndexedVacancy } from './indexed-vacancy'
import { loadIndexedVacancies, openRows, vacancyVersion } from './load-vacancies'

/** The open vacancies, in the orders of the list. */
export interface VacancyIndex {
  /** featured ones first, then the newest */
  new: readonly IndexedVacancy[]
  /** the highest salary first, unknown ones last */
  salary: readonly IndexedVacancy[]
}

let version: string | undefined
let index: VacancyIndex = { new: [], salary: [] }

const inOrder = serialQueue()

/**
 * The open vacancies, as they are now: a request after a publication finds it, in every backend. They are in memory, about 300 bytes each, so
 * that counting the filters of a hundred thousand takes milliseconds (decision 096). After a change only the rows that are new are read.
 * Some may have closed since: `closesAt` says so.
 */
export async function vacancyIndex(): Promise<VacancyIndex> {
  recordRead('vacancy')
  const current = await vacancyVersion(strapi.db.connection)
  if (current === version) return index
  return inOrder(() => refresh(current))
}

async function refresh(asked: string): Promise<VacancyIndex> {
  if (asked === version) return index
  // read before the rows: what changes in between is found by the next request
  const latest = await vacancyVersion(strapi.db.connection)
  const vacancies = version === undefined ? await loadIndexedVacancies() : await changed(index.new)
  index = { new: vacancies.toSorted(byNewest), salary: vacancies.toSorted(bySalary) }
  version = latest
  return index
}

async function changed(known: readonly IndexedVacancy[]): Promise<IndexedVacancy[]> {
  const open = await openRows()
  const stay = known.filter(({ rowId, writtenBy }) => open.get(rowId) === writtenBy && open.delete(rowId))
  return open.size === 0 ? stay : [...stay, ...(await loadIndexedVacancies([...open.keys()]))]
}

function byNewest(one: IndexedVacancy, other: IndexedVacancy): number {
  return Number(other.featured) - Number(one.featured) || byAge(one, other)
}

function bySalary(one: IndexedVacancy, other: IndexedVacancy): number {
  return (other.salary ?? -1) - (one.salary ?? -1) || byAge(one, other)
}

function byAge(one: IndexedVacancy, other: IndexedVacancy): number {
  return other.postedAt - one.postedAt || other.publicId - one.publicId
}
