import { loadCards } from '../../articles/load-cards'
import type { ReaderRequest } from '../../readers/reader-route'

const MOST = 6

/**
 * `GET /account/followed-news`: the newest articles of the tags that an account follows. Of each tag the database reads
 * the newest only, from the index of its list, however many articles it has.
 */
export async function listFollowedNews({ session }: ReaderRequest) {
  const { rows } = await strapi.db.connection.raw(
    `SELECT DISTINCT newest.released_at, newest.public_id, newest.content_id
    FROM gevel_followed_tags f
    JOIN tags t ON t.document_id = f.tag_document_id
    CROSS JOIN LATERAL (
      SELECT released_at, public_id, content_id FROM gevel_listed_articles
      WHERE kind = 'tag' AND owner_id = t.id
      ORDER BY released_at DESC, public_id DESC LIMIT :most
    ) newest
    WHERE f.user_id = :reader
    ORDER BY newest.released_at DESC, newest.public_id DESC LIMIT :most`,
    { reader: session.account.id, most: MOST },
  )
  return { data: await loadCards(rows.map(({ content_id }: { content_id: number }) => content_id)) }
}
