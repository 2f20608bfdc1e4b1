import { maxLength } from '@gevel/contract/field-lengths'
import { defineForm } from '../../../forms/schema/define-form.ts'

export const logInForm = defineForm({
  // an address or a user name (requirements §7): not validated as an address
  identifier: {
    type: 'text',
    label: 'E-mailadres',
    validation: 'required',
    autocomplete: 'username',
    inputMode: 'email',
    maxLength: maxLength.email,
  },
  password: {
    type: 'password',
    label: 'Wachtwoord',
    validation: 'required',
    autocomplete: 'current-password',
  },
})
