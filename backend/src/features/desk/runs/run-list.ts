import { adminList } from '../../../platform/admin-lists/admin-list'
import { oneOf } from '../../../platform/admin-lists/list-filters'
import { timestamp } from '../../../platform/http/timestamp'
import { type RunState, runStateNames } from '../words'

interface RunRow {
  id: number
  number: string
  state: RunState
  collect_on: string
  collections: number
  total_cents: number
  created_at: Date
  returned: number
}

/** All collection runs, the newest first. */
export const runList = adminList({
  query() {
    const knex = strapi.db.connection
    return knex('gevel_collection_runs as r').select(
      ...['r.id', 'r.number', 'r.state', 'r.collect_on', 'r.collections', 'r.total_cents', 'r.created_at'],
      knex.raw(
        `(SELECT count(*)::integer FROM gevel_collections l WHERE l.run_id = r.id AND l.state = 'returned') AS returned`,
      ),
    )
  },
  id: 'r.id',
  sortable: { number: ['r.id'], collected: ['r.collect_on'], total: ['r.total_cents'] },
  sort: '-number',
  search: ['r.number'],
  filters: { state: oneOf('r.state', Object.keys(runStateNames) as [RunState, ...RunState[]]) },
  columns: [
    ['Nummer', ({ number }) => number],
    ['Incassodag', ({ collectOn }) => collectOn],
    ['Staat', ({ state }) => runStateNames[state]],
    ['Incasso’s', ({ collections }) => collections],
    ['Teruggekomen', ({ returned }) => returned],
    ['Bedrag', ({ totalCents }) => totalCents / 100],
  ],
  serialise: ({ collect_on, total_cents, created_at, ...row }: RunRow) => ({
    ...row,
    ...{ collectOn: collect_on, totalCents: total_cents, createdAt: timestamp(created_at) },
  }),
  pageSize: 25,
})
