import { euCountries, isEuCountry } from '@gevel/contract/identifiers/eu-countries'
import type { PlaceVacancyInput } from '@gevel/contract/own-vacancies'
import { addressFields } from '../../../forms/fields/address-fields.ts'
import { companyFields } from '../../../forms/fields/company-fields.ts'
import { defineForm } from '../../../forms/schema/define-form.ts'
import type { FormValues } from '../../../forms/schema/values.ts'

const { company, country, kvk, vatId, name, email, reference } = companyFields(euCountries)
const { street, postcode, city } = addressFields(euCountries)

/** The fields of a company's invoices. */
export const detailFields = { company, name, email, street, postcode, city, country, kvk, vatId } as const

/** What a customer puts on the invoice of one order. */
export const referenceField = reference

export const detailsForm = defineForm(
  { ...detailFields, name: { ...name, label: 'Ter attentie van' } },
  { name: 'gegevens' },
)

/** The details as the endpoints get them, of values that `companyProblems` and `addressProblems` found nothing wrong with. */
export function detailsInput(values: FormValues<typeof detailsForm>): NonNullable<PlaceVacancyInput['details']> {
  const { company: companyName, name: contact, country: code } = values
  if (!isEuCountry(code)) throw new Error('An address outside the countries of the form')
  return {
    customer: {
      ...{ kind: 'company', name: companyName, contact, email: values.email },
      ...{ kvk: values.kvk.trim() || null, vatId: values.vatId.trim() || null },
    },
    address: { street: values.street, postcode: values.postcode, city: values.city, country: code },
  }
}
