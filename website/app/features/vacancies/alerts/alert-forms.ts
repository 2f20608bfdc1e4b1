import { emailField } from '../../../forms/fields/person-fields.ts'
import { defineForm } from '../../../forms/schema/define-form.ts'

export const rhythmNames = { daily: 'Elke ochtend', weekly: 'Elke maandagochtend' } as const

/** Asks for the new vacancies of the search in the address of the page. */
export const askForm = defineForm(
  {
    email: emailField('E-mailadres', 'email'),
    rhythm: {
      type: 'radio',
      label: 'Hoe vaak?',
      validation: 'required',
      value: 'daily',
      options: [
        { value: 'daily', label: rhythmNames.daily, hint: 'Rond zeven uur, als er iets nieuws is' },
        { value: 'weekly', label: rhythmNames.weekly, hint: 'Alles van de week in één mail' },
      ],
    },
    /** which text the form had, for the proof of the consent */
    wordingVersion: { type: 'hidden', validation: 'required', maxLength: 4 },
  },
  { name: 'vacaturemail' },
)

export const confirmForm = defineForm({}, { name: 'bevestig' })

const alert = { type: 'hidden', validation: 'required', maxLength: 12 } as const

/** Ends one alert. */
export const endForm = defineForm({ alert }, { name: 'stop' })

/** Sets how often one is mailed. */
export const rhythmForm = defineForm(
  { alert, rhythm: { type: 'hidden', validation: 'required', maxLength: 10 } },
  { name: 'ritme' },
)
