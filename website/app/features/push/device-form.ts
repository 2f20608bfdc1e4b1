import { defineForm } from '../../forms/schema/define-form.ts'

/** A call of a script about its device: which one, and its input as JSON. */
export const deviceForm = defineForm({
  call: { type: 'hidden', validation: 'required|is:find,save,remove' },
  input: { type: 'hidden', validation: 'required', maxLength: 4_000 },
})
