import { newsletterNames } from '@gevel/contract/newsletter'
import { z } from 'zod'
import { adminList } from '../../../platform/admin-lists/admin-list'
import { listFilter, oneOf } from '../../../platform/admin-lists/list-filters'
import { timestamp, timestampOrNull } from '../../../platform/http/timestamp'
import { clicksOfIssue, mailsOfIssue } from '../figures/list-figures'
import type { IssueRow } from '../stored/issue-row'
import { stateNames } from '../stored/state-names'

interface ListRow
  extends Pick<
    IssueRow,
    'id' | 'list' | 'kind' | 'state' | 'subject' | 'scheduled_at' | 'started_at' | 'changed_at' | 'created_by'
  > {
  sent: number
  unknown: number
  bounced: number
  people: number
}

const which = {
  open: ['draft', 'submitted', 'approved', 'scheduled', 'sending', 'paused'],
  sent: ['sent'],
  cancelled: ['cancelled'],
} as const

/** The issues, with the main figures to compare them by. */
export const issueList = adminList({
  query() {
    const knex = strapi.db.connection
    return knex('gevel_newsletter_issues as i')
      .joinRaw(`LEFT JOIN LATERAL (${mailsOfIssue}) m ON true LEFT JOIN LATERAL (${clicksOfIssue}) c ON true`)
      .select(
        ...[
          'i.id',
          'i.list',
          'i.kind',
          'i.state',
          'i.subject',
          'i.scheduled_at',
          'i.started_at',
          'i.changed_at',
          'i.created_by',
        ],
        ...['m.sent', 'm.unknown', 'm.bounced', 'c.people'],
      )
  },
  id: 'i.id',
  sortable: {
    moment: ["coalesce(i.started_at, i.scheduled_at, 'infinity')", 'i.changed_at'],
    subject: ['lower(i.subject)'],
    sent: ['m.sent'],
    people: ['c.people'],
  },
  sort: '-moment',
  search: ['i.subject'],
  filters: {
    which: listFilter(z.enum(['open', 'sent', 'cancelled', 'all']).default('open'), (issues, chosen) => {
      if (chosen !== 'all') issues.whereIn('i.state', [...which[chosen]])
    }),
    list: oneOf('i.list', ['general', 'pro', 'vacancies', 'events']),
  },
  columns: [
    ['Nummer', ({ id }) => id],
    ['Nieuwsbrief', ({ list }) => newsletterNames[list]],
    ['Onderwerp', ({ subject }) => subject],
    ['Staat', ({ state }) => stateNames[state]],
    ['Begonnen', ({ startedAt }) => startedAt],
    ['Verstuurd', ({ sent }) => sent],
    ['Onbekend', ({ unknown }) => unknown],
    ['Niet bezorgd', ({ bounced }) => bounced],
    ['Lezers die klikten', ({ people }) => people],
  ],
  serialise: ({ scheduled_at, started_at, changed_at, created_by, ...row }: ListRow) => ({
    ...row,
    createdBy: created_by,
    scheduledAt: timestampOrNull(scheduled_at),
    startedAt: timestampOrNull(started_at),
    changedAt: timestamp(changed_at),
  }),
  pageSize: 25,
})
