import type { ContactSubject } from '@gevel/contract/contact'
import { maxLength } from '@gevel/contract/field-lengths'
import { tipFiles } from '@gevel/contract/tip-files'
import { messageField } from '../../forms/fields/message-field.ts'
import { emailField, nameField } from '../../forms/fields/person-fields.ts'
import { defineForm } from '../../forms/schema/define-form.ts'
import type { TextField } from '../../forms/schema/fields.ts'

/** Identifies one form: a repeat with the same value is the same message. */
const sending = { type: 'hidden', validation: 'required', maxLength: 36 } as const

/** The name of the field with the number that a subject asks for; it is shown with its subject only. */
export const referenceName = (subject: number) => `reference${subject}`

/** A message to the addressee of a subject. */
export function questionForm(subjects: readonly ContactSubject[]) {
  const references = subjects.flatMap(({ reference }, index): [string, TextField][] =>
    reference ? [[referenceName(index), { type: 'text', label: reference, maxLength: maxLength.reference }]] : [],
  )
  return defineForm(
    {
      subject: {
        type: 'select',
        label: 'Onderwerp',
        validation: 'required',
        validationMessages: { offered: 'Dit onderwerp is er niet meer. Kies een ander onderwerp.' },
        options: subjects.map(({ label }) => ({ value: label, label })),
      },
      name: nameField,
      email: emailField('E-mailadres', 'email'),
      ...Object.fromEntries(references),
      message: { ...messageField('Uw bericht', maxLength.letter), rows: 7 },
      sending,
    },
    { name: 'vraag' },
  )
}

/** A tip to the editors. The sender is only read from a tip with a name. */
export const tipForm = defineForm(
  {
    who: {
      type: 'radio',
      label: 'Hoe wilt u tippen?',
      validation: 'required',
      value: 'anonymous',
      options: [
        { value: 'anonymous', label: 'Anoniem', hint: 'Wij kunnen u niets terugvragen' },
        { value: 'named', label: 'Met naam', hint: 'Alleen de redactie weet wie u bent' },
      ],
    },
    tipName: { type: 'text', label: 'Naam', autocomplete: 'name', maxLength: maxLength.name },
    tipEmail: {
      type: 'email',
      label: 'E-mailadres',
      validation: 'email',
      autocomplete: 'email',
      maxLength: maxLength.email,
    },
    tip: {
      ...messageField('Wat is er aan de hand?', maxLength.letter),
      validationLabel: 'Wat er aan de hand is',
      hint: 'Wie, wat, waar, en hoe weet u het?',
    },
    files: {
      type: 'file',
      label: 'Stukken',
      hint: `Tot ${tipFiles.most} bestanden.`,
      accept: tipFiles.types,
      maxBytes: tipFiles.maxBytes,
      multiple: true,
      maxFiles: tipFiles.most,
    },
    sending,
  },
  { name: 'tip' },
)
