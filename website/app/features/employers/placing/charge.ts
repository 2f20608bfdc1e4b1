import { isVatShifted } from '@gevel/contract/money/shifted-vat'
import { totalsOf } from '@gevel/contract/money/totals'
import type { OwnCompany } from '@gevel/contract/own-vacancies'
import type { Answers } from '../../../forms/wizard/answers.ts'
import type { Offer } from './offer.server.ts'
import { ownedForm } from './steps/company-step.ts'
import { chosenCompany, companyStepName } from './steps/employer-step.ts'
import { chosenPackage, packageForm } from './steps/package-step.ts'

/** What a vacancy costs, by the answers so far; undefined before a package is chosen. The last step shows it. */
export function chargeOfAnswers(answers: Answers, { packages, terms }: Offer, companies: readonly OwnCompany[]) {
  const chosen = answers.find(packageForm(packages))
  const version = chosen && chosenPackage(packages, chosen)?.version
  if (!version) return undefined
  const company = chosenCompany(answers, companies)
  const typed = answers.find(ownedForm(companyStepName(company, companies)))
  const isShifted =
    company && company.role !== 'owner'
      ? company.isVatShifted
      : isVatShifted({ kind: 'company', vatId: typed?.vatId.trim() || null })
  const vat = isShifted
    ? ({ vatRate: 0, vatCategory: 'AE' } as const)
    : ({ vatRate: version.vatRate, vatCategory: 'S' } as const)
  const totals = totalsOf([{ quantity: 1, unitCents: version.priceCents, ...vat }], 'excl')
  return { version, totals, termsVersion: terms.version }
}

export type Charge = NonNullable<ReturnType<typeof chargeOfAnswers>>
