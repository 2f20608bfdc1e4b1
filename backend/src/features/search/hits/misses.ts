import type { Knex } from 'knex'
import type { Client } from '../../../platform/http/client'
import { defineLimit } from '../../../platform/limits/limit'
import type { Term } from '../query/term'

/** Different searches without a result that are counted on a day; further ones are not. */
const mostPerDay = 1000
/** Misses that count per visitor and day, so that nobody fills the table with invented words. */
export const missLimit = defineLimit('searchMisses', { points: 100, minutes: 24 * 60 })
const longestMiss = 80
/** Possible personal data: an e-mail address, or the digits of a telephone number. */
const personal = /@|(?:\d[\s().-]*){7}/

/**
 * Counts a search without a result, so that the owner sees which content readers miss: its words and a number per
 * day, and nothing about the reader. A text that may be an e-mail address or a telephone number is not counted.
 */
export async function recordMiss(knex: Knex, text: string, terms: readonly Term[], client: Client): Promise<void> {
  const words = terms.flatMap((term) => term.words)
  const query = words.join(' ').slice(0, longestMiss)
  if (query === '' || personal.test(text) || !(await missLimit.take(client.address))) return
  await knex.raw(
    `INSERT INTO gevel_search_misses AS m (day, query)
     SELECT (now() AT TIME ZONE 'Europe/Amsterdam')::date, :query
     WHERE EXISTS (SELECT FROM gevel_search_misses WHERE day = (now() AT TIME ZONE 'Europe/Amsterdam')::date AND query = :query)
       OR (SELECT count(*) FROM gevel_search_misses WHERE day = (now() AT TIME ZONE 'Europe/Amsterdam')::date) < ${mostPerDay}
     ON CONFLICT (day, query) DO UPDATE SET searches = m.searches + 1`,
    { query },
  )
}
