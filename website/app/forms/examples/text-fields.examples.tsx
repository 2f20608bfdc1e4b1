import type { Examples } from '../../ui/examples.ts'
import { type Example, fieldStates } from './field-states.tsx'

const fields: Record<string, Example> = {
  tekst: {
    field: { type: 'text', label: 'Functietitel', hint: 'Zoals een kandidaat hem zou zoeken.', validation: 'required' },
    filled: 'Filiaalmanager nieuwe winkel',
  },
  email: { field: { type: 'email', label: 'E-mailadres', autocomplete: 'email' }, filled: 'a.smit@voorbeeld.nl' },
  telefoon: { field: { type: 'tel', label: 'Telefoon', autocomplete: 'tel' }, filled: '030 123 45 67' },
  website: { field: { type: 'url', label: 'Website', autocomplete: 'url' }, filled: 'https://voorbeeld.nl' },
  aantal: { field: { type: 'number', label: 'Uren per week', min: 1, max: 40 }, filled: '38' },
  omschrijving: {
    field: { type: 'textarea', label: 'Omschrijving', rows: 6, hint: 'Een lege regel begint een alinea.' },
    filled: 'De honderdste winkel opent in maart.\n\nU bouwt het team op.',
  },
  rekening: {
    field: { type: 'text', label: 'Rekeningnummer (IBAN)', validation: 'iban' },
    filled: 'NL91 ABNA 0417 1643 00',
  },
  wachtwoord: {
    field: { type: 'password', label: 'Wachtwoord', autocomplete: 'current-password', validation: 'required' },
    filled: undefined,
  },
  nieuw: {
    field: { type: 'password', label: 'Nieuw wachtwoord', autocomplete: 'new-password', strength: true },
    filled: undefined,
  },
}

export const examples: Examples = {
  slug: 'geschreven',
  title: 'Velden waarin men schrijft',
  states: fieldStates(fields),
}
