import type { SubjectKind } from '@gevel/contract/following'

/** The list of saved articles, as a button names it. */
export const savedList = 'saved-articles'

/** The list of what is followed of each kind, as a button names it. */
export const followedLists = {
  tag: 'followed-tags',
  author: 'followed-authors',
  company: 'followed-companies',
  series: 'followed-series',
} as const satisfies Record<SubjectKind, string>

export const readingLists = [savedList, ...Object.values(followedLists)] as const
export type ReadingList = (typeof readingLists)[number]

const kinds: readonly SubjectKind[] = ['tag', 'author', 'company', 'series']

/** The kind of what a list has; undefined for saved articles. */
export function kindOfList(list: string): SubjectKind | undefined {
  return kinds.find((kind) => followedLists[kind] === list)
}
