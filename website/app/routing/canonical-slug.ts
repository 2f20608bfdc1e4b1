import { redirect } from 'react-router'
import { canonicalPath } from './canonical-path.ts'

/**
 * Sends a wrong or missing slug to the right address for good, with its query: `/news/3/oud?x` → `/news/3/nieuw?x`. Both paths are
 * compared in the spelling that `redirectToCanonicalPath` leads to, so that the two can never redirect to each other.
 * @param path of the document, as its link is written
 */
export function redirectToCanonical({ pathname, search }: URL, path: string): void {
  const canonical = canonicalPath(new URL(path, 'http://site').pathname)
  if (canonicalPath(pathname) !== canonical) throw redirect(canonical + search, 301)
}
