import type { Tag, TagPage, TagWithPages } from '@gevel/contract/tags'
import { z } from 'zod'
import { editionParameter } from '../../platform/http/parameters'
import { totals } from '../article-lists/months'
import { findTag } from './find-tag'

export const tagsQuery = z.object({ edition: editionParameter })
type TagsQuery = z.infer<typeof tagsQuery>

/** `GET /public/tags`: the tags of published articles (of an edition), by name, with the number of articles. */
export async function listTags({ edition }: TagsQuery): Promise<{ data: Tag[] }> {
  const { connection } = strapi.db
  const counts = totals(edition).where({ kind: 'tag' })
  const tags: Omit<Tag, 'kind' | 'company'>[] = await connection('tags as t')
    .join(counts.groupBy('owner_id').select('owner_id').sum({ articles: 'articles' }).as('n'), 'n.owner_id', 't.id')
    .where('n.articles', '>', 0)
    .select('t.name', 't.slug', 't.description', connection.raw('n.articles::int AS count'))
    .orderByRaw('lower(t.name)')
  return { data: tags.map((tag) => ({ ...tag, kind: 'tag', company: null })) }
}

/**
 * `GET /public/tags/{name or slug}`: one tag, with the number of its published articles and its pages. A company's name or link
 * finds that company, since the site shows companies as tags too.
 */
export async function showTag(name: string, { edition }: TagsQuery): Promise<{ data: TagWithPages } | null> {
  const found = await findTag(strapi.db.connection, name)
  if (!found) return null
  const { id, publicId, ...tag } = found
  const ofTag = totals(edition).where({ kind: tag.kind, owner_id: id })
  const [{ articles }, pages] = await Promise.all([
    ofTag.sum({ articles: 'articles' }).first(),
    tag.kind === 'tag' ? pagesAbout(id) : [],
  ])
  return { data: { ...tag, id: publicId, count: Number(articles), pages } }
}

/** The published pages that editors gave a tag. */
async function pagesAbout(tag: number): Promise<TagPage[]> {
  return strapi.db
    .connection('pages as p')
    .join('pages_tags_lnk as l', 'l.page_id', 'p.id')
    .where({ 'l.tag_id': tag, 'p.type': 'PAGE' })
    .whereNotNull('p.published_at')
    .orderBy('p.link')
    .select('p.title', 'p.link')
}
