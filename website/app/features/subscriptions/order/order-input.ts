import { isEuCountry } from '@gevel/contract/identifiers/eu-countries'
import type { PlaceSubscriptionInput } from '@gevel/contract/subscriptions'
import type { Answers } from '../../../forms/wizard/answers.ts'
import type { OrderedPlan } from './ordered-plan.ts'
import { addressForm } from './steps/address-step.ts'
import { paymentForm } from './steps/payment-step.ts'
import { companyForm, personForm } from './steps/who-step.ts'

/** What the endpoint of an order gets, before it is parsed. */
export type OrderInput = Omit<PlaceSubscriptionInput, 'draft' | 'newsletters'>

/** What the answers order, as the endpoint gets it: without prices. The answers are those of a draft whose steps are all done. */
export function orderInput(answers: Answers, ordered: OrderedPlan, startsAtOnce: boolean): OrderInput {
  const { ordering } = ordered
  const version = ordered.plan(answers)?.version
  if (!version) throw new Error('An order without a plan')
  const kind = ordered.kind(answers)
  const countries = ordered.countries(answers)
  const { street, postcode, city, country } = answers.get(addressForm(countries))
  if (!isEuCountry(country)) throw new Error('An address outside the countries of the form')
  return {
    planVersionId: version.id,
    seats: ordered.seats(answers),
    ...customerOf(answers, kind, countries),
    address: { street, postcode, city, country },
    payment: paymentOf(answers, ordered),
    termsVersion: ordering.termsVersion,
    startsAtOnce: kind === 'company' || startsAtOnce,
  }
}

function customerOf(
  answers: Answers,
  kind: 'person' | 'company',
  countries: readonly string[],
): Pick<OrderInput, 'customer' | 'reference'> {
  if (kind === 'person') {
    const { name, email } = answers.get(personForm)
    return { customer: { kind, name, email }, reference: null }
  }
  const { company, kvk, vatId, name: contact, email, reference } = answers.get(companyForm(countries))
  return {
    customer: { kind, name: company, kvk: kvk.trim() || null, vatId: vatId.trim() || null, contact, email },
    reference: reference.trim() || null,
  }
}

function paymentOf(answers: Answers, ordered: OrderedPlan): OrderInput['payment'] {
  const period = ordered.plan(answers)?.version.period ?? 'month'
  const { method, iban, holder } = answers.get(paymentForm(ordered, period))
  const textVersion = ordered.ordering.directDebit?.mandate.version
  if (method === 'invoice' || textVersion === undefined) return { method: 'invoice' }
  return { method, iban, holder, mandate: { textVersion, agreed: true } }
}
