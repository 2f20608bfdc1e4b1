import type { IssueReader, PageHit } from '@gevel/contract/issue-reader'
import type { Client } from '../../platform/http/client'
import { matchingWords } from '../search/hits/load-hits'
import { fragmentOf, wordsOf } from '../search/hits/mark'
import { allOf } from '../search/query/loosen'
import { parseSearch } from '../search/query/parse-search'
import { tsqueryOf } from '../search/query/tsquery'
import { consumeSearchLimit, readableSearch } from '../search/search-request'

/** Different words to mark; a stem such as `bouw` has many compounds. */
const mostWords = 200

interface Allowed {
  client: Client
  mayReadPage: (page: number) => boolean
}

/**
 * The pages of a PDF that have all words of a search, with the words to mark in them. Pages behind the paywall are found
 * too, without their text.
 * @throws `too-many-requests`
 */
export async function findPages(
  pdf: number,
  q: string,
  { client, mayReadPage }: Allowed,
): Promise<Pick<IssueReader, 'hits' | 'words'>> {
  const text = readableSearch(q)
  if (text === '') return { hits: null, words: [] }
  await consumeSearchLimit(client)
  const knex = strapi.db.connection
  const terms = await parseSearch(knex, text)
  if (terms.length === 0) return { hits: [], words: [] }
  const rows: { page: number; text: string }[] = await knex('gevel_issue_pages')
    .where({ pdf })
    .whereRaw('words @@ ?::tsquery', [tsqueryOf(allOf(terms))])
    .orderBy('page')
    .select('page', 'text')
  const matches = await matchingWords(knex, terms)
  const readable = rows.filter(({ page }) => mayReadPage(page))
  const words = [...new Set(readable.flatMap(({ text }) => wordsOf(text)))].filter(matches).slice(0, mostWords)
  const hits = rows.map(
    ({ page, text }): PageHit => ({
      page,
      fragment: mayReadPage(page) ? fragmentOf('', text.replaceAll('\n', ' '), matches) : [],
    }),
  )
  return { hits, words }
}
