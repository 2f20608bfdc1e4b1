import type { NewsletterList } from '@gevel/contract/newsletter'
import type { Knex } from 'knex'
import { tablesOf } from '../../../platform/database/tables-of'

/** How far back the first issue of a list looks, in days. */
const firstDays = { general: 1, pro: 7, vacancies: 7, events: 14 } as const

/** When the last issue of a list was started that was filled: what is published after it is new. */
export async function lastStart(knex: Knex, list: NewsletterList, at: Date): Promise<Date> {
  const last = await tablesOf(knex)
    .selectFrom('gevel_newsletter_issues')
    .select('started_at')
    .where('list', '=', list)
    .where('kind', '!=', 'breaking')
    .where('started_at', 'is not', null)
    .orderBy('started_at', 'desc')
    .executeTakeFirst()
  return last?.started_at ?? new Date(at.getTime() - firstDays[list] * 86_400_000)
}
