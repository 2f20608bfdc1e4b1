import { fileFolders } from '@gevel/contract/server-paths'

/** Uploads keep their names, and are not pages. */
const files = Object.values(fileFolders)

/** A link to a page of the site, in parts. */
export interface SitePath {
  /** in canonical form */
  path: string
  /** with its `?`, or empty */
  search: string
  /** with its `#`, or empty */
  hash: string
}

/**
 * Parses an editor's link to a page of the site. The path gets the canonical form that the website redirects to
 * (`website/app/routing/urls/canonical-path.ts`).
 * @param siteUrl URL of the site: a link to its host is internal
 * @returns undefined for a link elsewhere, to a file, or with segments that browsers resolve
 */
export function sitePath(href: string, siteUrl: string): SitePath | undefined {
  const local = withoutSite(href, siteUrl)
  const isAddress = local !== href
  const isPath = /^\/(?!\/)/.test(local)
  if (!isPath && !(isAddress && /^($|[?#])/.test(local))) return undefined
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(local) ?? []
  if (files.some((folder) => path.startsWith(folder)) || /(^|[\\/])\.\.?([\\/]|$)/.test(path.replace(/%2e/gi, '.')))
    return undefined
  return { path: canonicalPath(path), search: search === '?' ? '' : search, hash }
}

/**
 * A link without the site's own address, which may be written with http or https and with or without `www.`. Any other
 * link is returned as it is.
 */
export function withoutSite(href: string, siteUrl: string): string {
  const [, address = '', host = ''] = /^(https?:\/\/(?:www\.)?([^/?#]*))/i.exec(href) ?? []
  return host && host.toLowerCase() === new URL(siteUrl).host.replace(/^www\./, '') ? href.slice(address.length) : href
}

/** RFC 3986 §6.2.2: lower case, no needless encoding, one slash between segments and none at the end. */
function canonicalPath(path: string): string {
  const small = path.replace(/%[0-9A-F]{2}|[A-Z]/gi, (part) => {
    if (!part.startsWith('%')) return part.toLowerCase()
    const char = String.fromCharCode(Number.parseInt(part.slice(1), 16))
    return /[\w.~-]/.test(char) ? char.toLowerCase() : part.toUpperCase()
  })
  return small.replace(/\/+/g, '/').replace(/\/$/, '') || '/'
}
