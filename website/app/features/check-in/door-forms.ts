import { defineForm } from '../../forms/schema/define-form.ts'

const nonce = { type: 'hidden', validation: 'required', maxLength: 36 } as const

/** A code to check in, or words to search for: one field, since a hand scanner types wherever the cursor is. */
export const findForm = defineForm(
  { entry: { type: 'text', label: 'Naam, bedrijf of code', maxLength: 500 }, nonce },
  { name: 'zoeken' },
)

/** Checks in somebody who was found; `words` are those of the search, which stays. */
export const admitForm = defineForm(
  {
    ticket: { type: 'hidden', validation: 'required', maxLength: 10 },
    nonce,
    words: { type: 'hidden', maxLength: 100 },
  },
  { name: 'inchecken' },
)

export const undoForm = defineForm(
  {
    scan: { type: 'hidden', validation: 'required', maxLength: 10 },
    because: { type: 'text', label: 'Waarom?', validation: 'required|length:3,200', maxLength: 200 },
  },
  { name: 'ongedaan' },
)

export const leaveForm = defineForm({}, { name: 'stoppen' })

/** What the script of a door sends: JSON. */
export const callForm = defineForm({
  call: { type: 'hidden', validation: 'required', maxLength: 10 },
  input: { type: 'hidden', validation: 'required', maxLength: 100_000 },
})
