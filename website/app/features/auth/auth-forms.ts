import { maxLength } from '@gevel/contract/field-lengths'
import { newPasswordField } from '../../forms/fields/new-password-field.ts'
import { companyField, editionField, emailField, nameField } from '../../forms/fields/person-fields.ts'
import { defineForm } from '../../forms/schema/define-form.ts'

/** The fields of every registration. */
const ofNewcomers = {
  edition: editionField,
  consent: {
    type: 'checkbox',
    label: 'Ik ga akkoord met de voorwaarden',
    validation: 'accepted',
    validationMessages: { accepted: 'Ga akkoord met de voorwaarden om een account te maken.' },
  },
} as const

export const logInForm = defineForm({
  // an address or a user name (specification §7): not validated as an address
  identifier: {
    type: 'text',
    label: 'E-mailadres',
    validation: 'required',
    autocomplete: 'username',
    inputMode: 'email',
    maxLength: maxLength.email,
  },
  password: { type: 'password', label: 'Wachtwoord', validation: 'required', autocomplete: 'current-password' },
})

export const registerForm = defineForm(
  {
    name: nameField,
    email: emailField('E-mailadres', 'username'),
    company: companyField,
    password: newPasswordField('Wachtwoord'),
    ...ofNewcomers,
  },
  { name: 'register' },
)

/** The other fields come from the provider. */
export const newcomerForm = defineForm(ofNewcomers)

export const forgotForm = defineForm({ email: emailField('E-mailadres', 'username') }, { name: 'forgot' })
export const sendAgainForm = defineForm({ email: emailField('E-mailadres', 'email') }, { name: 'sendAgain' })
export const resetForm = defineForm({ password: newPasswordField('Nieuw wachtwoord') })
/** The link of a mail only opens a question: its button confirms. */
export const confirmForm = defineForm({}, { name: 'confirm' })
