import { applicationStatusSchema } from '@gevel/contract/applications'
import { messageField } from '../../../forms/fields/message-field.ts'
import { defineForm } from '../../../forms/schema/define-form.ts'
import { STATUS_NAMES } from './status-names.ts'

/** Which application a form is about; a page has one of each for every application. */
const application = { type: 'hidden', validation: 'required', maxLength: 9 } as const

export const statusForm = defineForm(
  {
    application,
    status: {
      type: 'select',
      label: 'Stand',
      validation: 'required',
      options: applicationStatusSchema.options.map((value) => ({ value, label: STATUS_NAMES[value] })),
    },
  },
  { name: 'stand' },
)

export const noteForm = defineForm(
  {
    application,
    text: { ...messageField('Notitie'), rows: 2, hint: 'Alleen collega’s lezen haar.' },
    sending: { type: 'hidden', validation: 'required', maxLength: 36 },
  },
  { name: 'notitie' },
)
