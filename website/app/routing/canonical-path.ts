import { redirect } from 'react-router'

/**
 * A path has small letters, one slash between its parts and none at its end, and nothing encoded that need not be (RFC 3986 §6.2.2);
 * whatever else is encoded is left alone but for its case.
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
 * Sends another spelling of a path to the right one for good, with its query, so that a page has one address. Only a page that
 * was found does this: it has then not led to a better address itself.
 */
export function redirectToCanonicalPath({ pathname, search }: URL, { ok }: Response): void {
  const path = canonicalPath(pathname)
  if (ok && path !== pathname) throw redirect(path + search, 301)
}
