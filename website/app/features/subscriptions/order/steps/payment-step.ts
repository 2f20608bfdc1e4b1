import { isSepaIban, readIban } from '@gevel/contract/identifiers/iban'
import type { PlanPeriod } from '@gevel/contract/plans'
import { defineForm } from '../../../../forms/schema/define-form.ts'
import { defineStep } from '../../../../forms/wizard/define-step.ts'
import { maskedIban } from '../masked-iban.ts'
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
      iban: {
        type: 'text',
        label: 'IBAN',
        hint: 'De rekening waarvan wij afschrijven. Ook een rekening in een ander SEPA-land kan.',
        validation: 'iban_when:method,direct-debit',
        validationMessages: {
          iban_when: 'Dit IBAN klopt niet. Kijk de laatste cijfers en de twee cijfers na de landcode nog eens na.',
        },
        autocomplete: 'off',
        maxLength: 50,
      },
      holder: {
        type: 'text',
        label: 'Op naam van',
        hint: 'Zoals op uw bankpas.',
        validation: 'required_when:method,direct-debit',
        validationMessages: { required_when: 'Op naam van is verplicht.' },
        autocomplete: 'name',
        maxLength: 70,
      },
      agreed: {
        type: 'checkbox',
        label: 'Ik geef deze machtiging.',
        hint: 'U krijgt haar als pdf bij de bevestiging.',
        validation: 'required_when:method,direct-debit',
        validationMessages: {
          required_when: 'Zonder uw machtiging kunnen wij niet incasseren. Geef haar, of kies voor een factuur.',
        },
      },
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
    check: ({ method, iban }) =>
      method === 'direct-debit' && !isSepaIban(readIban(iban) ?? '')
        ? { iban: 'Van een rekening in dit land kunnen wij niet incasseren. Kies een andere rekening, of een factuur.' }
        : {},
    summary: ({ method, iban, holder }) => [
      method === 'direct-debit'
        ? { label: 'Betaling', value: 'Automatische incasso', detail: `${maskedIban(iban)}, op naam van ${holder}.` }
        : { label: 'Betaling', value: 'Op factuur' },
    ],
  })
}
