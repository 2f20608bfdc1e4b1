import { newsletterListSchema } from '@gevel/contract/newsletter'
import { newsletterListTexts } from '@gevel/contract/newsletter-lists'
import { emailField } from '../../forms/fields/person-fields.ts'
import { defineForm } from '../../forms/schema/define-form.ts'

const options = newsletterListSchema.options.map((value) => ({ value, label: newsletterListTexts[value].name }))
/** which text the form had, for the proof of the consent */
const wordingVersion = { type: 'hidden', validation: 'required', maxLength: 4 } as const

/** Asks for newsletters: on its own page, and in the small forms of other pages, which choose one list. */
export const signUpForm = defineForm(
  {
    lists: {
      type: 'checkbox',
      label: 'Nieuwsbrieven',
      validation: 'required',
      validationMessages: { required: 'Een nieuwsbrief is verplicht. Kies er ten minste één.' },
      options,
    },
    email: emailField('E-mailadres', 'email'),
    /** `page`, `strip` or `article` */
    place: { type: 'hidden', validation: 'required', maxLength: 10 },
    wordingVersion,
  },
  { name: 'nieuwsbrief' },
)

export const confirmForm = defineForm({}, { name: 'bevestig' })

/** Sets the newsletters of an address. */
export const choiceForm = defineForm(
  { lists: { type: 'checkbox', label: 'Nieuwsbrieven', options }, wordingVersion },
  { name: 'voorkeuren' },
)

/** Ends the newsletter of the link, or everything. */
export const endForm = defineForm(
  { scope: { type: 'hidden', validation: 'required', maxLength: 4 } },
  { name: 'afmelden' },
)

/** Asks for the link to the preferences. */
export const linkForm = defineForm({ email: emailField('E-mailadres', 'email') }, { name: 'link' })
