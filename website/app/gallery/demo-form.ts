import { defineForm } from '../forms/schema/define-form.ts'

/** A form with every kind of field, with a real action: for development, and for the journeys. */
export const demoForm = defineForm({
  email: { type: 'email', label: 'E-mailadres', validation: 'required|email', autocomplete: 'email' },
  password: {
    type: 'password',
    label: 'Nieuw wachtwoord',
    validation: 'required|length:12',
    autocomplete: 'new-password',
    strength: true,
  },
  again: { type: 'password', label: 'Herhaal het wachtwoord', validation: 'required|confirm:password' },
  about: { type: 'textarea', label: 'Toelichting', maxLength: 1_000 },
  hours: { type: 'number', label: 'Uren per week', min: 1, max: 40 },
  from: { type: 'date', label: 'Startdatum' },
  region: {
    type: 'select',
    label: 'Provincie',
    options: [
      { value: 'ut', label: 'Utrecht' },
      { value: 'gr', label: 'Groningen' },
    ],
  },
  account: { type: 'text', label: 'Rekeningnummer (IBAN)', validation: 'iban' },
  address: {
    type: 'group',
    label: 'Adres',
    fields: { city: { type: 'text', label: 'Plaats', validation: 'required' } },
  },
  guests: {
    type: 'list',
    label: 'Collega’s',
    rowLabel: 'Collega',
    maxRows: 3,
    fields: {
      name: { type: 'text', label: 'Naam', validation: 'required' },
      email: { type: 'email', label: 'E-mailadres', validation: 'email' },
    },
  },
  logo: { type: 'file', label: 'Logo', accept: ['image/png', 'image/jpeg'], maxBytes: 2_000_000 },
  terms: { type: 'checkbox', label: 'Ik ga akkoord met de voorwaarden', validation: 'accepted' },
})
