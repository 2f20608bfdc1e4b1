import type { Knex } from 'knex'

export interface ArticleFilter {
  edition?: 'general' | 'pro'
  /** slug of a tag, or the last part of the address of a company, which the site shows as a tag too */
  tag?: string
  /** last part of the address of a company */
  partner?: string
  /** public ids that are shown elsewhere on the screen */
  exclude?: readonly number[]
}

/** One page of the articles that fit, newest first: their row ids. */
export async function findArticles(filter: ArticleFilter, limit: number, offset: number): Promise<number[]> {
  // A builder that is awaited runs, so what it needs is looked up before.
  const tagId = filter.tag ? await tagIdOf(filter.tag) : undefined
  return newestFirst(filtered(filter, tagId)).limit(limit).offset(offset).pluck('c.id')
}

/** How many articles fit. */
export async function countArticles(filter: ArticleFilter): Promise<number> {
  const tagId = filter.tag ? await tagIdOf(filter.tag) : undefined
  const [counted] = await filtered(filter, tagId).count({ total: '*' })
  return Number(counted?.total)
}

/** Puts the newest first, by the date readers see. */
export function newestFirst(articles: Knex.QueryBuilder): Knex.QueryBuilder {
  return articles.orderBy([
    { column: 'c.released_at', order: 'desc' },
    { column: 'c.public_id', order: 'desc' },
  ])
}

function filtered({ edition, tag, partner, exclude = [] }: ArticleFilter, tagId: number | undefined) {
  const articles = strapi.db.connection('contents as c').whereNotNull('c.published_at')
  if (edition) articles.where('c.edition', edition)
  if (exclude.length > 0) articles.whereNotIn('c.public_id', [...exclude])
  if (tagId) articles.whereIn('c.id', linked('contents_tags_lnk', 'tag_id', [tagId]))
  else if (tag) articles.whereIn('c.id', linked('contents_partners_lnk', 'partner_id', companiesAt(tag)))
  if (partner) articles.whereIn('c.id', linked('contents_partners_lnk', 'partner_id', companiesAt(partner)))
  return articles
}

async function tagIdOf(slug: string): Promise<number | undefined> {
  const row: { id: number } | undefined = await strapi.db.connection('tags').where({ slug }).first('id')
  return row?.id
}

function companiesAt(link: string): Knex.QueryBuilder {
  return strapi.db.connection('partners').where({ link }).whereNotNull('published_at').select('id')
}

function linked(table: string, column: string, ids: readonly number[] | Knex.QueryBuilder): Knex.QueryBuilder {
  const links = strapi.db.connection(table).select('content_id')
  return Array.isArray(ids) ? links.whereIn(column, ids) : links.whereIn(column, ids as Knex.QueryBuilder)
}
