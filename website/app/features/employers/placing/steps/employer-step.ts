import type { OwnCompany } from '@gevel/contract/own-vacancies'
import { defineForm } from '../../../../forms/schema/define-form.ts'
import type { Answers } from '../../../../forms/wizard/answers.ts'
import { defineStep } from '../../../../forms/wizard/define-step.ts'

const NEW = 'nieuw'

/** The company is chosen by who has several, or does not own the only one. */
function employerForm(companies: readonly OwnCompany[]) {
  return defineForm(
    {
      company: {
        type: 'radio',
        label: 'Bedrijf',
        validation: 'required',
        options: [
          ...companies.map(({ number, name, city }) => ({ value: number, label: name, hint: city })),
          { value: NEW, label: 'Een ander bedrijf', hint: 'U vult de gegevens hierna in' },
        ],
      },
    },
    { name: 'werkgever' },
  )
}

function isChoice(companies: readonly OwnCompany[]): boolean {
  return companies.length > 1 || companies.some(({ role }) => role !== 'owner')
}

/** The company that places; null for a new one. */
export function chosenCompany(answers: Answers, companies: readonly OwnCompany[]): OwnCompany | null {
  if (!isChoice(companies)) return companies[0] ?? null
  const number = answers.find(employerForm(companies))?.company
  return companies.find((one) => one.number === number) ?? null
}

/** The name of the step with the details of a company: each has its own, so that those of one are never sent for another. */
export function companyStepName(company: OwnCompany | null, companies: readonly OwnCompany[]): string {
  return company && isChoice(companies) ? `bedrijf-${company.number.toLowerCase()}` : 'bedrijf'
}

export function employerStep(companies: readonly OwnCompany[]) {
  return defineStep({
    name: 'werkgever',
    title: 'Werkgever',
    question: 'Voor welk bedrijf is de vacature?',
    form: employerForm(companies),
    isNeeded: () => isChoice(companies),
  })
}
