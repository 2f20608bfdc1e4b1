import type { Examples } from '../../ui/examples.ts'
import { type Example, fieldStates } from './field-states.tsx'

const fields: Record<string, Example> = {
  datum: { field: { type: 'date', label: 'Startdatum' }, filled: '2026-12-01' },
  maand: { field: { type: 'month', label: 'Maand' }, filled: '2026-12' },
  week: { field: { type: 'week', label: 'Week' }, filled: '2026-W49' },
  tijd: { field: { type: 'time', label: 'Aanvang' }, filled: '09:30' },
  moment: { field: { type: 'datetimeLocal', label: 'Uiterlijk' }, filled: '2026-12-01T17:00' },
  kleur: { field: { type: 'color', label: 'Kleur van het logo', value: '#0094d8' }, filled: '#d84800' },
  schuif: { field: { type: 'range', label: 'Straal in kilometers', min: 0, max: 100, step: 5 }, filled: '25' },
}

export const examples: Examples = {
  slug: 'datums',
  title: 'Datums, tijden, kleuren en een schuif',
  states: fieldStates(fields),
}
