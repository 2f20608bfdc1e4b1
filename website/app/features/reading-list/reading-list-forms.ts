import { defineForm } from '../../forms/schema/define-form.ts'

/**
 * The form of a reading list button: which list of the account API, the item, whether to add it, and the return path.
 */
export const readingListForm = defineForm({
  list: { type: 'hidden', validation: 'required|is:saved-articles,followed-tags' },
  what: { type: 'hidden', validation: 'required', maxLength: 200 },
  keep: { type: 'hidden', validation: 'required|is:yes,no' },
  back: { type: 'hidden', maxLength: 2000 },
})
