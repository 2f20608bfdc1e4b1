import { newPasswordField } from '../../forms/fields/new-password-field.ts'
import { nameField } from '../../forms/fields/person-fields.ts'
import { defineForm } from '../../forms/schema/define-form.ts'

/** Answers to an invitation; opening the link only shows it. */
export const acceptForm = defineForm({}, { name: 'aannemen' })
export const declineForm = defineForm({}, { name: 'bedanken' })
/** asks the inviter for a new one */
export const askAgainForm = defineForm({}, { name: 'opnieuw' })
/** ends the session of a reader with another address */
export const switchForm = defineForm({}, { name: 'wisselen' })

/** An account with the address that was invited, which the mail has confirmed. */
export const registerForm = defineForm(
  {
    name: nameField,
    password: newPasswordField('Wachtwoord'),
    consent: {
      type: 'checkbox',
      label: 'Ik ga akkoord met de gebruiksvoorwaarden',
      validation: 'accepted',
      validationMessages: { accepted: 'Akkoord met de gebruiksvoorwaarden is verplicht.' },
    },
  },
  { name: 'account' },
)
