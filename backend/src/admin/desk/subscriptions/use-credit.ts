import { formatCents } from '@gevel/contract/money/format'
import type { ShownSubscription } from '../../../features/desk/subscriptions/show-subscription'
import { useAction } from '../../kit/action/use-action'
import { useFormKey } from '../../kit/action/use-form-key'
import { DESK } from '../desk-words'
import { openText } from './subscription-sentences'

/** Crediting an invoice of the customer. */
export function useCredit() {
  const { key, renewed } = useFormKey()
  const credit = useAction<ShownSubscription>({
    request: (_, { invoice = '', ...answers }) => ({
      method: 'POST',
      path: `${DESK}/invoices/${invoice}/credits`,
      body: { ...answers, idempotencyKey: key.current },
    }),
    question: (subscription) => ({
      title: 'Creditnota maken',
      text: `${openText(subscription)} Een creditnota wordt eerst verrekend met wat er van de factuur openstaat; de rest krijgt de klant terug.`,
      confirm: 'Maak creditnota',
      isDanger: true,
      fields: [
        {
          ...{ name: 'invoice', label: 'Factuur', isRequired: true },
          kind: {
            options: subscription.invoices
              .filter(({ kind }) => kind === 'invoice')
              .map(({ id, number, totalCents }) => [String(id), `${number}, ${formatCents(totalCents)}`] as const),
          },
        },
        {
          ...{ name: 'amount', label: 'Bedrag in euro’s', kind: 'text' },
          hint: `Leeg: de hele factuur. Een bedrag is ${subscription.customer.kind === 'company' ? 'zonder' : 'met'} btw.`,
        },
        { name: 'reason', label: 'Reden', kind: 'long-text', isRequired: true, hint: 'Staat ook op de creditnota.' },
      ],
    }),
    done: () => 'De creditnota is gemaakt.',
  })
  return { run: (subscription: ShownSubscription) => renewed(credit.run(subscription)), isBusy: credit.isBusy }
}
