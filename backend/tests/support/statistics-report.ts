import type { Client } from 'pg'
import { afterAll, beforeEach, expect } from 'vitest'
import { demoAccounts } from '../../../scripts/demo-accounts.ts'
import type { ShownFigures } from '../../src/features/statistics/report/figures/show-figures.ts'
import type { ShownList } from '../../src/features/statistics/report/lists/show-list.ts'
import { type Admin, logIn } from './admin.ts'
import { openDatabase } from './database.ts'

const ownerEmail = demoAccounts.find(({ role }) => role === 'owner')?.email ?? ''
const tables = ['events', 'hours', 'days', 'months', 'filtered'].map((name) => `gevel_statistics_${name}`)

export type Row = [day: string, kind: string, dimension: string, value: string, events: number, visitors?: number]

/** The owner's report, with an empty database before each test of the file. */
export async function openReport() {
  const database: Client = await openDatabase()
  const owner: Admin = await logIn(ownerEmail)
  const empty = () => database.query(tables.map((table) => `DELETE FROM ${table}`).join('; '))

  beforeEach(async () => {
    await empty()
    // the roll-ups count periods since the newest again: this keeps them from replacing the rows of a test
    await database.query(`
      INSERT INTO gevel_statistics_days VALUES (current_date + 2, 'proef', '', '', 0, 0);
      INSERT INTO gevel_statistics_hours VALUES (now() + interval '3 hours', 'proef', '', '', 0, 0)`)
  })
  afterAll(async () => {
    await empty()
    await database.query(`DELETE FROM gevel_search_misses WHERE query LIKE 'zzproef%'`)
    await database.end()
  })

  async function data(path: string): Promise<unknown> {
    const { status, body, text } = await owner.request('GET', `/admin/site/statistics-report${path}`)
    expect(status, text).toBe(200)
    return (body as { data: unknown }).data
  }

  return {
    database,
    owner,
    /** Stores roll-ups of days. */
    async store(...rows: Row[]): Promise<void> {
      for (const [day, kind, dimension, value, events, visitors = 0] of rows)
        await database.query('INSERT INTO gevel_statistics_days VALUES ($1, $2, $3, $4, $5, $6)', [
          ...[day, kind, dimension, value, events, visitors],
        ])
    },
    figures: async (query: string) => (await data(`?${query}`)) as ShownFigures,
    list: async (name: string, query: string) => (await data(`/lists/${name}?${query}`)) as ShownList,
  }
}

/** The query of a period of one's own. */
export const own = (from: string, until: string, more = '') => `periode=eigen&van=${from}&tot=${until}${more}`
