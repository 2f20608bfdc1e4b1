import { writeMarkedText } from '@gevel/contract/marked-text'
import type { OwnVacancy, VacancyTextInput } from '@gevel/contract/own-vacancies'
import { provinceNames } from '@gevel/contract/province-names'
import { vacancyLengths } from '@gevel/contract/vacancy-lengths'
import { categoryNames, levelNames } from '@gevel/contract/vacancy-names'
import { emailField, nameField } from '../../../forms/fields/person-fields.ts'
import { defineForm } from '../../../forms/schema/define-form.ts'
import type { FormValues } from '../../../forms/schema/values.ts'

const optionsOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  (Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label }))

const euros = { type: 'number', min: 1, max: 1_000_000, step: 1 } as const
const hours = { type: 'number', min: 1, max: 60, step: 1 } as const

/** The text of a vacancy, as its employer types it: of the wizard's second step, and of the page that changes it. */
export const textForm = defineForm(
  {
    title: {
      type: 'text',
      label: 'Functietitel',
      hint: 'Zoals een kandidaat hem zou zoeken, zonder plaats of salaris.',
      validation: 'required',
      maxLength: vacancyLengths.title,
    },
    edition: {
      type: 'radio',
      label: 'Voor wie is de vacature?',
      validation: 'required',
      options: [
        { value: 'general', label: 'Winkels', hint: 'Bouwmarkten, verf en wonen' },
        { value: 'pro', label: 'Groothandel', hint: 'Bouwmaterialen en vakhandel' },
      ],
      value: 'general',
    },
    city: { type: 'text', label: 'Plaats', validation: 'required', maxLength: vacancyLengths.city },
    province: {
      type: 'select',
      label: 'Provincie',
      validation: 'required',
      nothing: 'Kies een provincie',
      options: provinceNames.map((name) => ({ value: name, label: name })),
    },
    category: {
      type: 'select',
      label: 'Vakgebied',
      validation: 'required',
      nothing: 'Kies een vakgebied',
      options: optionsOf(categoryNames),
    },
    level: { type: 'select', label: 'Opleiding', nothing: 'Geen voorkeur', options: optionsOf(levelNames) },
    contract: {
      type: 'text',
      label: 'Dienstverband',
      hint: 'Bijvoorbeeld: vast, of een jaar en daarna vast.',
      maxLength: vacancyLengths.contract,
    },
    hoursMin: { ...hours, label: 'Uren per week vanaf' },
    hoursMax: { ...hours, label: 'Uren per week tot' },
    salaryMin: { ...euros, label: 'Salaris vanaf', hint: 'Bruto per maand in hele euro’s.' },
    salaryMax: { ...euros, label: 'Salaris tot', hint: 'Bruto per maand in hele euro’s.' },
    intro: {
      type: 'textarea',
      label: 'Inleiding',
      hint: 'Een of twee zinnen, voor in de lijst.',
      validation: 'required',
      maxLength: vacancyLengths.intro,
      rows: 3,
    },
    body: {
      type: 'textarea',
      label: 'Omschrijving',
      hint: 'Een lege regel begint een alinea, ## een kop en - een punt van een lijst. **Vet** staat tussen sterretjes, een link is [tekst](adres).',
      validation: 'required',
      maxLength: vacancyLengths.body,
      rows: 14,
    },
    apply: {
      type: 'radio',
      label: 'Hoe reageren kandidaten?',
      validation: 'required',
      options: [
        {
          value: 'form',
          label: 'Met het formulier op deze site',
          hint: 'U krijgt een mail, en leest cv’s bij uw vacatures',
        },
        { value: 'link', label: 'Op uw eigen site' },
        { value: 'mail', label: 'Per mail aan u' },
      ],
      value: 'form',
    },
    applyUrl: {
      type: 'url',
      label: 'Adres van de sollicitatiepagina',
      validation: 'required_when:apply,link|url',
      validationMessages: { required_when: 'Adres van de sollicitatiepagina is verplicht.' },
      maxLength: 500,
    },
    applyEmail: {
      ...emailField('E-mailadres voor sollicitaties', 'email'),
      hint: 'Hierheen gaan de sollicitaties, of de mails daarover.',
      validation: 'email',
    },
    contactName: {
      ...nameField,
      label: 'Contactpersoon',
      hint: 'Niet verplicht.',
      validation: '',
      autocomplete: 'off',
    },
    contactRole: { type: 'text', label: 'Functie van de contactpersoon', maxLength: 80 },
    contactPhone: { type: 'tel', label: 'Telefoon', hint: 'Alleen als kandidaten mogen bellen.', maxLength: 30 },
  },
  { name: 'tekst' },
)
export type TextValues = FormValues<typeof textForm>

/** What the rules of single fields cannot say of a text. */
export function textProblems(
  values: TextValues,
  { isSalaryRequired }: { isSalaryRequired: boolean },
): Readonly<Record<string, string | undefined>> {
  const { hoursMin, hoursMax, salaryMin, salaryMax, apply, applyEmail } = values
  return {
    hoursMax:
      hoursMin !== undefined && hoursMax !== undefined && hoursMax < hoursMin
        ? 'Dit zijn minder uren dan bij ‘Uren per week vanaf’.'
        : undefined,
    salaryMin:
      isSalaryRequired && salaryMin === undefined && salaryMax === undefined
        ? 'Een vacature moet een salaris hebben. Vul het laagste of het hoogste in.'
        : undefined,
    salaryMax:
      salaryMin !== undefined && salaryMax !== undefined && salaryMax < salaryMin
        ? 'Dit is minder dan bij ‘Salaris vanaf’.'
        : undefined,
    applyEmail:
      apply !== 'link' && applyEmail.trim() === '' ? 'E-mailadres voor sollicitaties is verplicht.' : undefined,
  }
}

/** A text as the backend gets it. */
export function textInput(values: TextValues): VacancyTextInput {
  const { apply, applyUrl, applyEmail, contactName, contactRole, contactPhone, level, ...text } = values
  return {
    ...text,
    province: text.province as VacancyTextInput['province'],
    level: level || null,
    hoursMin: text.hoursMin ?? null,
    hoursMax: text.hoursMax ?? null,
    salaryMin: text.salaryMin ?? null,
    salaryMax: text.salaryMax ?? null,
    contact: contactName.trim() ? { name: contactName, role: contactRole, phone: contactPhone, email: null } : null,
    apply: apply === 'link' ? { way: apply, url: applyUrl } : { way: apply, email: applyEmail },
  }
}

/** The entries of the form for a text that is stored. */
export function textEntries({ text }: Pick<OwnVacancy, 'text'>): Record<string, string> {
  const { body, apply, contact, hoursMin, hoursMax, salaryMin, salaryMax, level, contract, ...facts } = text
  return {
    ...facts,
    ...{ level: level ?? '', contract: contract ?? '', body: writeMarkedText(body) },
    hoursMin: String(hoursMin ?? ''),
    hoursMax: String(hoursMax ?? ''),
    salaryMin: String(salaryMin ?? ''),
    salaryMax: String(salaryMax ?? ''),
    apply: apply.way,
    applyUrl: apply.way === 'link' ? apply.url : '',
    applyEmail: apply.way === 'link' ? '' : apply.email,
    contactName: contact?.name ?? '',
    contactRole: contact?.role ?? '',
    contactPhone: contact?.phone ?? '',
  }
}
