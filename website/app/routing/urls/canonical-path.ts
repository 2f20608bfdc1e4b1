import { redirect } from 'react-router'

/**
 * The canonical form of a path: lower case, one slash between segments and none at the end, and no needless encoding
 * (RFC 3986 §6.2.2); other encoding is only normalised in case.
 */
export function canonicalPath(pathname: string): string {
  const small = pathname.replace(/%[0-9A-F]{2}|[A-Z]/gi, (part) => {
    if (!part.startsWith('%')) return part.toLowerCase()
    const char = String.fromCharCode(Number.parseInt(part.slice(1), 16))
    return /[\w.~-]/.test(char) ? char.toLowerCase() : part.toUpperCase()
  })
  return small.replace(/\/+/g, '/').replace(/\/$/, '') || '/'
}

/**
 * Redirects another spelling of a path permanently to the canonical one, with its query, so that a page has one URL.
 * Only a page that was found does this: it has then not redirected elsewhere itself.
 */
export function redirectToCanonicalPath({ pathname, search }: URL, { ok }: Response): void {
  const path = canonicalPath(pathname)
  if (ok && path !== pathname) throw redirect(path + search, 301)
}
