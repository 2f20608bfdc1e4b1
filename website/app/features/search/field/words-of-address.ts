import type { PagePath } from '@gevel/contract/paths'

const TAG_PATHS: readonly string[] = ['/news/tag', '/item/tag'] satisfies PagePath[]

/** What to search for when a page is not there: the name of an unknown tag, else the words of the path. */
export function wordsOfAddress({ pathname, search }: { pathname: string; search: string }): string {
  const tag = TAG_PATHS.includes(pathname) && new URLSearchParams(search).get('t')
  return tag || wordsOfPath(pathname)
}

const MOST_WORDS = 8

/** The words of a path, to search for a page that is not there: no numbers, and no ending of a file. */
export function wordsOfPath(pathname: string): string {
  const words = decoded(pathname)
    .replace(/\.[a-z]{2,5}$/i, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !/^\d+$/.test(word))
  return words.slice(-MOST_WORDS).join(' ')
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return ''
  }
}
