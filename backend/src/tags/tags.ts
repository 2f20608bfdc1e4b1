import { z } from 'zod'
import type { ArticleList } from '../article-lists/article-list'
import { totals } from '../article-lists/months'
import { editionParameter } from '../http/parameters'

export const tagsQuery = z.object({ edition: editionParameter })
type TagsQuery = z.infer<typeof tagsQuery>

interface TagRow {
  id: number
  name: string
  slug: string
  description: string | null
}
type CountedTag = Omit<TagRow, 'id'> & { kind: 'tag' | 'company'; count: number }

/** `GET /public/tags`: the tags that published articles (of an edition) carry, by name, with how many do. */
export async function listTags({ edition }: TagsQuery): Promise<{ data: CountedTag[] }> {
  const { connection } = strapi.db
  const counts = totals(edition).where({ kind: 'tag' })
  const tags: Omit<CountedTag, 'kind'>[] = await connection('tags as t')
    .join(counts.groupBy('owner_id').select('owner_id').sum({ articles: 'articles' }).as('n'), 'n.owner_id', 't.id')
    .where('n.articles', '>', 0)
    .select('t.name', 't.slug', 't.description', connection.raw('n.articles::int AS count'))
    .orderByRaw('lower(t.name)')
  return { data: tags.map((tag) => ({ ...tag, kind: 'tag' })) }
}

/**
 * `GET /public/tags/{name or slug}`: one tag, with the number of its published articles. A company's name or address finds
 * that company, since the site shows companies as tags too.
 */
export async function showTag(name: string, { edition }: TagsQuery): Promise<{ data: CountedTag } | null> {
  const tag = await strapi.db
    .connection('tags')
    .whereRaw('lower(name) = lower(?) OR slug = lower(?)', [name, name])
    .first('id', 'name', 'slug', 'description')
  if (tag) return counted(tag, 'tag', edition)
  const company = await strapi.db
    .connection('partners')
    .whereNotNull('published_at')
    .whereRaw('(lower(name) = lower(?) OR link = lower(?))', [name, name])
    .orderBy('public_id')
    .first({ id: 'id', name: 'name', slug: 'link', description: 'summary' })
  return company ? counted(company, 'company', edition) : null
}

async function counted(row: TagRow, kind: 'tag' | 'company', edition: ArticleList['edition']) {
  const { id, ...tag } = row
  const ofTag = totals(edition).where({ kind, owner_id: id })
  const { articles } = await ofTag.sum({ articles: 'articles' }).first()
  return { data: { ...tag, kind, count: Number(articles) } }
}
