import type { Edition } from '@gevel/contract/editions'
import type { Knex } from 'knex'
import { timestamp } from '../../../platform/http/timestamp'
import { loadSubjects, subjectOf } from '../reading/subject-rows'

interface SavedRow {
  id: number
  added_at: Date
  slug: string | null
  edition: Edition
  title: string
}

/** Everything an account follows, each with its date; of what is not on the site now only the kind. */
export async function exportFollowed(knex: Knex, userId: number) {
  const rows = await loadSubjects(knex, userId)
  return rows.map((row) => ({ kind: row.kind, addedAt: timestamp(row.added_at), subject: subjectOf(row) }))
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
