import type { ownApplicationSchema } from '@gevel/contract/applications'
import type { Knex } from 'knex'
import type { z } from 'zod'
import { tablesOf } from '../../platform/database/tables-of'
import { timestamp } from '../../platform/http/timestamp'

/** The applications of an account, for its download. */
export async function ownApplications(knex: Knex, userId: number): Promise<z.input<typeof ownApplicationSchema>[]> {
  const rows = await tablesOf(knex)
    .selectFrom('gevel_applications as a')
    .leftJoin('gevel_application_files as f', 'f.application_id', 'a.id')
    .select(['a.vacancy_id', 'a.name', 'a.email', 'a.phone', 'a.motivation', 'a.received_at', 'f.name as cv'])
    .where('a.user_id', '=', userId)
    .orderBy('a.id')
    .execute()
  return rows.map(({ vacancy_id, received_at, ...application }) => ({
    ...{ vacancy: vacancy_id, sentAt: timestamp(received_at) },
    ...application,
  }))
}
