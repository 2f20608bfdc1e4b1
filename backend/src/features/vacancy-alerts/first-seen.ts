import type { Knex } from 'knex'
import { sql } from 'kysely'
import { tablesOf } from '../../platform/database/tables-of'

/**
 * Notes the open vacancies that were never seen before, at this moment. A vacancy is new to an alert when that was after its last
 * digest: the day that editors give it may be any, and a changed or reopened one is not new again.
 */
export async function noteFirstSeen(knex: Knex, at: Date): Promise<void> {
  await sql`
    INSERT INTO gevel_vacancy_first_seen (vacancy_id, seen_at)
    SELECT v.public_id, ${at}::timestamptz FROM vacancies v
    WHERE v.published_at IS NOT NULL AND v.closes_at > ${at}
      AND NOT EXISTS (SELECT FROM gevel_vacancy_first_seen s WHERE s.vacancy_id = v.public_id)
    ON CONFLICT DO NOTHING
  `.execute(tablesOf(knex))
}

/** When vacancies were first seen, by their public ids: those after one moment, until another. */
export async function firstSeenBetween(knex: Knex, after: Date, until: Date): Promise<Map<number, Date>> {
  const rows = await tablesOf(knex)
    .selectFrom('gevel_vacancy_first_seen')
    .select(['vacancy_id', 'seen_at'])
    .where('seen_at', '>', after)
    .where('seen_at', '<=', until)
    .execute()
  return new Map(rows.map(({ vacancy_id, seen_at }) => [vacancy_id, seen_at]))
}
