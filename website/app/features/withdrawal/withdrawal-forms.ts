import { maxLength } from '@gevel/contract/field-lengths'
import { emailField, nameField } from '../../forms/fields/person-fields.ts'
import { defineForm } from '../../forms/schema/define-form.ts'
import type { FormValues } from '../../forms/schema/values.ts'

/** Identifies one statement: a repeat with the same value is the same withdrawal. */
const sending = { type: 'hidden', validation: 'required', maxLength: 36 } as const

/** The first step: what somebody withdraws from, and who. */
export const statementForm = defineForm(
  {
    orderText: {
      type: 'text',
      label: 'Bestelnummer',
      hint: 'Staat bovenaan de bevestigingsmail. Weet u het niet, vul dan in wat u bestelde en wanneer.',
      validation: 'required',
      maxLength: maxLength.order,
    },
    name: { ...nameField, label: 'Uw naam', validationLabel: 'Naam' },
    email: {
      ...emailField('E-mailadres', 'email'),
      hint: 'Hierheen sturen wij direct een ontvangstbevestiging met datum en tijd.',
    },
    sending,
  },
  { name: 'herroeping' },
)

export type Statement = FormValues<typeof statementForm>

const hidden = (maxLength: number) => ({ type: 'hidden', validation: 'required', maxLength }) as const

/** The second step: confirms what the first one sent, which the page shows once more. */
export const confirmForm = defineForm(
  {
    orderText: hidden(maxLength.order),
    name: hidden(maxLength.name),
    email: hidden(maxLength.email),
    sending,
  },
  { name: 'bevestiging' },
)
