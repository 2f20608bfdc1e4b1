import type { Examples } from '../../ui/examples.ts'
import { type Example, fieldStates } from './field-states.tsx'

const fields: Record<string, Example> = {
  adres: {
    field: {
      type: 'group',
      label: 'Adres',
      fields: {
        straat: { type: 'text', label: 'Straat', validation: 'required', autocomplete: 'address-line1' },
        plaats: { type: 'text', label: 'Plaats', validation: 'required', autocomplete: 'address-level2' },
      },
    },
    filled: { straat: 'Kalkoven 12', plaats: 'Utrecht' },
  },
  collegas: {
    field: {
      type: 'list',
      label: 'Collega’s',
      rowLabel: 'Collega',
      maxRows: 3,
      minRows: 1,
      fields: { naam: { type: 'text', label: 'Naam', validation: 'required' } },
    },
    filled: [{ naam: 'Bas Terlouw' }, { naam: 'Anneke Smit' }],
  },
  verborgen: { field: { type: 'hidden', value: 'x' }, filled: 'x' },
  versturen: { field: { type: 'submit', label: 'Versturen', value: 'ja' }, filled: 'ja' },
  knop: { field: { type: 'button', label: 'Voorbeeld bekijken' }, filled: undefined },
}

export const examples: Examples = { slug: 'samen', title: 'Groepen, lijsten en knoppen', states: fieldStates(fields) }
