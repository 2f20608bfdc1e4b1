import { maxLength } from '@gevel/contract/field-lengths'
import { countryName } from '@gevel/contract/identifiers/eu-countries'
import { readKvk } from '@gevel/contract/identifiers/kvk'
import { countryOfVatId, readVatId } from '@gevel/contract/identifiers/vat-id'
import { companyField, emailField, nameField } from '../../../../forms/fields/person-fields.ts'
import { defineForm } from '../../../../forms/schema/define-form.ts'
import type { FormValues } from '../../../../forms/schema/values.ts'
import { defineStep } from '../../../../forms/wizard/define-step.ts'
import { countryOptions } from '../country-options.ts'
import type { OrderedPlan } from '../ordered-plan.ts'

const NAME = { name: 'gegevens' } as const

export const personForm = defineForm({ name: nameField, email: emailField('E-mailadres', 'email') }, NAME)

/** @param countries where it may be, ISO 3166-1 alpha-2 */
export function companyForm(countries: readonly string[]) {
  return defineForm(
    {
      company: { ...companyField, label: 'Bedrijfsnaam', validation: 'required' },
      country: {
        type: 'select',
        label: 'Land',
        validation: 'required',
        options: countryOptions(countries),
        value: 'NL',
        autocomplete: 'country',
      },
      kvk: {
        type: 'text',
        label: 'KvK-nummer',
        hint: 'Acht cijfers. Een bedrijf buiten Nederland laat dit leeg.',
        validation: 'required_when:country,NL',
        validationMessages: { required_when: 'KvK-nummer is verplicht.' },
        inputMode: 'numeric',
        maxLength: 20,
      },
      vatId: {
        type: 'text',
        label: 'Btw-identificatienummer',
        hint: 'Zoals NL123456789B01; een eenmanszaak vult haar btw-id in, niet het omzetbelastingnummer.',
        maxLength: 20,
      },
      name: { ...nameField, label: 'Uw naam' },
      email: emailField('E-mailadres', 'email'),
      reference: {
        type: 'text',
        label: 'Uw kenmerk',
        hint: 'Zoals een inkoopnummer. Staat op de facturen.',
        maxLength: maxLength.reference,
      },
    },
    NAME,
  )
}

export type CompanyValues = FormValues<ReturnType<typeof companyForm>>

export function whoStep(ordered: OrderedPlan) {
  return defineStep({
    ...NAME,
    title: 'Gegevens',
    question: 'Wie bestelt er?',
    intro: 'Naar het mailadres gaan de bevestiging en de facturen.',
    form: (answers) => (ordered.kind(answers) === 'company' ? companyForm(ordered.countries(answers)) : personForm),
    check: (values) => ('company' in values ? companyProblems(values as CompanyValues) : {}),
    summary: (values) => {
      const { name, email } = values
      const detail = 'Hierheen gaat de bevestiging, met de voorwaarden als pdf.'
      return [
        'company' in values
          ? { label: 'Abonnee', value: (values as CompanyValues).company, detail: companyLine(values as CompanyValues) }
          : { label: 'Abonnee', value: name, detail: 'Particulier' },
        { label: 'E-mailadres', value: email, detail },
      ]
    },
  })
}

/** What is wrong with the numbers of a company, by field. */
function companyProblems({ country, kvk, vatId }: Pick<CompanyValues, 'country' | 'kvk' | 'vatId'>) {
  const problems: Record<string, string> = {}
  if (kvk.trim() !== '' && !readKvk(kvk)) problems.kvk = 'Een KvK-nummer heeft acht cijfers.'
  if (vatId.trim() === '') return problems
  const read = readVatId(vatId)
  if (!read) problems.vatId = 'Dit btw-id klopt niet. Kijk het nog eens na.'
  else if (countryOfVatId(read) !== country) problems.vatId = `Dit is geen btw-id van ${countryName(country)}.`
  return problems
}

function companyLine({ name, kvk, vatId }: CompanyValues): string {
  return [`Ter attentie van ${name}`, kvk && `KvK ${kvk.trim()}`, vatId && `btw-id ${vatId.trim()}`]
    .filter(Boolean)
    .join(', ')
}
