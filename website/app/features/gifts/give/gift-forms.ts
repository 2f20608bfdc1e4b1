import { defineForm } from '../../../forms/schema/define-form.ts'

/** Gives the article of the page; `sending` identifies the form: a repeat is the same gift. */
export const giveForm = defineForm(
  {
    articleId: { type: 'hidden', validation: 'required|number', maxLength: 12 },
    sending: { type: 'hidden', validation: 'required', maxLength: 36 },
  },
  { name: 'geven' },
)

export const revokeForm = defineForm(
  { id: { type: 'hidden', validation: 'required', maxLength: 12 } },
  { name: 'intrekken' },
)
