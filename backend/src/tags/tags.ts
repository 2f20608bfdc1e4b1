import type { Knex } from 'knex'
import { z } from 'zod'
import { editionParameter } from '../http/parameters'

export const tagsQuery = z.object({ edition: editionParameter })
type TagsQuery = z.infer<typeof tagsQuery>

interface CountedTag {
  name: string
  slug: string
  description: string | null
  count: number
}

/** `GET /public/tags`: the tags that published articles (of an edition) carry, by name, with how many do. */
export async function listTags({ edition }: TagsQuery): Promise<{ data: CountedTag[] }> {
  const { connection } = strapi.db
  const counts = published('contents_tags_lnk', edition).select('l.tag_id').groupBy('l.tag_id').as('n')
  const data = await connection('tags as t')
    .join(counts.count({ count: '*' }), 'n.tag_id', 't.id')
    .select('t.name', 't.slug', 't.description', connection.raw('n.count::int'))
    .orderByRaw('lower(t.name)')
  return { data }
}

/**
 * `GET /public/tags/{name or slug}`: one tag, with the number of its published articles. A company's name or address finds
 * that company, since the site shows companies as tags too.
 */
export async function showTag(name: string, { edition }: TagsQuery): Promise<{ data: CountedTag } | null> {
  return (await shownTag(name, edition)) ?? (await shownCompany(name, edition))
}

async function shownTag(name: string, edition: string | undefined) {
  const tag = await strapi.db
    .connection('tags')
    .whereRaw('lower(name) = lower(?) OR slug = lower(?)', [name, name])
    .first('id', 'name', 'slug', 'description')
  return tag && withCount(tag, published('contents_tags_lnk', edition).where('l.tag_id', tag.id))
}

async function shownCompany(name: string, edition: string | undefined) {
  const company = await strapi.db
    .connection('partners')
    .whereNotNull('published_at')
    .whereRaw('(lower(name) = lower(?) OR link = lower(?))', [name, name])
    .first({ id: 'id', name: 'name', slug: 'link', description: 'summary' })
  return company
    ? withCount(company, published('contents_partners_lnk', edition).where('l.partner_id', company.id))
    : null
}

async function withCount({ name, slug, description }: CountedTag, articles: Knex.QueryBuilder) {
  const [counted] = await articles.count({ count: '*' })
  return { data: { name, slug, description, count: Number(counted?.count) } }
}

/** The links of published articles (of an edition). */
function published(links: string, edition: string | undefined): Knex.QueryBuilder {
  const articles = strapi.db
    .connection(`${links} as l`)
    .join('contents as c', 'c.id', 'l.content_id')
    .whereNotNull('c.published_at')
  return edition ? articles.where('c.edition', edition) : articles
}
