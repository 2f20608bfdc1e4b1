import { redirect } from 'react-router'
import { canonicalPath } from './canonical-path.ts'

/**
 * Redirects a wrong or missing slug permanently to the canonical URL, with its query: `/news/3/oud?x` →
 * `/news/3/nieuw?x`. Both paths are compared in the form that `redirectToCanonicalPath` redirects to, so that the two
 * can never loop.
 * @param path of the document, as its link is written
 */
export function redirectToCanonical({ pathname, search }: URL, path: string): void {
  const canonical = canonicalPath(new URL(path, 'http://site').pathname)
  if (canonicalPath(pathname) !== canonical) throw redirect(canonical + search, 301)
}
