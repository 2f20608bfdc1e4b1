import { recordRead } from '../../../platform/changes/track-reads'
import { serialQueue } from '../../../platform/http/serial-queue'
import { type ChangedRows, type LogMoment, readChangedRows } from './changed-rows'
import { loadIndexedVacancies } from './load-vacancies'
import { VacancyIndex } from './vacancy-index'

let index = new VacancyIndex()
let known: LogMoment | null = null

const inOrder = serialQueue()

/**
 * The open vacancies, as they are now: a request after a publication finds it, in every backend, and one after a closing does not. They are in
 * memory, about 500 bytes each (decision 096). After a change only the rows that changed are read.
 */
export async function currentIndex(): Promise<VacancyIndex> {
  recordRead('vacancy')
  const changed = await readChangedRows(strapi.db.connection, known)
  if (changed.rowIds !== 'all' && changed.rowIds.length === 0) known = { snapshot: changed.snapshot }
  else await inOrder(refresh)
  index.close(Date.now())
  return index
}

async function refresh(): Promise<void> {
  // read before the rows: what changes in between is found again by the next request
  const { snapshot, rowIds } = await readChangedRows(strapi.db.connection, known)
  await apply(rowIds)
  known = { snapshot }
}

async function apply(rowIds: ChangedRows['rowIds']): Promise<void> {
  if (rowIds === 'all') {
    const vacancies = await loadIndexedVacancies()
    index = new VacancyIndex()
    index.replace([], vacancies)
  } else if (rowIds.length > 0) index.replace(rowIds, await loadIndexedVacancies(rowIds))
}
