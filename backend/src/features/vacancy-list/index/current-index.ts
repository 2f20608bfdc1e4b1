import { recordRead } from '../../../platform/changes/track-reads'
import { shareLoads } from '../../../platform/database/share-loads'
import { runAs } from '../../../platform/database/work'
import { type ChangedRows, type LogMoment, readChangedRows } from './changed-rows'
import { loadAllVacancies, loadIndexedVacancies } from './load-vacancies'
import { VacancyIndex } from './vacancy-index'

let index = new VacancyIndex()
let known: LogMoment | null = null

/** Brings the index up to date, for all who ask at about the same time. It goes on when a request that asked is stopped. */
export const refreshIndex = shareLoads(() => runAs('vacancy-index', refresh))

/**
 * The open vacancies, as they are now: a request after a publication finds it, in every backend, and one after a closing does not. They are in
 * memory, about 500 bytes each (decision 096). After a change only the rows that changed are read.
 */
export async function currentIndex(): Promise<VacancyIndex> {
  recordRead('vacancy')
  const changed = await readChangedRows(strapi.db.connection, known)
  if (changed.rowIds !== 'all' && changed.rowIds.length === 0) known = { snapshot: changed.snapshot }
  else await refreshIndex()
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
    const all = new VacancyIndex()
    for await (const vacancies of loadAllVacancies()) all.replace([], vacancies)
    index = all
  } else if (rowIds.length > 0) index.replace(rowIds, await loadIndexedVacancies(rowIds))
}
