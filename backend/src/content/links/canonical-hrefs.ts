import type { Edition } from '@gevel/contract/editions'
import { articleHref, authorHref, eventHref, figureHref, href, magazineHref } from '@gevel/contract/hrefs'
import type { PagePath } from '@gevel/contract/paths'
import { vacancyHref } from '@gevel/contract/vacancy-href'
import type { Core } from '@strapi/strapi'
import { inTransaction } from '../../platform/database/transaction'
import { environment } from '../../platform/environment/environment'
import { findBySlug } from '../documents/former-keys'
import { type SitePath, sitePath } from '../documents/site-path'
import { findTag } from '../tags/find-tag'

const redirectsMost = 10

/** The types whose pages have a number in their path, with the pages of each. */
const numbered: readonly { uid: string; pages: readonly PagePath[]; hrefOf: (row: Numbered) => string }[] = [
  { uid: 'api::content.content', pages: ['/news/:id/:slug?', '/item/:id/:slug?'], hrefOf: articleHref },
  { uid: 'api::event.event', pages: ['/agenda/:id/:slug?'], hrefOf: eventHref },
  { uid: 'api::magazine.magazine', pages: ['/magazine/:id/:slug?'], hrefOf: magazineHref },
  { uid: 'api::vacancy.vacancy', pages: ['/vacatures/vacature/:id/:slug?'], hrefOf: vacancyHref },
]

interface Numbered {
  id: number
  slug: string
  edition: Edition
}

/**
 * An editor's link in the site's own form, so that following it needs no redirect: without the site's origin, with the
 * path in canonical form, a tag by its name, a numbered document with its slug, and redirects resolved. Unknown paths
 * stay as they were written.
 * @param followed whether redirects are resolved: not in a redirect itself, where a loop has to be reported
 */
export async function canonicalHref(strapi: Core.Strapi, written: string, followed: boolean): Promise<string> {
  const pathOnSite = sitePath(written, environment.SITE_URL)
  if (!pathOnSite) return written
  const moved = followed ? await followRedirects(strapi, pathOnSite) : pathOnSite
  if (typeof moved === 'string') return moved
  const { path, search, hash } = moved
  if (path === href('/news/tag') || path === href('/item/tag')) return path + (await tagSearch(search)) + hash
  return ((await numberedPath(strapi, path)) ?? (await renamedPath(path)) ?? path) + search + hash
}

/** @returns a URL of another site when one of the redirects leads there */
async function followRedirects(strapi: Core.Strapi, own: SitePath): Promise<SitePath | string> {
  let place = own
  for (let hop = 0; hop < redirectsMost; hop++) {
    const redirect: { to: string } | null = await strapi.db
      .query('api::redirect.redirect')
      .findOne({ where: { fromPath: decoded(place.path), permanent: true } })
    if (!redirect) return place
    const next = sitePath(redirect.to, environment.SITE_URL)
    if (!next) return redirect.to
    // as the site does: the query is preserved unless the new URL has its own
    place = { path: next.path, search: next.search || place.search, hash: next.hash || place.hash }
  }
  return own
}

/** Redirects are stored decoded. */
function decoded(path: string): string {
  try {
    return decodeURI(path).normalize()
  } catch {
    return path
  }
}

async function tagSearch(search: string): Promise<string> {
  const writtenQuery = new URLSearchParams(search)
  const tagName = writtenQuery.get('t')?.trim()
  const tag = tagName && (await inTransaction((trx) => findTag(trx, tagName)))
  if (!tag) return search
  const page = writtenQuery.get('p')
  return `?t=${encodeURIComponent(tag.name)}${page && page !== '1' ? `&p=${encodeURIComponent(page)}` : ''}`
}

/** The path of an author or series of market figures by its present slug, with what comes after that. */
async function renamedPath(path: string): Promise<string | undefined> {
  const [, folder, slug = '', rest = ''] = /^\/(auteurs|marktcijfers)\/([^/]+)(\/.*)?$/.exec(path) ?? []
  if (!folder) return undefined
  const isAuthor = folder === 'auteurs'
  const found = await inTransaction((trx) => findBySlug(trx, isAuthor ? 'author' : 'figures', slug))
  return found && (isAuthor ? authorHref(found) : figureHref(found)) + rest
}

/** The type and number in the path of a document with a number. */
function numberIn(path: string) {
  const [, folder = '', id = ''] = /^(\/.+)\/([1-9]\d{0,9})(?:\/[^/]*)?$/.exec(path) ?? []
  const kind = numbered.find(({ pages }) => pages.some((page) => page === `${folder}/:id/:slug?`))
  return kind && { kind, publicId: Number(id) }
}

/** The path of the published document whose number is in a path. */
async function numberedPath(strapi: Core.Strapi, path: string): Promise<string | undefined> {
  const { kind, publicId = 0 } = numberIn(path) ?? {}
  if (!kind || publicId > 2_147_483_647) return undefined
  const row: { slug: string | null; edition: Edition } | null = await strapi.db
    .query(kind.uid)
    .findOne({ where: { publicId, publishedAt: { $notNull: true } } })
  return row?.slug ? kind.hrefOf({ id: publicId, slug: row.slug, edition: row.edition }) : undefined
}
