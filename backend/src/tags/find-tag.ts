import type { Knex } from 'knex'

/** A tag, or a company that the site shows as one. */
export interface FoundTag {
  kind: 'tag' | 'company'
  id: number
  /** public id of that company */
  company: number | null
  name: string
  slug: string
  description: string | null
}

/** A tag by its name or slug, in any case, or else a company by its name or link. */
export async function findTag(knex: Knex, name: string): Promise<FoundTag | null> {
  const tag = await knex('tags')
    .whereRaw('lower(name) = lower(?) OR slug = lower(?)', [name, name])
    .first('id', 'name', 'slug', 'description')
  if (tag) return { kind: 'tag', company: null, ...tag }
  const company = await knex('partners')
    .whereNotNull('published_at')
    .whereRaw('(lower(name) = lower(?) OR link = lower(?))', [name, name])
    .orderBy('public_id')
    .first({ id: 'id', company: 'public_id', name: 'name', slug: 'link', description: 'summary' })
  return company ? { kind: 'company', ...company } : null
}
