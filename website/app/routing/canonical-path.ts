import { redirect } from 'react-router'

/** A path has small letters and no slash at its end; what a percent sign encodes is left alone. */
export function canonicalPath(pathname: string): string {
  const small = pathname.replace(/%[0-9A-F]{2}|[A-Z]/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
  return small.replace(/\/+$/, '') || '/'
}

/**
 * Sends another spelling of a path to the right one for good, with its query, so that a page has one address. Only a page that
 * was found does this: it has then not led to a better address itself.
 */
export function redirectToCanonicalPath({ pathname, search }: URL, { ok }: Response): void {
  const path = canonicalPath(pathname)
  if (ok && path !== pathname) throw redirect(path + search, 301)
}
