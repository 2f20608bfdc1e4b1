import { formatCents } from '@gevel/contract/money/format'
import type { ShownSubscription } from '../../../features/desk/subscriptions/show-subscription'
import { knownReturnCodes, returnRule } from '../../../ledger/payments/return-codes'
import { useAction } from '../../kit/action/use-action'
import { dayText } from '../../kit/words/days'
import { DESK } from '../desk-words'

/** A direct debit of the customer that came back, which the bank says on its statement. */
export function useReturned() {
  return useAction<ShownSubscription>({
    request: (_, { collection = '', ...answers }) => ({
      method: 'POST',
      path: `${DESK}/collections/${collection}/return`,
      body: answers,
    }),
    question: ({ collections }) => ({
      title: 'Incasso teruggekomen',
      text: 'De factuur staat dan weer open. De code van de bank bepaalt of het nog eens wordt geprobeerd, en of de machtiging vervalt.',
      confirm: 'Meld als teruggekomen',
      isDanger: true,
      fields: [
        {
          ...{ name: 'collection', label: 'Incasso', isRequired: true },
          kind: {
            options: collections.map(
              ({ id, invoice, cents, collectOn }) =>
                [String(id), `${invoice}, ${formatCents(cents)}, ${dayText(collectOn)}`] as const,
            ),
          },
        },
        {
          ...{ name: 'code', label: 'Reden van de bank', isRequired: true },
          kind: { options: knownReturnCodes.map((code) => [code, `${code}, ${returnRule(code).meaning}`] as const) },
        },
      ],
    }),
    done: () => 'De incasso staat op teruggekomen.',
  })
}
