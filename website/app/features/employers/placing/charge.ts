import { isVatShifted } from '@gevel/contract/money/shifted-vat'
import { totalsOf } from '@gevel/contract/money/totals'
import type { Answers } from '../../../forms/wizard/answers.ts'
import type { Offer } from './offer.server.ts'
import { companyForm } from './steps/company-step.ts'
import { chosenPackage, packageForm } from './steps/package-step.ts'

/** What a vacancy costs, by the answers so far; undefined before a package is chosen. The last step shows it. */
export function chargeOfAnswers(answers: Answers, { packages, terms }: Offer) {
  const chosen = answers.find(packageForm(packages))
  const version = chosen && chosenPackage(packages, chosen)?.version
  if (!version) return undefined
  const vatId = answers.find(companyForm)?.vatId.trim() || null
  const vat = isVatShifted({ kind: 'company', vatId })
    ? ({ vatRate: 0, vatCategory: 'AE' } as const)
    : ({ vatRate: version.vatRate, vatCategory: 'S' } as const)
  const totals = totalsOf([{ quantity: 1, unitCents: version.priceCents, ...vat }], 'excl')
  return { version, totals, termsVersion: terms.version }
}

export type Charge = NonNullable<ReturnType<typeof chargeOfAnswers>>
