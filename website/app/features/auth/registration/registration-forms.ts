import { newPasswordField } from '../../../forms/fields/new-password-field.ts'
import { companyField, editionField, emailField, nameField } from '../../../forms/fields/person-fields.ts'
import { defineForm } from '../../../forms/schema/define-form.ts'

/** The fields of every registration. */
const ofNewcomers = {
  edition: editionField,
  consent: {
    type: 'checkbox',
    label: 'Ik ga akkoord met de gebruiksvoorwaarden',
    validation: 'accepted',
    validationMessages: { accepted: 'Akkoord met de gebruiksvoorwaarden is verplicht.' },
  },
} as const

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

/** The registration by a provider, from which the other fields come. */
export const providerRegistrationForm = defineForm(ofNewcomers)

export const sendAgainForm = defineForm({ email: emailField('E-mailadres', 'email') }, { name: 'sendAgain' })
