import { applicationDays } from '@gevel/contract/cv-files'
import { sql } from 'kysely'
import { z } from 'zod'
import { tablesOf } from '../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../platform/database/transaction'
import { defineJob } from '../../platform/jobs/job'

/**
 * Deletes applications with their CVs four weeks after the vacancy closed, or after a year with the consent of the applicant, as the Dutch data
 * protection authority advises.
 */
export const cleanUpApplications = defineJob({
  name: 'applications-clean-up',
  data: z.object({}),
  schedule: '17 * * * *',
  work: () => inTransaction((trx) => deleteOverdueApplications(trx, new Date())),
})

/** Notes which vacancies are closed, and deletes the applications whose retention is over at that moment. */
async function deleteOverdueApplications(trx: Transaction, at: Date): Promise<void> {
  await noteClosing(trx, at)
  const kept = sql<number>`CASE WHEN consented_at IS NULL THEN ${applicationDays.usual}::integer ELSE ${applicationDays.consented}::integer END`
  await tablesOf(trx)
    .deleteFrom('gevel_applications')
    .where(sql<boolean>`closed_at + make_interval(days => ${kept}) <= ${at}`)
    .execute()
}

/** Sets when each vacancy closed: an extended or reopened one by its new end, an unpublished one at the first run that misses it. */
async function noteClosing(trx: Transaction, at: Date): Promise<void> {
  await sql`
    UPDATE gevel_applications a SET closed_at = p.closed_at
    FROM (
      SELECT a.id, CASE
        WHEN v.closes_at IS NULL THEN coalesce(a.closed_at, ${at})
        WHEN v.closes_at <= ${at} THEN v.closes_at
      END AS closed_at
      FROM gevel_applications a
      LEFT JOIN vacancies v ON v.public_id = a.vacancy_id AND v.published_at IS NOT NULL
    ) p
    WHERE p.id = a.id AND p.closed_at IS DISTINCT FROM a.closed_at
  `.execute(tablesOf(trx))
}
