import { debitFields, debitProblems, paymentMethodField, paymentRow } from '../../../../forms/fields/payment-fields.ts'
import { defineForm } from '../../../../forms/schema/define-form.ts'
import { defineStep } from '../../../../forms/wizard/define-step.ts'
import type { Offer } from '../offer.server.ts'
import { chosenPackage, packageForm } from './package-step.ts'

export function paymentForm({ ordering }: Pick<Offer, 'ordering'>) {
  return defineForm(
    { method: paymentMethodField(ordering, 'U krijgt de factuur als de vacature online staat.'), ...debitFields },
    { name: 'betaling' },
  )
}

/** Asked for a package with a price. */
export function paymentStep(offer: Offer) {
  return defineStep({
    name: 'betaling',
    title: 'Betaling',
    question: 'Hoe wilt u betalen?',
    form: paymentForm(offer),
    isNeeded(answers) {
      const chosen = answers.find(packageForm(offer.packages))
      return (chosen && chosenPackage(offer.packages, chosen)?.version.priceCents) !== 0
    },
    check: debitProblems,
    summary: (values) => [paymentRow(values)],
  })
}
