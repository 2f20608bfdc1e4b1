import type { Author } from '@gevel/contract/references'
import { findBySlug } from '../documents/former-keys'
import type { OptionalTexts } from '../parts/optional-texts'
import { type PersonRow, person, withPortrait } from '../parts/person'

export interface AuthorRow extends PersonRow, OptionalTexts<Author> {
  slug: string
}

/** `GET /public/authors/{slug}`: an author, also by an earlier slug; null when there is none. Their articles are a list of `/public/contents`. */
export async function showAuthor(slug: string): Promise<{ data: Author } | null> {
  const found = await findBySlug(strapi.db.connection, 'author', slug)
  if (!found) return null
  const row: AuthorRow | null = await strapi.db
    .query('api::author.author')
    .findOne({ where: { id: found.id }, ...withPortrait })
  return row && { data: author(row) }
}

/** The author of an article. */
export function author(row: AuthorRow): Author {
  const { name, role, portrait } = person(row)
  return { name, slug: row.slug, role: role || null, portrait, bio: row.bio || null }
}
