import type { Knex } from 'knex'

/** The shortest ones. */
const most = 20

/**
 * The stems of words of the index that begin with a text, of two letters or more.
 * @param named only words of titles and names
 */
export async function stemsOfCompletions(knex: Knex, start: string, { named }: { named: boolean }): Promise<string[]> {
  const matches = `WHERE word LIKE :start${named ? ' AND named' : ''}`
  const { rows } = await knex.raw<{ rows: { stem: string }[] }>(
    `SELECT stems[1] AS stem FROM (
       SELECT word, stems FROM gevel_search_words ${matches}
       UNION SELECT word, stems FROM gevel_search_new_words ${matches}
     ) words ORDER BY length(word), word LIMIT ${most}`,
    { start: `${start}%` },
  )
  return [...new Set(rows.map(({ stem }) => stem))]
}
