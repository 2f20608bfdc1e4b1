import { euCountries } from '@gevel/contract/identifiers/eu-countries'
import { mostPauseMonths, type OwnSubscription, type PlanChoice } from '@gevel/contract/own-subscriptions'
import { periodWords } from '@gevel/contract/subscription-price'
import { kvkField, referenceField } from '../../../forms/fields/company-fields.ts'
import { countryOptions } from '../../../forms/fields/country-options.ts'
import { companyField, emailField, nameField } from '../../../forms/fields/person-fields.ts'
import { defineForm } from '../../../forms/schema/define-form.ts'

export const cancelForm = defineForm({}, { name: 'opzeggen' })
export const revokeForm = defineForm({}, { name: 'terugdraaien' })
export const endPauseForm = defineForm({}, { name: 'hervatten' })

export const pauseForm = defineForm(
  {
    months: {
      type: 'radio',
      label: 'Hoe lang?',
      validation: 'required',
      options: Array.from({ length: mostPauseMonths }, (_, index) => ({
        value: String(index + 1),
        label: ['Eén maand', 'Twee maanden', 'Drie maanden'][index] ?? String(index + 1),
      })),
      value: '1',
    },
  },
  { name: 'pauzeren' },
)

/** Asks what to change to; the next page shows what that costs. */
export function changeForm({ plan, choices, seats }: Pick<OwnSubscription, 'plan' | 'choices' | 'seats'>) {
  return defineForm(
    {
      planVersionId: {
        type: 'select',
        label: 'Abonnement',
        validation: 'required',
        options: [plan, ...choices].map(optionOf),
        value: String(plan.planVersionId),
      },
      seats: {
        type: 'number',
        label: 'Lezers',
        validation: 'required',
        min: 1,
        max: 500,
        value: seats,
      },
    },
    { name: 'wijzigen' },
  )
}

function optionOf({ planVersionId, name, period, seats }: PlanChoice) {
  const readers = seats === 1 ? 'één lezer' : `vanaf ${seats} lezers`
  return { value: String(planVersionId), label: `${name}, ${periodWords[period]}, ${readers}` }
}

const hidden = { type: 'hidden', validation: 'required', maxLength: 12 } as const

/** Confirms the change that was shown, with what it costs now. */
export const confirmChangeForm = defineForm(
  { planVersionId: hidden, seats: hidden, expectedCents: hidden },
  { name: 'bevestigen' },
)

export const mandateForm = defineForm(
  {
    iban: {
      type: 'text',
      label: 'IBAN',
      hint: 'De rekening waarvan wij voortaan afschrijven.',
      validation: 'required|iban',
      autocomplete: 'off',
      maxLength: 50,
    },
    holder: {
      type: 'text',
      label: 'Op naam van',
      hint: 'Zoals op uw bankpas.',
      validation: 'required',
      autocomplete: 'name',
      maxLength: 70,
    },
    agreed: {
      type: 'checkbox',
      label: 'Ik geef deze machtiging.',
      hint: 'U krijgt haar als pdf.',
      validation: 'accepted',
      validationLabel: 'Uw machtiging',
    },
    textVersion: hidden,
  },
  { name: 'rekening' },
)

const addressFields = {
  street: {
    type: 'text',
    label: 'Straat en huisnummer',
    validation: 'required',
    autocomplete: 'street-address',
    maxLength: 100,
  },
  postcode: { type: 'text', label: 'Postcode', validation: 'required', autocomplete: 'postal-code', maxLength: 12 },
  city: { type: 'text', label: 'Plaats', validation: 'required', autocomplete: 'address-level2', maxLength: 80 },
  country: {
    type: 'select',
    label: 'Land',
    validation: 'required',
    options: countryOptions(euCountries),
    autocomplete: 'country',
  },
} as const

export const personDetailsForm = defineForm(
  { name: nameField, email: emailField('E-mailadres', 'email'), ...addressFields },
  { name: 'gegevens' },
)

export const companyDetailsForm = defineForm(
  {
    company: { ...companyField, label: 'Bedrijfsnaam', validation: 'required' },
    contact: { ...nameField, label: 'Ter attentie van' },
    email: emailField('E-mailadres', 'email'),
    ...addressFields,
    kvk: kvkField,
    vatId: { type: 'text', label: 'Btw-identificatienummer', hint: 'Zoals NL123456789B01.', maxLength: 20 },
    reference: referenceField,
  },
  { name: 'bedrijfsgegevens' },
)
