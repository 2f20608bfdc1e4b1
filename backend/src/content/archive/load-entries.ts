import type { ArchiveEntry } from '@gevel/contract/archive'
import { serialiseRows } from '../../platform/http/serialise-rows'
import { timestampOrNull } from '../../platform/http/timestamp'
import { type ArticleCardRow, articleCard, cardOfArticle, headline } from '../parts/article-card'

type EntryRow = ArticleCardRow & { changedAt: string | null }

/** Articles for the archive, by their row ids and in that order, in one query. */
export async function loadEntries(rowIds: readonly number[]): Promise<ArchiveEntry[]> {
  if (rowIds.length === 0) return []
  const rows: EntryRow[] = await strapi.db.query('api::content.content').findMany({
    where: { id: { $in: rowIds } },
    select: [...cardOfArticle.select, 'changedAt'],
    populate: cardOfArticle.populate,
  })
  const byId = new Map(serialiseRows('article', rows, (row) => [row.id, entry(row)] as const))
  return rowIds.flatMap((id) => byId.get(id) ?? [])
}

function entry(row: EntryRow): ArchiveEntry {
  const card = articleCard(row)
  return { ...headline(card), changedAt: timestampOrNull(row.changedAt), cover: card.cover }
}
