import { randomBytes } from 'node:crypto'
import type { Transaction } from '../../../platform/database/transaction'
import { defaultLexicon } from './default-lexicon'
import { deriveLexicon } from './derive-lexicon'

/** Fills the editors' word list once, on a new site or at the first start with a search. */
export async function fillLexicon(trx: Transaction): Promise<void> {
  const state = await trx('gevel_search_state').forUpdate().first('lexicon_filled')
  if (state?.lexicon_filled) return
  const now = new Date()
  const rows = defaultLexicon.map(({ kind, word, variants }) => ({
    document_id: documentId(),
    kind,
    word,
    variants: variants.join('\n') || null,
    created_at: now,
    updated_at: now,
    published_at: now,
  }))
  await trx('lexicon_entries').insert(rows)
  // nothing was indexed before
  await trx('gevel_search_state').update({ lexicon_filled: true, words_version: trx.raw('gevel_search_version()') })
  await deriveLexicon(trx)
}

/** In the form of Strapi's own ids: 24 lower-case letters and digits. */
function documentId(): string {
  return BigInt(`0x${randomBytes(16).toString('hex')}`)
    .toString(36)
    .padStart(25, '0')
    .slice(-24)
}
