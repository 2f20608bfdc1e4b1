import { euCountries } from '@gevel/contract/identifiers/eu-countries'
import { addressFields, addressProblems, addressText } from '../../../../forms/fields/address-fields.ts'
import { companyFields, companyProblems } from '../../../../forms/fields/company-fields.ts'
import { defineForm } from '../../../../forms/schema/define-form.ts'
import { defineStep } from '../../../../forms/wizard/define-step.ts'

const { company, country, kvk, vatId, name, email, reference } = companyFields(euCountries)
const { street, postcode, city } = addressFields(euCountries)

export const companyForm = defineForm(
  {
    company: { ...company, hint: 'Zoals de werkgever bij de vacature staat.' },
    website: { type: 'url', label: 'Website', validation: 'url', autocomplete: 'url', maxLength: 500 },
    ...{ name, email, street, postcode, city, country, kvk, vatId, reference },
  },
  { name: 'bedrijf' },
)

export const companyStep = defineStep({
  name: 'bedrijf',
  title: 'Bedrijf',
  question: 'Welk bedrijf zoekt iemand?',
  intro: 'Naar het mailadres gaan onze mails over de vacature, en de factuur als er een is.',
  form: companyForm,
  check: (values) => ({ ...companyProblems(values), ...addressProblems(values) }),
  summary: (values) => [
    { label: 'Werkgever', value: values.company, detail: values.website },
    { label: 'Contact', value: values.name, detail: values.email },
    { label: 'Adres', value: addressText(values) },
  ],
})
