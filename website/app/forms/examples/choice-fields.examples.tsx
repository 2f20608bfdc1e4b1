import type { Examples } from '../../ui/examples.ts'
import { type Example, fieldStates } from './field-states.tsx'

const provinces = [
  { value: 'ut', label: 'Utrecht' },
  { value: 'gr', label: 'Groningen' },
  { value: 'li', label: 'Limburg' },
]
const packages = [
  { value: 'basis', label: 'Basis', hint: '30 dagen online' },
  { value: 'top', label: 'Uitgelicht', hint: '60 dagen, bovenaan in de lijst' },
]

const fields: Record<string, Example> = {
  provincie: { field: { type: 'select', label: 'Provincie', options: provinces }, filled: 'gr' },
  provincies: {
    field: { type: 'select', label: 'Provincies', options: provinces, multiple: true },
    filled: ['gr', 'li'],
  },
  vakgebied: { field: { type: 'radio', label: 'Vakgebied', options: provinces, validation: 'required' }, filled: 'ut' },
  pakket: { field: { type: 'radio', label: 'Pakket', options: packages }, filled: 'top' },
  akkoord: {
    field: { type: 'checkbox', label: 'Ik ga akkoord met de voorwaarden', validation: 'accepted' },
    filled: true,
  },
  edities: { field: { type: 'checkbox', label: 'Nieuwsbrieven', options: provinces }, filled: ['ut'] },
  bijlage: {
    field: { type: 'file', label: 'Logo', accept: ['image/png', 'image/jpeg'], maxBytes: 2_000_000 },
    filled: undefined,
  },
}

export const examples: Examples = { slug: 'gekozen', title: 'Velden waarin men kiest', states: fieldStates(fields) }
