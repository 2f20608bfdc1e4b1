import type { SubjectKind } from '@gevel/contract/following'

/** The list of saved articles, as a button names it. */
export const savedList = 'saved-articles'

/** The list of saved vacancies, as a button names it. */
export const vacancyList = 'saved-vacancies'

/** The list of saved searches, as a button names it. */
export const searchList = 'saved-searches'

/** The list of what is followed of each kind, as a button names it. */
export const followedLists = {
  tag: 'followed-tags',
  author: 'followed-authors',
  company: 'followed-companies',
  series: 'followed-series',
} as const satisfies Record<SubjectKind, string>

export type ReadingList =
  | typeof savedList
  | typeof vacancyList
  | typeof searchList
  | (typeof followedLists)[SubjectKind]
