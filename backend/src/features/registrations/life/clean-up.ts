import { answerDays } from '@gevel/contract/registration-times'
import { sql } from 'kysely'
import { z } from 'zod'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import { defineJob } from '../../../platform/jobs/job'
import { kindsWithNames, waitingKindsWithNames } from '../stored/record-in-log'

/** How long after an event it is known who came, in days: for questions about it, and its figures need no names. */
const namesDays = 365

/** Deletes what is kept of visitors no longer than it is needed. */
export const cleanUpRegistrations = defineJob({
  name: 'event-clean-up',
  data: z.object({}),
  schedule: '23 * * * *',
  work: () => inTransaction((trx) => deleteOverdue(trx, new Date())),
})

/**
 * Deletes answers, such as diets, and waiting lists 28 days after the event, and names and addresses of visitors after a year, of the log
 * as well; what is of the invoice stays with the ledger. Holds and claims that expired a day ago go too: they count for nothing.
 */
export async function deleteOverdue(trx: Transaction, at: Date): Promise<void> {
  const tables = tablesOf(trx)
  const before = (days: number) => new Date(at.getTime() - days * 86_400_000)
  const ended = (days: number) => tables.selectFrom('gevel_events').select('id').where('ends_at', '<=', before(days))
  await tables
    .deleteFrom('gevel_event_answers')
    .where('ticket_id', 'in', (tickets) =>
      tickets.selectFrom('gevel_event_tickets').select('id').where('event_id', 'in', ended(answerDays)),
    )
    .execute()
  await tables
    .updateTable('gevel_event_waiting')
    .set({ name: '', email: sql<string>`'verwijderd-' || id`, company: null, user_id: null })
    .where('event_id', 'in', ended(answerDays))
    .where('name', '<>', '')
    .execute()
  const forgetNames = (kinds: readonly string[], days: number) =>
    tables
      .updateTable('gevel_event_log')
      .set({ data: '{}' })
      .where('event_id', 'in', ended(days))
      .where('kind', 'in', kinds)
      .where(sql<boolean>`data <> '{}'`)
      .execute()
  await forgetNames(waitingKindsWithNames, answerDays)
  await forgetNames(kindsWithNames, namesDays)
  await tables
    .updateTable('gevel_event_tickets')
    .set({ name: '', email: '', company: null })
    .where('event_id', 'in', ended(namesDays))
    .where('name', '<>', '')
    .execute()
  await tables
    .updateTable('gevel_event_registrations')
    .set({ name: '', email: '', company: null, user_id: null, anonymised_at: at })
    .where('event_id', 'in', ended(namesDays))
    .where('anonymised_at', 'is', null)
    .execute()
  await tables.deleteFrom('gevel_event_claims').where('expires_at', '<=', before(1)).execute()
  await tables.deleteFrom('gevel_event_holds').where('expires_at', '<=', before(1)).execute()
}
