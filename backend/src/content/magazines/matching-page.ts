import type { Knex } from 'knex'

/**
 * The first page of each issue that has all words of a search.
 * @param ids row ids of published issues
 * @param query the `tsquery` of the stems that a page has to have
 * @returns the pages by row id, of the issues that have one
 */
export async function matchingPages(knex: Knex, ids: readonly number[], query: string): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows: { id: number; page: number }[] = await knex('magazines as m')
    .join('gevel_issue_pdfs as f', 'f.issue', 'm.document_id')
    .join('gevel_issue_pages as p', 'p.pdf', 'f.id')
    .where('f.state', 'parsed')
    .whereIn('m.id', ids)
    .whereRaw('p.words @@ ?::tsquery', [query])
    .groupBy('m.id')
    .select('m.id')
    .min('p.page as page')
  return new Map(rows.map(({ id, page }) => [id, page]))
}
