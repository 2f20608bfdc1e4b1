import { vacancyStates } from '@gevel/contract/placed-vacancies'
import { z } from 'zod'
import { adminList } from '../../../platform/admin-lists/admin-list'
import { listFilter, oneOf } from '../../../platform/admin-lists/list-filters'
import { timestamp, timestampOrNull } from '../../../platform/http/timestamp'
import { stateNames } from '../state-names'

interface Row {
  id: number
  title: string
  city: string
  edition: 'general' | 'pro'
  state: (typeof vacancyStates)[number]
  revision_state: 'submitted' | 'changes' | null
  company: string
  package: string
  submitted_at: Date | null
  online_until: Date | null
  created_at: Date
}

const whichSchema = z.enum(['queue', 'online', 'over', 'all']).default('queue')

/** The vacancies of employers: those that wait for an editor first. */
export const vacancyReviewList = adminList({
  query() {
    const knex = strapi.db.connection
    return knex('gevel_vacancies as v')
      .join('gevel_customers as c', 'c.id', 'v.customer_id')
      .join('gevel_package_versions as p', 'p.id', 'v.package_version_id')
      .select(
        'v.id',
        'v.title',
        'v.city',
        'v.edition',
        'v.state',
        'v.revision_state',
        'v.submitted_at',
        'v.online_until',
      )
      .select('v.created_at', 'c.name as company', 'p.name as package')
  },
  id: 'v.id',
  sortable: {
    submitted: ['coalesce(v.submitted_at, v.created_at)'],
    title: ['lower(v.title)'],
    company: ['lower(c.name)'],
    until: [`coalesce(v.online_until, 'infinity'::timestamptz)`],
  },
  sort: 'submitted',
  // the text of an index
  search: [`(v.title || ' ' || v.city || ' ' || coalesce(v.employer ->> 'name', ''))`],
  filters: {
    which: listFilter(whichSchema, (rows, which) => {
      if (which === 'queue') rows.whereRaw(`(v.state = 'submitted' OR v.revision_state = 'submitted')`)
      if (which === 'online') rows.whereRaw(`v.state IN ('online', 'planned')`)
      if (which === 'over') rows.whereRaw(`v.state IN ('expired', 'closed', 'rejected')`)
    }),
    state: oneOf('v.state', vacancyStates),
  },
  columns: [
    ['Nummer', ({ id }) => id],
    ['Functie', ({ title }) => title],
    ['Plaats', ({ city }) => city],
    ['Werkgever', ({ company }) => company],
    ['Pakket', (row) => row.package],
    ['Staat', ({ state }) => stateNames[state]],
    ['Ingediend', ({ submittedAt }) => submittedAt],
    ['Online tot', ({ onlineUntil }) => onlineUntil],
  ],
  serialise: ({ submitted_at, online_until, created_at, revision_state, ...row }: Row) => ({
    ...row,
    isRevision: revision_state === 'submitted',
    submittedAt: timestampOrNull(submitted_at),
    onlineUntil: timestampOrNull(online_until),
    createdAt: timestamp(created_at),
  }),
  pageSize: 25,
  isLarge: true,
})
