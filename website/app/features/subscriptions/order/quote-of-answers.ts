import { readVatId } from '@gevel/contract/identifiers/vat-id'
import type { Answers } from '../../../forms/wizard/answers.ts'
import type { OrderedPlan } from './ordered-plan.ts'
import { type Quote, quoteOf } from './quote.ts'
import { paymentForm } from './steps/payment-step.ts'
import { companyForm } from './steps/who-step.ts'

/** What the answers so far order; undefined before a plan is chosen. */
export function quoteOfAnswers(answers: Answers, ordered: OrderedPlan, today: string): Quote | undefined {
  const version = ordered.plan(answers)?.version
  if (!version) return undefined
  const kind = ordered.kind(answers)
  const company = kind === 'company' ? answers.find(companyForm(ordered.countries(answers))) : undefined
  const payment =
    answers.find(paymentForm(ordered, version.period))?.method === 'direct-debit' ? 'direct-debit' : 'invoice'
  const vatId = company ? readVatId(company.vatId) : null
  return quoteOf({ version, seats: ordered.seats(answers), kind, vatId, payment, ordering: ordered.ordering, today })
}
