import { redirect } from 'react-router'

/** Sends a wrong or missing slug to the right address for good, with its query: `/news/3/oud?x` → `/news/3/nieuw?x`. */
export function redirectToCanonical({ pathname, search }: URL, path: string): void {
  if (decodeURI(pathname) !== path) throw redirect(path + search, 301)
}
