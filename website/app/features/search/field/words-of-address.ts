import type { PagePath } from '@gevel/contract/paths'
import { wordsOfPath } from './words-of-path.ts'

const TAG_PATHS: readonly string[] = ['/news/tag', '/item/tag'] satisfies PagePath[]

/** What to search for when a page is not there: the name of an unknown tag, else the words of the path. */
export function wordsOfAddress({ pathname, search }: { pathname: string; search: string }): string {
  const tag = TAG_PATHS.includes(pathname) && new URLSearchParams(search).get('t')
  return tag || wordsOfPath(pathname)
}
