import type { VisitorSale } from '@gevel/contract/event-sales'
import { debitFields, debitProblems, paymentMethodField, paymentRow } from '../../../forms/fields/payment-fields.ts'
import { defineForm } from '../../../forms/schema/define-form.ts'
import { defineStep } from '../../../forms/wizard/define-step.ts'
import { isPaid } from '../charge.ts'
import { ticketsOfAnswers } from './attendees-step.ts'

export function paymentForm({ ordering }: Pick<VisitorSale, 'ordering'>) {
  return defineForm(
    { method: paymentMethodField(ordering, 'U krijgt de factuur bij de bevestiging.'), ...debitFields },
    { name: 'betaling' },
  )
}

export function paymentStep(sale: VisitorSale) {
  return defineStep({
    name: 'betaling',
    title: 'Betaling',
    question: 'Hoe wilt u betalen?',
    form: paymentForm(sale),
    isNeeded: (answers) => isPaid(ticketsOfAnswers(answers, sale)),
    check: debitProblems,
    summary: (values) => [paymentRow(values)],
  })
}
