import type { Examples } from '../../ui/examples.ts'
import { Field } from '../field.tsx'
import { Form } from '../form.tsx'
import { defineForm } from '../schema/define-form.ts'
import type { Entry } from '../schema/entries.ts'
import type { Field as AnyField } from '../schema/fields.ts'

const provinces = [
  { value: 'ut', label: 'Utrecht' },
  { value: 'gr', label: 'Groningen' },
  { value: 'li', label: 'Limburg' },
]
const packages = [
  { value: 'basis', label: 'Basis', hint: '30 dagen online' },
  { value: 'top', label: 'Uitgelicht', hint: '60 dagen, bovenaan in de lijst' },
]

interface Example {
  field: AnyField
  filled: Entry
}

/** Every type of field there is (specification §5), and what it looks like filled in. */
const fields: Record<string, Example> = {
  tekst: {
    field: { type: 'text', label: 'Functietitel', hint: 'Zoals een kandidaat hem zou zoeken.', validation: 'required' },
    filled: 'Filiaalmanager nieuwe winkel',
  },
  email: { field: { type: 'email', label: 'E-mailadres', autocomplete: 'email' }, filled: 'a.smit@voorbeeld.nl' },
  telefoon: { field: { type: 'tel', label: 'Telefoon', autocomplete: 'tel' }, filled: '030 123 45 67' },
  website: { field: { type: 'url', label: 'Website', autocomplete: 'url' }, filled: 'https://voorbeeld.nl' },
  aantal: { field: { type: 'number', label: 'Uren per week', min: 1, max: 40 }, filled: '38' },
  schuif: { field: { type: 'range', label: 'Straal in kilometers', min: 0, max: 100, step: 5 }, filled: '25' },
  datum: { field: { type: 'date', label: 'Startdatum' }, filled: '2026-12-01' },
  maand: { field: { type: 'month', label: 'Maand' }, filled: '2026-12' },
  week: { field: { type: 'week', label: 'Week' }, filled: '2026-W49' },
  tijd: { field: { type: 'time', label: 'Aanvang' }, filled: '09:30' },
  moment: { field: { type: 'datetimeLocal', label: 'Uiterlijk' }, filled: '2026-12-01T17:00' },
  kleur: { field: { type: 'color', label: 'Kleur van het logo', value: '#0094d8' }, filled: '#d84800' },
  omschrijving: {
    field: { type: 'textarea', label: 'Omschrijving', rows: 6, hint: 'Een lege regel begint een alinea.' },
    filled: 'De honderdste winkel opent in maart.\n\nU bouwt het team op.',
  },
  wachtwoord: {
    field: { type: 'password', label: 'Wachtwoord', autocomplete: 'current-password', validation: 'required' },
    filled: undefined,
  },
  nieuw: {
    field: { type: 'password', label: 'Nieuw wachtwoord', autocomplete: 'new-password', strength: true },
    filled: undefined,
  },
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
  rekening: {
    field: { type: 'text', label: 'Rekeningnummer (IBAN)', validation: 'iban' },
    filled: 'NL91 ABNA 0417 1643 00',
  },
  verborgen: { field: { type: 'hidden', value: 'x' }, filled: 'x' },
  versturen: { field: { type: 'submit', label: 'Versturen', value: 'ja' }, filled: 'ja' },
  knop: { field: { type: 'button', label: 'Voorbeeld bekijken' }, filled: undefined },
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
}

const wrong = 'Dit veld is niet geldig.'

function statesOf(name: string, { field, filled }: Example) {
  const schema = defineForm({ [name]: field }, { name })
  const answer = { form: name, fields: {}, kept: { [name]: filled } }
  const view = <Field name={name} />
  return [
    { name: `${name}, leeg`, view: <Form schema={schema}>{view}</Form> },
    {
      name: `${name}, ingevuld`,
      view: (
        <Form schema={schema} failure={answer}>
          {view}
        </Form>
      ),
    },
    {
      name: `${name}, geweigerd`,
      view: (
        <Form schema={schema} failure={{ ...answer, fields: { [name]: [wrong] } }}>
          {view}
        </Form>
      ),
    },
    {
      name: `${name}, uitgeschakeld`,
      view: (
        <Form schema={schema} failure={answer}>
          <fieldset disabled>{view}</fieldset>
        </Form>
      ),
    },
  ]
}

export const examples: Examples = {
  slug: 'velden',
  title: 'Velden van formulieren',
  states: Object.entries(fields).flatMap(([name, example]) => statesOf(name, example)),
}
