import { maxLength } from '@gevel/contract/field-lengths'
import { countryName } from '@gevel/contract/identifiers/eu-countries'
import { readKvk } from '@gevel/contract/identifiers/kvk'
import { countryOfVatId, readVatId } from '@gevel/contract/identifiers/vat-id'
import { countryOptions } from './country-options.ts'
import { companyField, emailField, nameField } from './person-fields.ts'

/** A company abroad has none. */
export const kvkField = {
  type: 'text',
  label: 'KvK-nummer',
  hint: 'Acht cijfers. Een bedrijf buiten Nederland laat dit leeg.',
  validation: 'required_when:country,NL',
  validationMessages: { required_when: 'KvK-nummer is verplicht.' },
  inputMode: 'numeric',
  maxLength: 20,
} as const

/** For its own bookkeeping. */
export const referenceField = {
  type: 'text',
  label: 'Uw kenmerk',
  hint: 'Zoals een inkoopnummer. Staat op de facturen.',
  maxLength: maxLength.reference,
} as const

/**
 * The company that orders, and who orders for it.
 * @param countries where it may be, ISO 3166-1 alpha-2
 */
export function companyFields(countries: readonly string[]) {
  return {
    company: { ...companyField, label: 'Bedrijfsnaam', validation: 'required' },
    country: {
      type: 'select',
      label: 'Land',
      validation: 'required',
      options: countryOptions(countries),
      value: 'NL',
      autocomplete: 'country',
    },
    kvk: kvkField,
    vatId: {
      type: 'text',
      label: 'Btw-identificatienummer',
      hint: 'Zoals NL123456789B01; een eenmanszaak vult haar btw-id in, niet het omzetbelastingnummer.',
      maxLength: 20,
    },
    name: { ...nameField, label: 'Uw naam' },
    email: emailField('E-mailadres', 'email'),
    reference: referenceField,
  } as const
}

/** What is wrong with the numbers of a company, by field. */
export function companyProblems({ country, kvk, vatId }: { country: string; kvk: string; vatId: string }) {
  const problems: Record<string, string> = {}
  if (kvk.trim() !== '' && !readKvk(kvk)) problems.kvk = 'Een KvK-nummer heeft acht cijfers.'
  if (vatId.trim() === '') return problems
  const read = readVatId(vatId)
  if (!read) problems.vatId = 'Dit btw-id klopt niet. Kijk het nog eens na.'
  else if (countryOfVatId(read) !== country) problems.vatId = `Dit is geen btw-id van ${countryName(country)}.`
  return problems
}
