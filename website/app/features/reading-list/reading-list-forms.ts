import { defineForm } from '../../forms/schema/define-form.ts'
import { readingLists } from './reading-lists.ts'

/** The form of a reading list button: which list, the key of the item in it, whether to add it, and the return path. */
export const readingListForm = defineForm({
  list: { type: 'hidden', validation: `required|is:${readingLists.join(',')}` },
  what: { type: 'hidden', validation: 'required', maxLength: 200 },
  keep: { type: 'hidden', validation: 'required|is:yes,no' },
  back: { type: 'hidden', maxLength: 2000 },
})
