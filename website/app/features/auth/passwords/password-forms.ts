import { newPasswordField } from '../../../forms/fields/new-password-field.ts'
import { emailField } from '../../../forms/fields/person-fields.ts'
import { defineForm } from '../../../forms/schema/define-form.ts'

export const forgotForm = defineForm({ email: emailField('E-mailadres', 'username') }, { name: 'forgot' })
export const resetForm = defineForm({ password: newPasswordField('Nieuw wachtwoord') })
