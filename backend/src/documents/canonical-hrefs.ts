import type { Core } from '@strapi/strapi'
import { inTransaction } from '../database/transaction'
import { environment } from '../environment/environment'
import { findTag } from '../tags/find-tag'
import { type OwnPath, ownPath } from './own-path'

const redirectsMost = 10

/** Where the pages of numbered documents stand: the type, and the part of their path before the number. */
const numbered: readonly { uid: string; folder: RegExp; pathOf: (row: NumberedRow) => string }[] = [
  {
    uid: 'api::content.content',
    folder: /^\/(?:news|item)$/,
    pathOf: ({ edition, publicId, slug }) => `${edition === 'pro' ? '/item' : '/news'}/${publicId}/${slug}`,
  },
  { uid: 'api::event.event', folder: /^\/agenda$/, pathOf: ({ publicId, slug }) => `/agenda/${publicId}/${slug}` },
  {
    uid: 'api::magazine.magazine',
    folder: /^\/magazine$/,
    pathOf: ({ publicId, slug }) => `/magazine/${publicId}/${slug}`,
  },
  {
    uid: 'api::vacancy.vacancy',
    folder: /^\/vacatures\/vacature$/,
    pathOf: ({ publicId, slug }) => `/vacatures/vacature/${publicId}/${slug}`,
  },
]

interface NumberedRow {
  publicId: number
  slug: string | null
  edition?: string
}

/**
 * An editor's link as the site itself would write it, so that following it costs no redirect: its own address left out, the path
 * in its one spelling, a tag by its name, a numbered document with its slug, and where an old path leads now. What the site does
 * not know stays as it was written.
 * @param followed whether an old path is replaced: not in a redirect itself, where that may be a mistake to be told
 */
export async function canonicalHref(strapi: Core.Strapi, href: string, followed: boolean): Promise<string> {
  const own = ownPath(href, environment.SITE_URL)
  if (!own) return href
  const moved = followed ? await followRedirects(strapi, own) : own
  if (typeof moved === 'string') return moved
  const { path, search, hash } = moved
  if (path === '/news/tag' || path === '/item/tag') return path + (await tagSearch(search)) + hash
  return ((await numberedPath(strapi, path)) ?? path) + search + hash
}

/** @returns an address of another site when one of the redirects leads there */
async function followRedirects(strapi: Core.Strapi, own: OwnPath): Promise<OwnPath | string> {
  let place = own
  for (let hop = 0; hop < redirectsMost; hop++) {
    const redirect: { to: string } | null = await strapi.db
      .query('api::redirect.redirect')
      .findOne({ where: { fromPath: decoded(place.path), permanent: true } })
    if (!redirect) return place
    const next = ownPath(redirect.to, environment.SITE_URL)
    if (!next) return redirect.to
    // as the site does it: the query goes along unless the new address has its own
    place = { path: next.path, search: next.search || place.search, hash: next.hash || place.hash }
  }
  return own
}

/** Redirects are stored by letters that are not encoded. */
function decoded(path: string): string {
  try {
    return decodeURI(path).normalize()
  } catch {
    return path
  }
}

async function tagSearch(search: string): Promise<string> {
  const given = new URLSearchParams(search)
  const asked = given.get('t')?.trim()
  const tag = asked && (await inTransaction((trx) => findTag(trx, asked)))
  if (!tag) return search
  const page = given.get('p')
  return `?t=${encodeURIComponent(tag.name)}${page && page !== '1' ? `&p=${encodeURIComponent(page)}` : ''}`
}

/** The path of a published document whose number a path has. */
async function numberedPath(strapi: Core.Strapi, path: string): Promise<string | undefined> {
  const [, folder = '', id = ''] = /^(\/.+)\/([1-9]\d{0,9})(?:\/[^/]*)?$/.exec(path) ?? []
  const kind = numbered.find((one) => one.folder.test(folder))
  const publicId = Number(id)
  if (!kind || publicId > 2_147_483_647) return undefined
  const row: NumberedRow | null = await strapi.db
    .query(kind.uid)
    .findOne({ where: { publicId, publishedAt: { $notNull: true } } })
  return row?.slug ? kind.pathOf(row) : undefined
}
