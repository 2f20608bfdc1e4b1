import type { Edition } from '@gevel/contract/editions'
import type { Knex } from 'knex'
import { findBySlug } from '../documents/former-keys'

/** A list of published articles that the database maintains. */
export interface ArticleList {
  kind: 'all' | 'tag' | 'company' | 'author'
  /** row id of the tag, company or author, 0 for the list of all articles */
  ownerId: number
  edition?: Edition | undefined
}

interface WantedList {
  edition?: Edition | undefined
  /** slug of a tag, or link of a company, which the site shows as a tag too */
  tag?: string | undefined
  /** public id of a company */
  partner?: number | undefined
  /** slug of an author */
  author?: string | undefined
}

/** The list of all articles, of a tag, of a company or of an author; null when that does not exist. */
export async function findArticleList({ edition, tag, partner, author }: WantedList): Promise<ArticleList | null> {
  if (partner !== undefined) return findCompanyList({ public_id: partner }, edition)
  if (author !== undefined) {
    const owner = await findBySlug(strapi.db.connection, 'author', author)
    return owner ? { kind: 'author', ownerId: owner.id, edition } : null
  }
  if (tag === undefined) return { kind: 'all', ownerId: 0, edition }
  const owner = await findBySlug(strapi.db.connection, 'tag', tag)
  return owner ? { kind: 'tag', ownerId: owner.id, edition } : findCompanyList({ link: tag }, edition)
}

async function findCompanyList(known: object, edition: Edition | undefined): Promise<ArticleList | null> {
  const companies = strapi.db.connection('partners').where(known).whereNotNull('published_at')
  const company = await companies.orderBy('public_id').first('id')
  return company ? { kind: 'company', ownerId: company.id, edition } : null
}

/** The rows of a table that belong to a list. */
export function rowsOf(table: 'gevel_listed_articles' | 'gevel_listed_counts', list: ArticleList): Knex.QueryBuilder {
  const { kind, ownerId, edition } = list
  const rows = strapi.db.connection(table).where({ kind, owner_id: ownerId })
  return edition ? rows.where({ edition }) : rows
}
