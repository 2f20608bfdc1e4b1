import { editionSchema } from '@gevel/contract/editions'
import { z } from 'zod'
import { loadCards } from '../../../content/articles/load-cards'

export const mostReadQuery = z.object({ edition: editionSchema })

const listed = 5

/**
 * `GET /public/most-read`: the most read articles of an edition in the last seven days. Empty while there are fewer than
 * five: an order of two articles says nothing.
 */
export async function listMostRead({ edition }: z.infer<typeof mostReadQuery>) {
  const ids: number[] = await strapi.db
    .connection('gevel_most_read as m')
    .join('contents as c', 'c.public_id', 'm.article')
    .where('m.edition', edition)
    .whereNotNull('c.published_at')
    .orderBy('m.place')
    .limit(listed)
    .pluck('c.id')
  return { data: ids.length < listed ? [] : await loadCards(ids) }
}
