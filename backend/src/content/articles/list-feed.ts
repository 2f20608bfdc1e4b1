import { type FeedArticle, longestFeed } from '@gevel/contract/feeds'
import { z } from 'zod'
import { editionParameter, slugParameter } from '../../platform/http/parameters'
import { serialiseRows } from '../../platform/http/serialise-rows'
import { timestamp } from '../../platform/http/timestamp'
import { findArticleList } from '../article-lists/article-list'
import { listNewest } from '../article-lists/page-of-list'
import { documentTrees } from '../document-trees/document-tree'
import { type ArticleCardRow, articleCard, cardOfArticle } from '../parts/article-card'

interface FeedRow extends ArticleCardRow {
  changedAt: string | null
  author: { name: string; slug: string; portrait: null } | null
  corrections: { at: string | null }[] | null
}

export const feedQuery = z.object({ edition: editionParameter, tag: slugParameter })

const feedRows = documentTrees<FeedRow>({
  uid: 'api::content.content',
  select: [...cardOfArticle.select, 'changedAt'],
  populate: {
    ...cardOfArticle.populate,
    author: { select: ['name', 'slug'] },
    corrections: { select: ['at'] },
  },
})

/** `GET /public/feed`: the newest articles of an edition, or of a tag or company in it, as feed readers get them. */
export async function listFeed({ tag, edition }: z.infer<typeof feedQuery>): Promise<{ data: FeedArticle[] }> {
  const list = await findArticleList({ tag, edition })
  const ids = list ? await listNewest(list, longestFeed, []) : []
  const byId = new Map(serialiseRows('article', await feedRows(ids), (row) => [row.id, feedArticle(row)] as const))
  return { data: ids.flatMap((id) => byId.get(id) ?? []) }
}

function feedArticle(row: FeedRow): FeedArticle {
  const { id, slug, edition, label, title, intro, publishedAt, cover } = articleCard(row)
  return {
    ...{ id, slug, edition, label, title, intro, publishedAt, cover },
    updatedAt: lastChange(row, publishedAt),
    author: row.author && { name: row.author.name, slug: row.author.slug },
  }
}

/** Moments in ISO 8601 of one time zone sort as texts. */
function lastChange({ changedAt, corrections }: FeedRow, publishedAt: string): string {
  const changes = [changedAt, ...(corrections ?? []).map(({ at }) => at)].filter((moment) => moment !== null)
  return [publishedAt, ...changes.map(timestamp)].toSorted().at(-1) ?? publishedAt
}
