import { logoFiles } from '@gevel/contract/logo-files'
import type { OwnCompany } from '@gevel/contract/own-vacancies'
import { addressProblems, addressText } from '../../../../forms/fields/address-fields.ts'
import { companyProblems } from '../../../../forms/fields/company-fields.ts'
import { defineForm } from '../../../../forms/schema/define-form.ts'
import type { Answers } from '../../../../forms/wizard/answers.ts'
import { defineStep, type WizardStep } from '../../../../forms/wizard/define-step.ts'
import { detailFields, referenceField as reference } from '../../company/company-form.ts'
import { chosenCompany, companyStepName } from './employer-step.ts'

const { company: companyField, ...details } = detailFields
const company = { ...companyField, hint: 'Zoals de werkgever bij de vacature staat.' } as const
const website = { type: 'url', label: 'Website', validation: 'url', autocomplete: 'url', maxLength: 500 } as const

const logo = {
  type: 'file',
  label: 'Logo',
  hint: 'Wij tonen een vierkant.',
  accept: logoFiles.types,
  maxBytes: logoFiles.maxBytes,
} as const
const logoCrop = { type: 'hidden', maxLength: 60 } as const

/** The employer, with the details of its invoices. */
export function ownedForm(name: string) {
  return defineForm({ company, website, logo, logoCrop, ...details, reference }, { name })
}

/** The employer, of a company whose details are its owner's. */
function memberForm(name: string) {
  return defineForm({ company, website, logo, logoCrop, reference }, { name })
}

/** How the vacancy names its employer, by the answers so far. */
export function employerOfAnswers(answers: Answers, companies: readonly OwnCompany[]) {
  return answers.find(memberForm(companyStepName(chosenCompany(answers, companies), companies)))
}

/** A step for each company that can place, and one for a new company; the choice decides which is asked. */
export function companySteps(companies: readonly OwnCompany[]): WizardStep[] {
  return [...companies, null].flatMap((one) => {
    const name = companyStepName(one, companies)
    // of one company without a choice, that for a new one is its own
    if (one && name === 'bedrijf') return []
    const isNeeded = (answers: Answers) => companyStepName(chosenCompany(answers, companies), companies) === name
    const texts = { name, title: 'Bedrijf', isNeeded, keepsFiles: true }
    return one && one.role !== 'owner'
      ? [
          defineStep({
            ...texts,
            question: 'Hoe heet de werkgever?',
            intro: `U plaatst voor ${one.name}. De factuur, als er een is, gaat naar het factuuradres van het bedrijf; onze mails over de vacature gaan naar uw account.`,
            form: memberForm(name),
            summary: ({ company: value, website: detail }) => [{ label: 'Werkgever', value, detail }],
          }),
        ]
      : [
          defineStep({
            ...texts,
            question: 'Welk bedrijf zoekt iemand?',
            intro:
              'Naar het mailadres gaat de factuur, als er een is; onze mails over de vacature gaan naar uw account.',
            form: ownedForm(name),
            check: (values) => ({ ...companyProblems(values), ...addressProblems(values) }),
            summary: (values) => [
              { label: 'Werkgever', value: values.company, detail: values.website },
              { label: 'Contact', value: values.name, detail: values.email },
              { label: 'Adres', value: addressText(values) },
            ],
          }),
        ]
  })
}

/** What is known of the companies, by the name of their step. */
export function knownCompanies(companies: readonly OwnCompany[]): Readonly<Record<string, object>> {
  return Object.fromEntries(
    companies.map((one) => [companyStepName(one, companies), one.details ?? { company: one.name }]),
  )
}
