import { type SubjectKind, subjectKindSchema } from '@gevel/contract/following'
import { longestSearchJson } from '@gevel/contract/saved-searches'
import { defineForm } from '../../forms/schema/define-form.ts'
import { followedLists, savedList, searchList, vacancyList } from './reading-lists.ts'

export const readingLists = [savedList, vacancyList, searchList, ...Object.values(followedLists)] as const

/** The form of a reading list button: which list, the key of the item in it (of a search, its JSON), whether to add it, and the return path. */
export const readingListForm = defineForm({
  list: { type: 'hidden', validation: `required|is:${readingLists.join(',')}` },
  what: { type: 'hidden', validation: 'required', maxLength: longestSearchJson },
  keep: { type: 'hidden', validation: 'required|is:yes,no' },
  back: { type: 'hidden', maxLength: 2000 },
})

/** The kind of what a list has; undefined for saved articles, vacancies and searches. */
export function kindOfList(list: string): SubjectKind | undefined {
  return subjectKindSchema.options.find((kind) => followedLists[kind] === list)
}
