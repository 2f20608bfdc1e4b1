import { defineForm } from '../../forms/schema/define-form.ts'

/** What a button of the reading list sends: in which list of the account API, what it is about, whether it should be kept, and where one was. */
export const keepForm = defineForm({
  list: { type: 'hidden', validation: 'required|is:saved-articles,followed-tags' },
  what: { type: 'hidden', validation: 'required', maxLength: 200 },
  keep: { type: 'hidden', validation: 'required|is:yes,no' },
  back: { type: 'hidden', maxLength: 2000 },
})
