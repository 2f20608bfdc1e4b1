import type { VisitorSale } from '@gevel/contract/event-sales'
import { euCountries } from '@gevel/contract/identifiers/eu-countries'
import { addressFields, addressProblems, addressText } from '../../../forms/fields/address-fields.ts'
import { companyFields, companyProblems } from '../../../forms/fields/company-fields.ts'
import { emailField, nameField } from '../../../forms/fields/person-fields.ts'
import { defineForm } from '../../../forms/schema/define-form.ts'
import type { FormValues } from '../../../forms/schema/values.ts'
import { defineStep } from '../../../forms/wizard/define-step.ts'
import { isPaid } from '../charge.ts'
import { ticketsOfAnswers } from './attendees-step.ts'

const NAME = 'factuur'

const { company, country, kvk, vatId, name, email, reference } = companyFields(euCountries)
const address = addressFields(euCountries)
const { street, postcode, city } = address

/** The company that gets the invoice. */
export const companyPayerForm = defineForm(
  { company, name, email, street, postcode, city, country, kvk, vatId, reference },
  { name: NAME },
)
/** The person who gets the invoice. */
export const personPayerForm = defineForm(
  { name: nameField, email: emailField('E-mailadres', 'email'), ...address },
  { name: NAME },
)
type CompanyValues = FormValues<typeof companyPayerForm>
type PersonValues = FormValues<typeof personPayerForm>

/** Who gets the invoice, for tickets that are paid. */
export function payerStep(sale: VisitorSale) {
  return defineStep<typeof companyPayerForm | typeof personPayerForm>({
    name: NAME,
    title: 'Factuur',
    question: 'Voor wie is de factuur?',
    intro: 'Naar het mailadres gaan de bevestiging en de factuur.',
    isNeeded: (answers) => isPaid(ticketsOfAnswers(answers, sale)),
    form: (answers) => (ticketsOfAnswers(answers, sale).payer === 'company' ? companyPayerForm : personPayerForm),
    check: (values) => ({ ...('company' in values ? companyProblems(values) : {}), ...addressProblems(values) }),
    summary: (values: CompanyValues | PersonValues) => [
      'company' in values
        ? { label: 'Factuur aan', value: values.company, detail: `Ter attentie van ${values.name}, ${values.email}` }
        : { label: 'Factuur aan', value: values.name, detail: values.email },
      { label: 'Adres', value: addressText(values) },
    ],
  })
}
