import { applicationStatusSchema } from '@gevel/contract/applications'
import { maxLength, minLength } from '@gevel/contract/field-lengths'
import { defineForm } from '../../../forms/schema/define-form.ts'
import { STATUS_NAMES } from './status-names.ts'

/** What the people of an employer record of an application: a page has one for each. */
export const progressForm = defineForm(
  {
    application: { type: 'hidden', validation: 'required', maxLength: 9 },
    status: {
      type: 'select',
      label: 'Stand',
      validation: 'required',
      options: applicationStatusSchema.options.map((value) => ({ value, label: STATUS_NAMES[value] })),
    },
    note: {
      type: 'textarea',
      label: 'Notitie erbij',
      hint: 'Alleen u en uw collega’s lezen haar.',
      validation: `length:${minLength.message},${maxLength.message}`,
      maxLength: maxLength.message,
      rows: 2,
    },
    sending: { type: 'hidden', validation: 'required', maxLength: 36 },
  },
  { name: 'sollicitatie' },
)
