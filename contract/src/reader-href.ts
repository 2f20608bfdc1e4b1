import { href, type Numbered } from './hrefs.ts'

/** The page reader of an issue, at a page; `page` from 1. */
export function readerHref(magazine: Numbered, page = 1): string {
  return `${href('/magazine/:id/:slug/lezen', magazine)}${page > 1 ? `?p=${page}` : ''}`
}
