import { addressFields, addressProblems, addressText } from '../../../../forms/fields/address-fields.ts'
import { defineForm } from '../../../../forms/schema/define-form.ts'
import type { Answers } from '../../../../forms/wizard/answers.ts'
import { defineStep } from '../../../../forms/wizard/define-step.ts'
import type { OrderedPlan } from '../ordered-plan.ts'
import { companyForm } from './who-step.ts'

const NAME = { name: 'adres' } as const

/** @param countries to choose from */
export function addressForm(countries: readonly string[]) {
  return defineForm(addressFields(countries), NAME)
}

export function addressStep(ordered: OrderedPlan) {
  return defineStep<ReturnType<typeof addressForm>>({
    ...NAME,
    title: 'Adres',
    question: 'Wat is het adres?',
    form: (answers) => addressForm(countriesOf(ordered, answers)),
    check: addressProblems,
    summary: (values) => [{ label: 'Adres', value: addressText(values) }],
  })
}

/** A company has said where it is. */
function countriesOf(ordered: OrderedPlan, answers: Answers): readonly string[] {
  const countries = ordered.countries(answers)
  const company = ordered.kind(answers) === 'company' ? answers.find(companyForm(countries)) : undefined
  return company ? [company.country] : countries
}
