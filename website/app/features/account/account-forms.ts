import { followedRhythms } from '@gevel/contract/followed-mail'
import { newPasswordField } from '../../forms/fields/new-password-field.ts'
import { companyField, editionField, emailField, nameField } from '../../forms/fields/person-fields.ts'
import { defineForm } from '../../forms/schema/define-form.ts'
import { choiceForm as newslettersForm } from '../newsletter/newsletter-forms.ts'
import { rhythmForm as alertRhythmForm, endForm as endAlertForm } from '../vacancies/alerts/alert-forms.ts'

/** Confirms the identity of the reader before an irreversible action. */
const ownPassword = {
  type: 'password',
  label: 'Huidig wachtwoord',
  validation: 'required',
  autocomplete: 'current-password',
} as const
const newEmail = emailField('Nieuw e-mailadres', 'email')

export const profileForm = defineForm(
  { name: nameField, company: companyField, edition: editionField },
  { name: 'profile' },
)

export const emailForm = defineForm({ email: newEmail, password: ownPassword }, { name: 'email' })
/** The form for a new address of an account without a password, which logs in by a provider. */
export const emailOnlyForm = defineForm({ email: newEmail }, { name: 'emailOnly' })
export const cancelEmailForm = defineForm({}, { name: 'cancelEmail' })

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

const followedRhythmNames = {
  never: 'Niet',
  daily: 'Elke ochtend met nieuws',
  weekly: 'Elke maandagochtend',
} as const

/** How often the reader gets mail about what is followed and saved. */
export const followedMailForm = defineForm(
  {
    rhythm: {
      type: 'radio',
      label: 'Hoe vaak?',
      validation: 'required',
      options: followedRhythms.map((value) => ({ value, label: followedRhythmNames[value] })),
    },
    /** which text the form had, for the proof of the consent */
    wordingVersion: { type: 'hidden', validation: 'required', maxLength: 4 },
  },
  { name: 'volgmail' },
)

export const deletionForm = defineForm({ password: ownPassword }, { name: 'deletion' })
export const deletionOnlyForm = defineForm({}, { name: 'deletionOnly' })
export const undoDeletionForm = defineForm({}, { name: 'undoDeletion' })

/** Every form of the account's page; each is sent with its name. */
export const accountForms = {
  profile: profileForm,
  email: emailForm,
  emailOnly: emailOnlyForm,
  cancelEmail: cancelEmailForm,
  password: passwordForm,
  link: linkForm,
  unlink: unlinkForm,
  endSession: endSessionForm,
  endAll: endAllForm,
  deletion: deletionForm,
  deletionOnly: deletionOnlyForm,
  undoDeletion: undoDeletionForm,
  newsletters: newslettersForm,
  followedMail: followedMailForm,
  endAlert: endAlertForm,
  alertRhythm: alertRhythmForm,
}
