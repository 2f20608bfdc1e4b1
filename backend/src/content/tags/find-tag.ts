import type { Knex } from 'knex'
import { formerOwner } from '../documents/former-keys'

/** A tag, or a company that the site shows as one. */
export interface FoundTag {
  kind: 'tag' | 'company'
  /** id of its row */
  id: number
  /** public id of that tag; null for a company */
  publicId: number | null
  /** public id of that company; null for a tag */
  company: number | null
  name: string
  slug: string
  description: string | null
}

/**
 * A tag by its name or slug, in any case, or else a company by its name or link. What has a name now comes before what
 * had it earlier.
 */
export async function findTag(knex: Knex, name: string): Promise<FoundTag | null> {
  return (
    (await firstTag(knex, (rows) => rows.whereRaw('lower(name) = lower(?) OR slug = lower(?)', [name, name]))) ??
    (await firstCompany(knex, (rows) => rows.whereRaw('(lower(name) = lower(?) OR link = lower(?))', [name, name]))) ??
    (await formerTag(knex, name))
  )
}

async function formerTag(knex: Knex, name: string): Promise<FoundTag | null> {
  const tag = await formerOwner(knex, 'tag', name)
  if (tag) return firstTag(knex, (rows) => rows.where({ document_id: tag }))
  const company = await formerOwner(knex, 'company', name)
  return company ? firstCompany(knex, (rows) => rows.where({ document_id: company })) : null
}

type Narrow = (rows: Knex.QueryBuilder) => Knex.QueryBuilder

async function firstTag(knex: Knex, narrow: Narrow): Promise<FoundTag | null> {
  const tag = await narrow(knex('tags')).first({
    id: 'id',
    publicId: 'public_id',
    name: 'name',
    slug: 'slug',
    description: 'description',
  })
  return tag ? { kind: 'tag', company: null, ...tag } : null
}

async function firstCompany(knex: Knex, narrow: Narrow): Promise<FoundTag | null> {
  const company = await narrow(knex('partners').whereNotNull('published_at'))
    .orderBy('public_id')
    .first({ id: 'id', company: 'public_id', name: 'name', slug: 'link', description: 'summary' })
  return company ? { kind: 'company', publicId: null, ...company } : null
}
