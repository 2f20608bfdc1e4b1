import type { VisitorSale } from '@gevel/contract/event-sales'
import { isEuCountry } from '@gevel/contract/identifiers/eu-countries'
import type { registerInput } from '@gevel/contract/registrations'
import type { z } from 'zod'
import type { Answers } from '../../forms/wizard/answers.ts'
import { chargeOf, isPaid } from './charge.ts'
import { attendeesForm, attendeesOf, ticketsOfAnswers } from './steps/attendees-step.ts'
import { companyPayerForm, personPayerForm } from './steps/payer-step.ts'
import { paymentForm } from './steps/payment-step.ts'

type Input = Omit<z.input<typeof registerInput>, 'draft'>
type Order = NonNullable<Input['order']>

/** What the answers register, as the endpoint gets it. The answers are those of a draft whose steps are all done. */
export function registrationInput(answers: Answers, sale: VisitorSale): Input {
  const chosen = ticketsOfAnswers(answers, sale)
  const attendees = attendeesOf(answers.get(attendeesForm(sale.data, chosen.types)), sale.data, chosen.types)
  return {
    eventId: sale.data.eventId,
    attendees: attendees.map(({ typeName: _, ...attendee }) => attendee),
    order: isPaid(chosen) ? orderOf(answers, sale, chosen.payer) : null,
    totalCents: chargeOf(chosen).totals.totalCents,
    // one that gives nothing any more would refuse what everybody can choose
    code: sale.entry && chosen.code,
  }
}

function orderOf(answers: Answers, sale: VisitorSale, payer: 'company' | 'person'): Order {
  const payment = paymentOf(answers, sale)
  if (payer === 'person') {
    const { name, email, ...address } = answers.get(personPayerForm)
    return { customer: { kind: 'person', name, email }, address: addressOf(address), payment, reference: null }
  }
  const { company, kvk, vatId, name, email, reference, ...address } = answers.get(companyPayerForm)
  const numbers = { kvk: kvk.trim() || null, vatId: vatId.trim() || null }
  return {
    customer: { kind: 'company', name: company, contact: name, email, ...numbers },
    ...{ address: addressOf(address), payment, reference: reference.trim() || null },
  }
}

function addressOf({ country, ...address }: { street: string; postcode: string; city: string; country: string }) {
  if (!isEuCountry(country)) throw new Error('An address outside the countries of the form')
  return { ...address, country }
}

function paymentOf(answers: Answers, { ordering }: VisitorSale): Order['payment'] {
  const { method, iban, holder } = answers.get(paymentForm({ ordering }))
  const textVersion = ordering?.directDebit?.mandate.version
  if (method === 'invoice' || textVersion === undefined) return { method: 'invoice' }
  return { method, iban, holder, mandate: { textVersion, agreed: true } }
}
