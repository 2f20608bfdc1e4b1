import type { Knex } from 'knex'
import { sql } from 'kysely'
import { tablesOf } from '../../../platform/database/tables-of'

/** Notes that somebody followed a link of an issue; a person counts once a day, and one who is not counted apart each time. */
export async function noteClick(knex: Knex, code: string, visitor: string | null, day: string): Promise<void> {
  await tablesOf(knex)
    .insertInto('gevel_newsletter_clicks')
    .values({ code, day, visitor })
    .onConflict((conflict) => conflict.columns(['code', 'day', 'visitor']).doNothing())
    .execute()
}

/** How many people followed links of an issue, by the subject that their mail had. */
export async function clicksByVariant(
  knex: Knex,
  issueId: number,
): Promise<Partial<Record<'first' | 'second', number>>> {
  const rows = await tablesOf(knex)
    .selectFrom('gevel_newsletter_links as l')
    .innerJoin('gevel_newsletter_clicks as c', 'c.code', 'l.code')
    .select(['l.variant', peopleOf.as('people')])
    .where('l.issue_id', '=', issueId)
    .groupBy('l.variant')
    .execute()
  return Object.fromEntries(rows.map(({ variant, people }) => [variant, Number(people)]))
}

/** Different people of a day; those who are not counted apart are one each. */
export const peopleOf = sql<string>`count(DISTINCT (c.day, c.visitor)) FILTER (WHERE c.visitor IS NOT NULL) + count(c.code) FILTER (WHERE c.visitor IS NULL)`

/** Where a link of an issue leads; undefined when there is none with this code. */
export async function findNewsletterTarget(knex: Knex, code: string): Promise<string | undefined> {
  const link = await tablesOf(knex)
    .selectFrom('gevel_newsletter_links')
    .select('to')
    .where('code', '=', code)
    .executeTakeFirst()
  return link?.to
}
