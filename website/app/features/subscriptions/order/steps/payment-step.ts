import type { PlanPeriod } from '@gevel/contract/plans'
import { debitFields, debitProblems, paymentRow } from '../../../../forms/fields/payment-fields.ts'
import { defineForm } from '../../../../forms/schema/define-form.ts'
import { defineStep } from '../../../../forms/wizard/define-step.ts'
import type { OrderedPlan } from '../ordered-plan.ts'

const NAME = { name: 'betaling' } as const

const eachPeriod = { month: 'Elke maand', quarter: 'Elk kwartaal', year: 'Elk jaar' } as const satisfies Record<
  PlanPeriod,
  string
>

export function paymentForm(
  { ordering: { directDebit, paymentDays } }: Pick<OrderedPlan, 'ordering'>,
  period: PlanPeriod,
) {
  const invoice = {
    value: 'invoice',
    label: 'Factuur',
    hint: `${eachPeriod[period]}, binnen ${paymentDays} dagen over te maken`,
  } as const
  const debit = {
    value: 'direct-debit',
    label: 'Automatische incasso',
    hint: `${eachPeriod[period]}, ${directDebit?.noticeDays ?? 0} dagen van tevoren aangekondigd`,
  } as const
  return defineForm(
    {
      method: {
        type: 'radio',
        label: 'Betaalwijze',
        validation: 'required',
        options: directDebit ? [debit, invoice] : [invoice],
        value: directDebit ? 'direct-debit' : 'invoice',
      },
      ...debitFields,
    },
    NAME,
  )
}

export function paymentStep(ordered: OrderedPlan) {
  return defineStep<ReturnType<typeof paymentForm>>({
    ...NAME,
    title: 'Betaling',
    question: 'Hoe wilt u betalen?',
    form: (answers) => paymentForm(ordered, ordered.plan(answers)?.version.period ?? 'month'),
    check: debitProblems,
    summary: (values) => [paymentRow(values)],
  })
}
