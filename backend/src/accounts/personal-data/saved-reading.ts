import type { Edition } from '@gevel/contract/editions'
import type { Knex } from 'knex'
import { timestamp } from '../../http/timestamp'

interface FollowedRow {
  name: string
  slug: string
  added_at: Date
}

interface SavedRow {
  id: number
  added_at: Date
  slug: string | null
  edition: Edition
  title: string
}

/** The tags an account follows, each with its date. */
export async function exportFollowedTags(knex: Knex, userId: number) {
  const rows: FollowedRow[] = await knex('gevel_followed_tags as f')
    .join('tags as t', 't.document_id', 'f.tag_document_id')
    .where('f.user_id', userId)
    .orderBy('f.added_at')
    .select('t.name', 't.slug', 'f.added_at')
  return rows.map(({ name, slug, added_at }) => ({ name, slug, addedAt: timestamp(added_at) }))
}

/** The articles an account has saved, each with its date; of one that is not published now only the number. */
export async function exportSavedArticles(knex: Knex, userId: number) {
  const rows: SavedRow[] = await knex('gevel_saved_articles as s')
    .joinRaw('LEFT JOIN contents c ON c.public_id = s.article_public_id AND c.published_at IS NOT NULL')
    .where('s.user_id', userId)
    .orderBy('s.added_at')
    .select('s.article_public_id as id', 's.added_at', 'c.slug', 'c.edition', 'c.title')
  return rows.map(({ id, added_at, slug, edition, title }) => ({
    id,
    addedAt: timestamp(added_at),
    article: slug === null ? null : { slug, edition, title },
  }))
}
