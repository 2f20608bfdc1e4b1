import { defineForm } from '../../forms/schema/define-form.ts'
import { newPasswordField } from '../auth/public.ts'

/** Who one is, once more, before what cannot be undone by a click. */
const ownPassword = {
  type: 'password',
  label: 'Huidig wachtwoord',
  validation: 'required',
  autocomplete: 'current-password',
} as const
const newEmail = {
  type: 'email',
  label: 'Nieuw e-mailadres',
  validation: 'required|email',
  autocomplete: 'email',
  maxLength: 254,
} as const

export const profileForm = defineForm(
  {
    name: { type: 'text', label: 'Naam', validation: 'required', autocomplete: 'name', maxLength: 80 },
    company: { type: 'text', label: 'Bedrijf', autocomplete: 'organization', maxLength: 120 },
    edition: {
      type: 'radio',
      label: 'Ik lees vooral',
      validation: 'required',
      options: [
        { value: 'general', label: 'Gevel' },
        { value: 'pro', label: 'Gevel Pro' },
      ],
    },
  },
  { name: 'profile' },
)

export const emailForm = defineForm({ email: newEmail, password: ownPassword }, { name: 'email' })
/** For who logs in by a provider and has no password here. */
export const emailOnlyForm = defineForm({ email: newEmail }, { name: 'emailOnly' })
export const keepEmailForm = defineForm({}, { name: 'keepEmail' })

export const passwordForm = defineForm(
  { currentPassword: ownPassword, password: newPasswordField('Nieuw wachtwoord') },
  { name: 'password' },
)

const provider = { type: 'hidden', validation: 'required', maxLength: 40 } as const
export const linkForm = defineForm({ provider }, { name: 'link' })
export const unlinkForm = defineForm({ provider }, { name: 'unlink' })

export const endSessionForm = defineForm(
  { id: { type: 'hidden', validation: 'required', maxLength: 40 } },
  { name: 'endSession' },
)
export const endAllForm = defineForm({}, { name: 'endAll' })

export const deletionForm = defineForm({ password: ownPassword }, { name: 'deletion' })
export const deletionOnlyForm = defineForm({}, { name: 'deletionOnly' })
export const stayForm = defineForm({}, { name: 'stay' })

/** Every form of the account's page; each is sent under its name. */
export const accountForms = {
  profile: profileForm,
  email: emailForm,
  emailOnly: emailOnlyForm,
  keepEmail: keepEmailForm,
  password: passwordForm,
  link: linkForm,
  unlink: unlinkForm,
  endSession: endSessionForm,
  endAll: endAllForm,
  deletion: deletionForm,
  deletionOnly: deletionOnlyForm,
  stay: stayForm,
}
